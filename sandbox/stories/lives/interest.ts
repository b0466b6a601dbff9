import type { AccountRecord } from '#sandbox/bank/records.ts';
import { overdraftBasisPoints } from '../accounts/products.ts';
import type { Stream } from '../chance.ts';
import { clearing, type Habit, type Leg } from './life.ts';
import { monthlyOn } from './rhythm.ts';

/**
 * Interest is counted in whole numbers: each day at midnight the balance in minor units times the yearly rate in basis
 * points is added up, and the sum divided by 10,000 and by 365 when it is settled (actual/365, leap years too).
 */
const basisPointDays = 10_000n * 365n;

/** What one day on that balance adds to the count; negative when the customer is the one who owes. */
export function interestOfOneDay(account: AccountRecord, balanceMinor: number): number {
  if (balanceMinor >= 0) return isLending(account) ? 0 : balanceMinor * account.interestBasisPoints;
  return balanceMinor * (isLending(account) ? account.interestBasisPoints : overdraftBasisPoints);
}

/** The count as money, rounded half to even: over many accounts neither side gains by the rounding. */
export function interestInMinor(count: number): number {
  return Number(dividedHalfEven(BigInt(Math.abs(count)), basisPointDays));
}

/** Neither may be negative. */
export function dividedHalfEven(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  const twiceRest = (dividend % divisor) * 2n;
  if (twiceRest === divisor) return whole + (whole % 2n);
  return twiceRest > divisor ? whole + 1n : whole;
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
