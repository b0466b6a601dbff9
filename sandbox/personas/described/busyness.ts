import type { CalendarDay } from '#src/kernel/calendar.ts';
import { daysBetween } from '#src/kernel/calendar.ts';
import { accountsIn, usualHabits } from './accounts.ts';
import type { DescribedAccount, Description } from './description.ts';
import type { Objection } from './objection.ts';

/** Three times `long-history`, which a browser makes in some seconds. */
const mostTransactions = 300_000;

/** About how many transactions such habits bring in a month. */
const monthly: Readonly<Record<NonNullable<DescribedAccount['habits']>, number>> = {
  none: 0,
  quiet: 2,
  salary: 2,
  household: 57,
  shop: 32,
  'stud-farm': 24,
};

/** The past of all accounts together must not keep the bank busy for minutes. */
export function tooBusy(description: Description, madeOn: CalendarDay): readonly Objection[] {
  const each = accountsIn(description).map((account) => {
    const days = account.opened === undefined ? description.years * 365 : daysBetween(account.opened, madeOn);
    return (days / 30) * (account.transactionsAMonth + monthly[account.habits ?? usualHabits(account)]);
  });
  const all = each.reduce((sum, one) => sum + one, 0);
  if (all <= mostTransactions) return [];
  const about = `${Math.round(all / 10_000) * 10}`.replace(/(\d)(?=(\d{3})+$)/g, '$1,');
  return [
    {
      where: 'accounts',
      reason: `Their past has about ${about},000 transactions.`,
      allowed: ['up to 300,000: fewer years, transactions, or accounts with quieter habits'],
    },
  ];
}
