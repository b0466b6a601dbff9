import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type CalendarDay, daysBetween, instantInLondon } from '#src/kernel/calendar.ts';
import { type Money, minus, money, plus } from '#src/kernel/money.ts';
import { type BondDays, bondDaysOf, bondRenewalTime, isRenewed, type Tenure, tenureOf } from './bond-calendar.ts';
import { interestInMinor } from './interest.ts';

export interface BondTerm {
  readonly startsOn: CalendarDay;
  readonly maturesOn: CalendarDay;
  readonly tenure: Tenure;
  /** The opening principal; for a renewed bond, the amount its instruction renewed. */
  readonly original: Money;
  readonly maturity: Money;
  readonly balance: Money;
}

/**
 * A bond's current term. A renewed bond's next term has the same length and shows once its maturity day's business is
 * done.
 */
export function bondTermOf(bank: Pick<Bank, 'ledger' | 'today' | 'clock'>, account: AccountRecord): BondTerm {
  const { principalMinor, currency } = account;
  if (principalMinor === null) throw new TypeError(`${account.id} is not a bond: it has no principal`);
  let number = 0;
  let days = bondDaysOf(account, number);
  while (isRenewed(account) && isDone(bank, days.maturesOn)) {
    number += 1;
    days = bondDaysOf(account, number);
  }
  // A deposit is made on any day; a renewal only on a working day.
  const begunOn = number === 0 ? days.startsOn : sameOrNextWorkingDay(days.startsOn);
  const original = money(number === 0 ? principalMinor : bank.ledger.balanceOn(account.id, begunOn), currency);
  return {
    startsOn: days.startsOn,
    maturesOn: days.maturesOn,
    tenure: tenureOf(account),
    original,
    maturity: maturityOf(account, original, begunOn, days),
    balance: money(bank.ledger.balanceOf(account.id), currency),
  };
}

export function bondOriginalOf(bank: Pick<Bank, 'ledger' | 'today' | 'clock'>, account: AccountRecord): Money {
  const { maturesOn, principalMinor, currency } = account;
  const isFirstTerm = principalMinor !== null && maturesOn !== null && bank.today < maturesOn;
  return isFirstTerm ? money(principalMinor, currency) : bondTermOf(bank, account).original;
}

/** Assumed: per cent of interest withheld as tax when principal and interest less tax are renewed. */
export const bondTaxPerCent = 20;

export function taxOnInterest({ maturityInstruction }: AccountRecord, { minor, currency }: Money): Money {
  return money(maturityInstruction === 'T' ? Math.round((minor * bondTaxPerCent) / 100) : 0, currency);
}

/** Adds each interest credit as the ledger will book it. */
function maturityOf(bond: AccountRecord, original: Money, begunOn: CalendarDay, { creditedOn }: BondDays): Money {
  let [balance, since] = [original, begunOn];
  for (const day of creditedOn) {
    const bookedOn = sameOrNextWorkingDay(day);
    const earned = interestInMinor(balance.minor * bond.interestBasisPoints * daysBetween(since, bookedOn));
    const interest = money(earned, bond.currency);
    balance = minus(plus(balance, interest), taxOnInterest(bond, interest));
    since = bookedOn;
  }
  return balance;
}

/** Whether business due on that day is booked: early on that day, or on the next working day. */
function isDone({ today, clock }: Pick<Bank, 'today' | 'clock'>, day: CalendarDay): boolean {
  if (day > today) return false;
  const doneOn = sameOrNextWorkingDay(day);
  return doneOn < today || (doneOn === today && clock.now >= instantInLondon(today, bondRenewalTime));
}
