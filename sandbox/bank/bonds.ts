import { addDays, addMonths, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import type { Bank } from './bank.ts';
import type { AccountRecord } from './records.ts';
import { sameOrNextWorkingDay } from './working-days.ts';

/** The term a bond is in, and what it comes to. */
export interface BondTerm {
  readonly startsOn: CalendarDay;
  readonly maturesOn: CalendarDay;
  readonly tenure: Tenure;
  /** What the term began with: on a day off, once the next working day had done the business of it. */
  readonly original: Money;
  /** That and its simple yearly interest. */
  readonly maturity: Money;
  readonly balance: Money;
}

export interface Tenure {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * A bond's term today. One that is closed at maturity has only the first; any other instruction renews it for as long
 * again, from the day it matures on.
 */
export function bondTermOf({ ledger, today }: Pick<Bank, 'ledger' | 'today'>, account: AccountRecord): BondTerm {
  const { maturesOn, principalMinor, currency } = account;
  if (principalMinor === null || maturesOn === null) throw new TypeError(`${account.id} is no bond: no sum or no end`);
  const tenure = tenureBetween(account.openedOn, maturesOn);
  const renews =
    account.maturityInstruction !== null && account.maturityInstruction !== 'A' && maturesOn > account.openedOn;
  let [number, startsOn, endsOn] = [0, account.openedOn, maturesOn];
  while (renews && endsOn <= today) {
    number += 1;
    startsOn = endsOn;
    endsOn = endOf(account.openedOn, tenure, number + 1);
  }
  const originalMinor = number === 0 ? principalMinor : ledger.balanceOn(account.id, sameOrNextWorkingDay(startsOn));
  return {
    startsOn,
    maturesOn: endsOn,
    tenure,
    original: money(originalMinor, currency),
    maturity: money(originalMinor + interestFor(originalMinor, account.interestBasisPoints, tenure), currency),
    balance: money(ledger.balanceOf(account.id), currency),
  };
}

/** What the bond's term began with, for a list that needs no more: in a first term, what was first deposited. */
export function bondOriginalOf(bank: Pick<Bank, 'ledger' | 'today'>, account: AccountRecord): Money {
  const { maturesOn, principalMinor, currency } = account;
  const isFirstTerm = principalMinor !== null && maturesOn !== null && bank.today < maturesOn;
  return isFirstTerm ? money(principalMinor, currency) : bondTermOf(bank, account).original;
}

/** Whole years, whole months beyond them, days beyond those. Neither end may be before the other's start. */
export function tenureBetween(from: CalendarDay, to: CalendarDay): Tenure {
  let months = Math.max(0, monthsBetween(from, to));
  if (addMonths(from, months) > to) months = Math.max(0, months - 1);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.max(0, daysBetween(addMonths(from, months), to)),
  };
}

/** Reckoned from the first day, so that a bond of the 31st goes back to the 31st after a shorter month. */
function endOf(openedOn: CalendarDay, { years, months, days }: Tenure, terms: number): CalendarDay {
  return addDays(addMonths(openedOn, (years * 12 + months) * terms), days * terms);
}

function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const monthOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** Whole years and twelfths, days as 365ths; to the penny, half a penny to the even one. */
function interestFor(originalMinor: number, basisPoints: number, { years, months, days }: Tenure): number {
  const parts = BigInt((years * 12 + months) * 365 + days * 12);
  const dividend = BigInt(originalMinor) * BigInt(basisPoints) * parts;
  const divisor = 10_000n * 12n * 365n;
  const twiceRest = (dividend % divisor) * 2n;
  const whole = dividend / divisor;
  const up = twiceRest > divisor || (twiceRest === divisor && whole % 2n === 1n);
  return Number(up ? whole + 1n : whole);
}
