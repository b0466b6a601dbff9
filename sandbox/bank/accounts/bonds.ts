import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type CalendarDay, daysBetween, instantInLondon } from '#src/kernel/calendar.ts';
import { type Money, minus, money, plus } from '#src/kernel/money.ts';
import { type BondDays, bondDaysOf, bondRenewalTime, isRenewed, type Tenure, tenureOf } from './bond-calendar.ts';
import { interestInMinor } from './interest.ts';

/** The term a bond is in, and what it comes to. */
export interface BondTerm {
  readonly startsOn: CalendarDay;
  readonly maturesOn: CalendarDay;
  readonly tenure: Tenure;
  /** What the term began with: of a renewed bond, what its instruction let stay. */
  readonly original: Money;
  /** What will be there when it matures, before anything is paid out. */
  readonly maturity: Money;
  readonly balance: Money;
}

/**
 * A bond's term now. One that is closed at maturity has only the first; any other instruction renews it for as long again
 * from the day it matures on, and the new term is shown once the business of that day is done.
 */
export function bondTermOf(bank: Pick<Bank, 'ledger' | 'today' | 'clock'>, account: AccountRecord): BondTerm {
  const { principalMinor, currency } = account;
  if (principalMinor === null) throw new TypeError(`${account.id} is no bond: no sum`);
  let number = 0;
  let days = bondDaysOf(account, number);
  while (isRenewed(account) && isDone(bank, days.maturesOn)) {
    number += 1;
    days = bondDaysOf(account, number);
  }
  // A deposit is made on its day whatever day that is; a renewal is business of a working day.
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

/** What the bond's term began with, for a list that needs no more: in a first term, what was first deposited. */
export function bondOriginalOf(bank: Pick<Bank, 'ledger' | 'today' | 'clock'>, account: AccountRecord): Money {
  const { maturesOn, principalMinor, currency } = account;
  const isFirstTerm = principalMinor !== null && maturesOn !== null && bank.today < maturesOn;
  return isFirstTerm ? money(principalMinor, currency) : bondTermOf(bank, account).original;
}

/** Hundredths of the interest kept for the tax office where principal and interest less tax are renewed (assumed). */
export const bondTaxPerCent = 20;

/** What is taken for tax from interest as it is credited to the bond. */
export function taxOnInterest({ maturityInstruction }: AccountRecord, { minor, currency }: Money): Money {
  return money(maturityInstruction === 'T' ? Math.round((minor * bondTaxPerCent) / 100) : 0, currency);
}

/** Credit by credit as the ledger will book them, each earning from the next midnight on. */
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

/** Whether what falls on that day has been booked: on the day itself or the next working day, early in the morning. */
function isDone({ today, clock }: Pick<Bank, 'today' | 'clock'>, day: CalendarDay): boolean {
  if (day > today) return false;
  const doneOn = sameOrNextWorkingDay(day);
  return doneOn < today || (doneOn === today && clock.now >= instantInLondon(today, bondRenewalTime));
}
