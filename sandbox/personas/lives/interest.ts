import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { overdraftBasisPoints } from '#sandbox/personas/accounts/products.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import { clearing, type Habit, type Leg } from './life.ts';
import { monthlyOn } from './rhythm.ts';

/**
 * What one day on that balance adds to the count of interest, which is in whole numbers: each day at midnight the balance
 * in minor units times the yearly rate in basis points is added up, and made money when it is settled. Negative when the
 * customer is the one who owes.
 */
export function interestOfOneDay(account: AccountRecord, balanceMinor: number): number {
  if (balanceMinor >= 0) return isLending(account) ? 0 : balanceMinor * account.interestBasisPoints;
  return balanceMinor * (isLending(account) ? account.interestBasisPoints : overdraftBasisPoints);
}

/** Interest the bank pays, monthly on the first or quarterly on the first of the months named. */
export function paysInterest(account: AccountRecord, stream: Stream, months?: readonly number[]): Habit {
  const make = () => ({ second: 6 * 3600 + 300, legs: [interestPaid(account)] });
  return monthlyOn(1, stream, make, months);
}

/** Interest on an overdraft, taken on the third of the month for as long as there was one. */
export function chargesOverdraft(account: AccountRecord, stream: Stream): Habit {
  const charge: Leg = {
    from: account.id,
    to: clearing('interest', account.currency),
    minor: (books) => books.interestOn(account.id),
    currency: account.currency,
    code: 'INT',
    description: 'Overdraft interest',
    reference: 'OVERDRAFT',
    settlesInterestOf: account.id,
  };
  return monthlyOn(3, stream, () => ({ second: 6 * 3600 + 360, legs: [charge] }));
}

export function interestPaid(account: AccountRecord): Leg {
  return {
    from: clearing('interest', account.currency),
    to: account.id,
    minor: (books) => books.interestOn(account.id),
    currency: account.currency,
    code: 'INT',
    description: 'Gross interest',
    reference: 'INTEREST',
    settlesInterestOf: account.id,
  };
}

export function isLending({ kind }: AccountRecord): boolean {
  return kind === 'LN' || kind === 'MO';
}
