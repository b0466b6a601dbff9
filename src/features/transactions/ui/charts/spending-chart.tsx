import { useMemo, useState } from 'react';
import type { TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import type { Loaded } from '#src/features/transactions/model/charts/loaded.ts';
import {
  chooseSpending,
  chosenSpending,
  spendingByCategory,
} from '#src/features/transactions/model/charts/spending.ts';
import { categoryTitles, isCategory } from '#src/features/transactions/model/tags.ts';
import type { FiltersInUse } from '#src/features/transactions/ui/filters/use-filters.ts';
import { money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { ChoiceBars } from '#src/ui/chart/choice-bars.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';

interface SpendingChartProps {
  readonly loaded: Loaded;
  readonly filters: FiltersInUse;
}

/** As many as fit beside the other charts. */
const shownAtFirst = 4;

/** The bars are buttons with their figures, so that there is no other table. */
export function SpendingChart({ loaded, filters }: SpendingChartProps) {
  const spending = useMemo(() => spendingByCategory(loaded), [loaded]);
  const total = money(
    spending.reduce((sum, { amount }) => sum + amount.minor, 0),
    loaded.currency,
  );
  const [isWhole, setWhole] = useState(false);
  const chosen: ReadonlySet<TransactionCategory> = chosenSpending(filters.filters);
  const shown = isWhole
    ? spending
    : spending.filter(({ category }, place) => place < shownAtFirst || chosen.has(category));

  function choose(id: string) {
    if (isCategory(id)) filters.change(chooseSpending(filters.filters, id));
  }
  return (
    <ChartFigure
      caption="Spending by type"
      summary={
        spending.length === 0
          ? 'No money has gone out.'
          : `${moneyText(total)} in all. Select a type to list its payments.`
      }
    >
      <ChoiceBars
        bars={shown.map(({ category, amount }) => ({
          id: category,
          title: categoryTitles[category],
          value: amount.minor,
          text: moneyText(amount),
        }))}
        chosen={chosen}
        onChoose={choose}
      />
      {shown.length < spending.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          Show all {spending.length} types
        </Button>
      )}
    </ChartFigure>
  );
}
