import { type Chance, chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { type PersonaDay, weekdayOf } from '#sandbox/personas/time/persona-day.ts';
import type { Habit, Happening } from './life.ts';

const nothing: readonly Happening[] = [];

type Make = (chance: Chance, day: PersonaDay) => Happening | readonly Happening[];

/** On that date of every month, or of the months named; on the next working day when it is a day off. */
export function monthlyOn(dayOfMonth: number, stream: Stream, make: Make, months?: readonly number[]): Habit {
  return (day) => {
    // Asked for every habit on every day of a history: a plain loop, which costs nothing when nothing is due.
    for (const due of day.settles) {
      if (due.dayOfMonth === dayOfMonth && (months === undefined || months.includes(due.month))) {
        return made(make, stream, day);
      }
    }
    return nothing;
  };
}

/** On that day of every week, 0 for Sunday; on the next working day when it is a day off. */
export function weeklyOn(weekday: number, stream: Stream, make: Make): Habit {
  return (day) => (day.settles.some(({ number }) => weekdayOf(number) === weekday) ? made(make, stream, day) : nothing);
}

/** Once, on the day itself whatever day it is. */
export function onceOn(dayNumber: number, stream: Stream, make: Make): Habit {
  return (day) => (day.number === dayNumber ? made(make, stream, day) : nothing);
}

/** Any day; `make` turns chance into how often. */
export function daily(stream: Stream, make: Make): Habit {
  return (day) => made(make, stream, day);
}

/** Working days only; `make` turns chance into how often. */
export function workingDaily(stream: Stream, make: Make): Habit {
  return (day) => (day.isWorkingDay ? made(make, stream, day) : nothing);
}

/** Habits kept only from one day until before another: nothing is asked of them on other days. */
export function during(fromDay: number, untilDay: number, habits: readonly Habit[]): Habit[] {
  return habits.map((habit) => (day) => (day.number >= fromDay && day.number < untilDay ? habit(day) : nothing));
}

/** A second of the day between two hours. */
export function timeBetween(chance: Chance, fromHour: number, toHour: number): number {
  return wholeBetween(chance, fromHour * 3600, toHour * 3600 - 1);
}

/** What never happens today, for `make` to answer. */
export const never = nothing;

function made(make: Make, stream: Stream, day: PersonaDay): readonly Happening[] {
  const happenings = make(chanceAt(stream, day.number), day);
  return 'legs' in happenings ? [happenings] : happenings;
}
