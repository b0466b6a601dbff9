import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, money, plus } from '#src/kernel/money.ts';
import { runsUntil } from '#src/rules/intervals.ts';
import type { UpcomingRow } from './upcoming-rows.ts';

const weeks = 4;
const daysOfWeek = 7;

export interface WeekOfOutgoings {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly count: number;
  readonly amount: Money;
}

/** What is set up to leave all accounts of one currency in the next four weeks, today included. */
export interface Outgoings {
  readonly currency: CurrencyCode;
  readonly count: number;
  readonly total: Money;
  readonly weeks: readonly WeekOfOutgoings[];
}

/** One for each currency, the one with most payments first. Payments whose amount is not known are left out. */
export function outgoingsOf(rows: readonly UpcomingRow[], today: CalendarDay): readonly Outgoings[] {
  return byCurrency(dueUntil(rows, today, addDays(today, weeks * daysOfWeek - 1)))
    .map(({ currency, own, total }) => ({
      currency,
      count: own.length,
      total,
      weeks: weeksOf(own, currency, today),
    }))
    .sort((left, right) => right.count - left.count);
}

/** What is set up to leave today and in the next days: how many payments, and their sum in each currency. */
export interface Leaving {
  readonly count: number;
  readonly totals: readonly Money[];
}

export function leavingWithin(rows: readonly UpcomingRow[], today: CalendarDay, days: number): Leaving {
  const due = dueUntil(rows, today, addDays(today, days));
  return { count: due.length, totals: byCurrency(due).map(({ total }) => total) };
}

type Due = readonly { readonly day: CalendarDay; readonly amount: Money }[];

function dueUntil(rows: readonly UpcomingRow[], today: CalendarDay, until: CalendarDay): Due {
  return rows.flatMap(({ instruction }) => {
    const { amount, statusCode } = instruction;
    if (amount === undefined || statusCode !== 'A') return [];
    return runsUntil(instruction, until)
      .filter((day) => day >= today)
      .map((day) => ({ day, amount }));
  });
}

function byCurrency(due: Due) {
  return [...new Set(due.map(({ amount }) => amount.currency))].map((currency) => {
    const own = due.filter(({ amount }) => amount.currency === currency);
    return { currency, own, total: sumOf(own, currency) };
  });
}

function weeksOf(due: Due, currency: CurrencyCode, today: CalendarDay): readonly WeekOfOutgoings[] {
  return Array.from({ length: weeks }, (_, week) => {
    const from = addDays(today, week * daysOfWeek);
    const to = addDays(from, daysOfWeek - 1);
    const own = due.filter(({ day }) => day >= from && day <= to);
    return { from, to, count: own.length, amount: sumOf(own, currency) };
  });
}

function sumOf(due: Due, currency: CurrencyCode): Money {
  return due.reduce((sum, { amount }) => plus(sum, amount), money(0, currency));
}
