import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { type AccountRecord, repaymentDayOf } from '#sandbox/bank/records/account.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { type RepaidSoFar, repaidSoFar } from './loan-ledger.ts';

/** How far a loan or mortgage is repaid, and what comes next. */
export interface LoanSchedule {
  /** All instalments agreed. */
  readonly instalments: number;
  readonly paidCount: number;
  readonly remainingCount: number;
  /** Everything ever repaid. */
  readonly amountPaid: Money;
  /** Undefined once everything is repaid, or the last one has been due. */
  readonly next: { readonly dueOn: CalendarDay; readonly amount: Money } | undefined;
  readonly outstanding: Money;
  /** What is owed of the sum lent itself: no interest, no charge. */
  readonly principalBalance: Money;
  /** Of the instalments due so far, what was not paid. */
  readonly arrears: Money;
  /** Interest charged and not paid yet, and how much of it is in arrears. */
  readonly interest: Money;
  readonly interestArrears: Money;
  /** Charges for paying late, not paid yet. */
  readonly penalty: Money;
}

/**
 * Where a loan stands today. An instalment is due on the loan's day of each month, on the next working day where that is
 * a day off, and it is behind only when that day is over. What is repaid counts towards instalments first and towards
 * charges after, so that no penny counts twice and arrears and penalty never come to more than is owed.
 */
export function loanScheduleOf(bank: Pick<Bank, 'ledger' | 'today'>, account: AccountRecord): LoanSchedule {
  const { today } = bank;
  const repaid = repaidSoFar(bank.ledger.linesOf(account.id), today);
  const { owedMinor, paidMinor, chargedMinor } = repaid;
  const terms = termsOf(account);
  const dueCount = dueCountOn(terms, today, repaid);
  const lentWithInterest = paidMinor + owedMinor - chargedMinor;
  const dueMinor = dueCount === terms.count ? lentWithInterest : Math.min(dueCount * terms.level, lentWithInterest);
  const arrears = Math.max(0, dueMinor - paidMinor);
  const penalty = Math.max(0, chargedMinor - Math.max(0, paidMinor - dueMinor));
  const paidCount = paidCountOf(terms, repaid);
  const sum = (minor: number) => money(minor, account.currency);
  return {
    instalments: terms.count,
    paidCount,
    remainingCount: terms.count - paidCount,
    amountPaid: sum(paidMinor),
    next: nextOf(account, terms, dueCount, owedMinor),
    outstanding: sum(owedMinor),
    principalBalance: sum(Math.max(0, owedMinor - repaid.interestMinor - penalty)),
    arrears: sum(arrears),
    interest: sum(repaid.interestMinor),
    interestArrears: sum(Math.min(arrears, repaid.interestMinor)),
    penalty: sum(penalty),
  };
}

/**
 * The agreed instalments, numbered from 1: on `dayOfMonth` of each month from `firstMonth`, counted from year 0. The day
 * a loan ends is the last one's, as the record's schema sees to.
 */
interface Terms {
  readonly count: number;
  readonly level: number;
  readonly dayOfMonth: number;
  readonly firstMonth: number;
}

function termsOf(account: AccountRecord): Terms {
  const { openedOn, maturesOn, principalMinor, currency, interestBasisPoints } = account;
  if (principalMinor === null || maturesOn === null) throw new TypeError(`${account.id} is no loan: no sum or no end`);
  const dayOfMonth = repaymentDayOf(account);
  const firstMonth = monthOf(openedOn) + (dayOfMonth > dayOf(openedOn) ? 0 : 1);
  const count = monthOf(maturesOn) - firstMonth + 1;
  const principal = money(principalMinor, currency);
  const level = account.instalmentMinor ?? levelInstalment(principal, interestBasisPoints, count).minor;
  return { count, level: Math.max(1, level), dayOfMonth, firstMonth };
}

/** How many instalments have been due: today's is among them once it was taken. */
function dueCountOn(terms: Terms, today: CalendarDay, { paidToday }: RepaidSoFar): number {
  const agreed = monthOf(today) - terms.firstMonth + (terms.dayOfMonth > dayOf(today) ? 0 : 1);
  const count = Math.min(terms.count, Math.max(0, agreed));
  if (count === 0) return 0;
  // Only the last one can still be waiting for a working day.
  const lastDueOn = dueDayOf(terms, count);
  return lastDueOn < today || (lastDueOn === today && paidToday) ? count : count - 1;
}

function paidCountOf({ count, level }: Terms, { paidMinor, owedMinor }: RepaidSoFar): number {
  if (owedMinor === 0) return paidMinor === 0 ? 0 : count;
  return Math.min(Math.max(0, count - 1), Math.floor(paidMinor / level));
}

/** Assumed: the month's interest to come is a twelfth of the year's on what is owed today. */
function nextOf(account: AccountRecord, terms: Terms, dueCount: number, owedMinor: number): LoanSchedule['next'] {
  if (owedMinor === 0 || dueCount >= terms.count) return undefined;
  const withInterest = owedMinor + Math.round((owedMinor * account.interestBasisPoints) / 120_000);
  const isLast = dueCount + 1 === terms.count;
  const minor = isLast ? withInterest : Math.min(terms.level, withInterest);
  return { dueOn: dueDayOf(terms, dueCount + 1), amount: money(minor, account.currency) };
}

function dueDayOf({ firstMonth, dayOfMonth }: Terms, number: number): CalendarDay {
  const month = firstMonth + number - 1;
  const [year, monthOfYear] = [Math.floor(month / 12), (month % 12) + 1];
  return sameOrNextWorkingDay(calendarDay(`${digits(year, 4)}-${digits(monthOfYear, 2)}-${digits(dayOfMonth, 2)}`));
}

/** Months since year 0. */
function monthOf(day: CalendarDay): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function dayOf(day: CalendarDay): number {
  return Number(day.slice(8, 10));
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0');
}

/**
 * The instalment that pays off a sum in so many months at a twelfth of the yearly rate each, up to the next whole
 * penny, so that the last one is the smallest. Whole numbers throughout: growth is kept to 18 decimals.
 */
export function levelInstalment({ minor, currency }: Money, basisPoints: number, months: number): Money {
  const one = 10n ** 18n;
  const monthly = (BigInt(basisPoints) * one) / 120_000n;
  if (monthly === 0n) return money(Math.ceil(minor / months), currency);
  let growth = one;
  for (let month = 0; month < months; month += 1) growth = (growth * (one + monthly)) / one;
  const dividend = BigInt(minor) * monthly * growth;
  const divisor = (growth - one) * one;
  return money(Number((dividend + divisor - 1n) / divisor), currency);
}
