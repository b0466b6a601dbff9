import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { daysBetween } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { rounded, shareOf } from '#src/ui/chart/scale.ts';
import { balanceOverTime } from './charts/balance-over-time.ts';

/** Fewer days make no line. */
const fewestDays = 3;

/**
 * The balance over the page's days as a line in a square of 100, from its lowest value at the bottom to its highest at the
 * top. Undefined where there is too little to draw.
 */
export function balanceLine({ from, to, transactions }: TransactionPage, currency: CurrencyCode): string | undefined {
  const { days } = balanceOverTime({ from, to, currency, lists: [transactions] });
  const [first] = days;
  if (first === undefined || days.length < fewestDays) return undefined;
  const values = days.map(({ balance }) => balance.minor);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (lowest === highest) return undefined;
  const length = daysBetween(from, to);
  const y = (minor: number) => rounded(100 - shareOf(minor - lowest, highest - lowest));
  const steps = days.map(({ day, balance }) => `H${shareOf(daysBetween(from, day), length)}V${y(balance.minor)}`);
  return `M0 ${y(first.balance.minor)}${steps.join('')}H100`;
}
