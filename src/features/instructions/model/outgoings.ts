import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { type Money, money, plus } from '#src/kernel/money.ts';
import { runsUntil } from '#src/rules/intervals.ts';
import { outlookDays } from './outlook.ts';
import type { UpcomingRow } from './upcoming-rows.ts';

/** What is set up to leave today and in the next days: how many payments, and their sum in each currency. */
export interface Leaving {
  readonly count: number;
  readonly totals: readonly Money[];
}

/** Payments whose amount is not known are left out. */
export function leavingWithin(rows: readonly UpcomingRow[], today: CalendarDay, days: number): Leaving {
  const amounts = runsOf(rows, today, addDays(today, days)).flatMap(({ row }) => row.instruction.amount ?? []);
  const currencies = [...new Set(amounts.map(({ currency }) => currency))];
  return {
    count: amounts.length,
    totals: currencies.map((currency) =>
      amounts.filter((each) => each.currency === currency).reduce(plus, money(0, currency)),
    ),
  };
}

/** One payment on its day. An order that repeats has several. */
export interface Run {
  readonly row: UpcomingRow;
  readonly day: CalendarDay;
}

/** The next so many payments, the first first. */
export function nextRuns(rows: readonly UpcomingRow[], today: CalendarDay, count: number): readonly Run[] {
  const firsts = rows.flatMap(({ instruction }) => instruction.nextPaymentDate ?? []).sort();
  const soon = addDays(today, outlookDays);
  const [, until = soon] = [soon, firsts.slice(0, count).at(-1) ?? soon].sort();
  return runsOf(rows, today, until)
    .sort((left, right) => left.day.localeCompare(right.day))
    .slice(0, count);
}

/** The runs of the orders that are active. */
function runsOf(rows: readonly UpcomingRow[], today: CalendarDay, until: CalendarDay): Run[] {
  return rows
    .filter(({ instruction }) => instruction.statusCode === 'A')
    .flatMap((row) =>
      runsUntil(row.instruction, until)
        .filter((day) => day >= today)
        .map((day) => ({ row, day })),
    );
}
