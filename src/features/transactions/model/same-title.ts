import { type Money, money, plus } from '#src/kernel/money.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { ListedRows } from './listed-rows.ts';

/** How many listed transactions have a title, and what they add up to: `14 with this title, £812.40 out`. Undefined for one. */
export function sameTitleText(rows: Pick<ListedRows, 'at' | 'count'>, title: string): string | undefined {
  let count = 0;
  const sums: Record<'C' | 'D', Money | undefined> = { C: undefined, D: undefined };
  for (let index = 0; index < rows.count; index++) {
    const { title: listed, flag, amount } = rows.at(index);
    if (listed !== title) continue;
    count++;
    // Amounts of one account have one currency; others could not be added.
    const sum = sums[flag] ?? money(0, amount.currency);
    if (sum.currency !== amount.currency) return undefined;
    sums[flag] = plus(sum, amount);
  }
  if (count < 2) return undefined;
  const parts = [sums.C && `${moneyText(sums.C)} in`, sums.D && `${moneyText(sums.D)} out`].filter(Boolean);
  return `${count} with this title, ${parts.join(', ')}`;
}
