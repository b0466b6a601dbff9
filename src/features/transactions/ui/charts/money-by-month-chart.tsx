import { useMemo } from 'react';
import type { Loaded } from '#src/features/transactions/model/charts/loaded.ts';
import { type MonthOfMoney, moneyByMonth, mostMonths } from '#src/features/transactions/model/charts/money-by-month.ts';
import { money } from '#src/kernel/money.ts';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { axisMoney, finestMoney } from '#src/ui/chart/chart-money.ts';
import { ColumnPicture } from '#src/ui/chart/column-picture.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { briefDay, monthText, shortMonth } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { partOfMonth } from '#src/ui/text/part-of-month.ts';

interface MonthsChartProps {
  readonly loaded: Loaded;
}

export function MonthsChart({ loaded }: MonthsChartProps) {
  const months = useMemo(() => moneyByMonth(loaded), [loaded]);
  const { currency } = loaded;
  const latest = months.at(-1);
  const isCut = months.length === mostMonths;
  return (
    <ChartFigure
      caption={isCut ? `Money in and out, last ${mostMonths} months` : 'Money in and out'}
      summary={
        latest !== undefined && `${nameOf(latest)}: ${moneyText(latest.moneyIn)} in, ${moneyText(latest.moneyOut)} out.`
      }
      table={{
        columns: ['Month', 'In', 'Out'],
        rows: months.map((month) => ({
          id: month.from,
          cells: [
            nameOf(month),
            <MoneyText key="in" amount={month.moneyIn} />,
            <MoneyText key="out" amount={month.moneyOut} />,
          ],
        })),
      }}
    >
      <ColumnPicture
        series={['Money in', 'Money out']}
        columns={months.map(({ from, to, moneyIn, moneyOut }) => ({
          id: from,
          label: shortMonth(from),
          part: partOfMonth({ from, to }),
          values: [moneyIn.minor, moneyOut.minor],
        }))}
        finest={finestMoney}
        valueText={(minor) => axisMoney(money(minor, currency))}
      />
    </ChartFigure>
  );
}

/** `March 2026`, with its days where some are not loaded or not over. */
function nameOf({ from, to, isWhole }: MonthOfMoney): string {
  const name = monthText(from);
  return isWhole ? name : `${name}, ${briefDay(from)} to ${briefDay(to)}`;
}
