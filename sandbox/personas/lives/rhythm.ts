import { type Chance, chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { type PersonaDay, weekdayOf } from '#sandbox/personas/time/persona-day.ts';
import type { Arranged, Habit, PlannedEvent } from './life.ts';

const nothing: readonly PlannedEvent[] = [];

type Make = (chance: Chance, day: PersonaDay) => PlannedEvent | readonly PlannedEvent[];

/** On that date of every month, or of the given months; a non-working day moves it to the next working day. */
export function monthlyOn(dayOfMonth: number, stream: Stream, make: Make, months?: readonly number[]): Habit {
  return (day) => {
    // Called for every habit on every day of a history, so a plain loop is faster.
    for (const due of day.settles) {
      if (due.dayOfMonth === dayOfMonth && (months === undefined || months.includes(due.month))) {
        return made(make, stream, day);
      }
    }
    return nothing;
  };
}

/** On that weekday (0 is Sunday); a non-working day moves it to the next working day. */
export function weeklyOn(weekday: number, stream: Stream, make: Make): Habit {
  return (day) => (day.settles.some(({ number }) => weekdayOf(number) === weekday) ? made(make, stream, day) : nothing);
}

/** Once, on that exact day. */
export function onceOn(dayNumber: number, stream: Stream, make: Make): Habit {
  return (day) => (day.number === dayNumber ? made(make, stream, day) : nothing);
}

/** Any day; `make` decides at random how often. */
export function daily(stream: Stream, make: Make): Habit {
  return (day) => made(make, stream, day);
}

/** Working days only; `make` decides at random how often. */
export function workingDaily(stream: Stream, make: Make): Habit {
  return (day) => (day.isWorkingDay ? made(make, stream, day) : nothing);
}

/** Limits habits to the days from `fromDay` until before `untilDay`. */
export function during(fromDay: number, untilDay: number, habits: readonly Habit[]): Habit[] {
  return habits.map((habit) => {
    const within = (day: PersonaDay) => (day.number >= fromDay && day.number < untilDay ? habit(day) : nothing);
    // What ends is not arranged any more.
    return habit.arranged === undefined || Number.isFinite(untilDay) ? within : withArranged(within, habit.arranged);
  });
}

/** A random second of the day between two hours. */
export function timeBetween(chance: Chance, fromHour: number, toHour: number): number {
  return wholeBetween(chance, fromHour * 3600, toHour * 3600 - 1);
}

/** For `make`: nothing happens today. */
export const never = nothing;

function made(make: Make, stream: Stream, day: PersonaDay): readonly PlannedEvent[] {
  const happenings = make(chanceAt(stream, day.number), day);
  return 'legs' in happenings ? [happenings] : happenings;
}

export function withArranged(habit: Habit, arranged: Arranged): Habit {
  return Object.assign((day: PersonaDay) => habit(day), { arranged });
}
