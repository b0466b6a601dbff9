import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { daysBetween } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
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
  const y = (minor: number) => perCent(highest - minor, highest - lowest);
  const steps = days.map(({ day, balance }) => `H${perCent(daysBetween(from, day), length)}V${y(balance.minor)}`);
  return `M0 ${y(first.balance.minor)}${steps.join('')}H100`;
}

/** To a hundredth, so that the drawing's markup stays short. The charts' own scale would load all that charts need. */
function perCent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}
