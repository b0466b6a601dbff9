import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import { type AccountRecord, repaymentDayOf } from '#sandbox/bank/records/account.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { type Money, money } from '#src/kernel/money.ts';

/** Totals from a loan's ledger lines, in minor units and never negative. */
interface RepaidSoFar {
  readonly owedMinor: number;
  readonly paidMinor: number;
  readonly chargedMinor: number;
  /** Interest charged and unpaid: repayments cover interest first. */
  readonly interestMinor: number;
  readonly paidToday: boolean;
}

const [repayment, lateCharge, interestCharge] = ['LRP', 'CHG', 'INT'];

function repaidSoFar(lines: readonly LedgerLine[], today: CalendarDay): RepaidSoFar {
  let [paid, charged, interest, paidToday] = [0, 0, 0, false];
  for (const { posting, minor } of lines) {
    if (posting.code === repayment && minor > 0) {
      paid += minor;
      interest = Math.max(0, interest - minor);
      paidToday ||= posting.bookedOn === today;
    } else if (posting.code === lateCharge) {
      charged -= minor;
    } else if (posting.code === interestCharge) {
      interest = Math.max(0, interest - minor);
    }
  }
  const owedMinor = Math.max(0, -(lines.at(-1)?.balanceMinor ?? 0));
  return {
    owedMinor,
    paidMinor: paid,
    chargedMinor: Math.max(0, charged),
    interestMinor: Math.min(interest, owedMinor),
    paidToday,
  };
}

export interface LoanSchedule {
  readonly instalments: number;
  readonly paidCount: number;
  readonly remainingCount: number;
  readonly amountPaid: Money;
  /** Undefined once the loan is repaid or the last instalment has fallen due. */
  readonly next: { readonly dueOn: CalendarDay; readonly amount: Money } | undefined;
  readonly outstanding: Money;
  /** The part of the principal still owed, without interest or charges. */
  readonly principalBalance: Money;
  readonly arrears: Money;
  /** Interest charged and unpaid, and how much of it is in arrears. */
  readonly interest: Money;
  readonly interestArrears: Money;
  readonly penalty: Money;
}

/**
 * Where a loan stands today. An instalment is in arrears once its due day, a working day, is over. Repayments cover
 * instalments first and charges after, so arrears plus penalty never exceed what is owed.
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

/** The agreed instalments, numbered from 1; `firstMonth` counts from year 0. The last one falls on the maturity day. */
interface Terms {
  readonly count: number;
  readonly level: number;
  readonly dayOfMonth: number;
  readonly firstMonth: number;
}

function termsOf(account: AccountRecord): Terms {
  const { openedOn, maturesOn, principalMinor, currency, interestBasisPoints } = account;
  if (principalMinor === null || maturesOn === null)
    throw new TypeError(`${account.id} is not a loan: it has no principal or no end`);
  const dayOfMonth = repaymentDayOf(account);
  const firstMonth = monthOf(openedOn) + (dayOfMonth > dayOf(openedOn) ? 0 : 1);
  const count = monthOf(maturesOn) - firstMonth + 1;
  const principal = money(principalMinor, currency);
  const level = account.instalmentMinor ?? levelInstalment(principal, interestBasisPoints, count).minor;
  return { count, level: Math.max(1, level), dayOfMonth, firstMonth };
}

export function agreedInstalment(account: AccountRecord): Money {
  return money(termsOf(account).level, account.currency);
}

/** Instalments that have fallen due; today's counts once it has been paid. */
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

/** Assumed: next month's interest is a twelfth of the yearly rate on what is owed today. */
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

function monthOf(day: CalendarDay): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function dayOf(day: CalendarDay): number {
  return Number(day.slice(8, 10));
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0');
}

/** The level instalment that repays a sum, rounded up so that the last is the smallest. Growth has 18 decimals. */
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
