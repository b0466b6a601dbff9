import { overdraftBasisPoints } from '#sandbox/bank/accounts/interest.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import { clearing, type Habit, type Leg } from './life.ts';
import { monthlyOn } from './rhythm.ts';

/**
 * The interest accrued in one day: the midnight balance in minor units times the yearly rate in basis points. It is
 * converted to money when paid. Negative when the customer owes it.
 */
export function interestOfOneDay(
  account: Pick<AccountRecord, 'kind' | 'interestBasisPoints'>,
  balanceMinor: number,
): number {
  if (balanceMinor >= 0) return isLending(account) ? 0 : balanceMinor * account.interestBasisPoints;
  return balanceMinor * (isLending(account) ? account.interestBasisPoints : overdraftBasisPoints);
}

/** Interest paid monthly on the first, or on the first of the given months. */
export function paysInterest(account: AccountRecord, stream: Stream, months?: readonly number[]): Habit {
  const make = () => ({ second: 6 * 3600 + 300, legs: [interestPaid(account)] });
  return monthlyOn(1, stream, make, months);
}

/** Overdraft interest, charged on the third of the month while any has accrued. */
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

export function isLending({ kind }: Pick<AccountRecord, 'kind'>): boolean {
  return kind === 'LN' || kind === 'MO';
}
