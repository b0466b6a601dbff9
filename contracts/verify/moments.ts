import { daysFrom } from '#contracts/driver/bank-days.ts';
import type { WorldClock } from '#contracts/driver/world-control.ts';
import { isWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { addDays, type CalendarDay, daysBetween, instantInLondon } from '#src/kernel/calendar.ts';
import { epochMsOf } from '#src/kernel/instant.ts';

/** When a sandbox's bank begins for each interaction, and which interactions are played then. */
export interface Moment {
  readonly name: string;
  readonly clock: WorldClock;
  readonly plays: 'everything' | 'days';
}

const dayMs = 86_400_000;
const morning = '09:30';

/** A working morning that stands still for everything; then running clocks for what depends on the day. */
export function usualMoments(today: CalendarDay): readonly Moment[] {
  return [
    { name: 'on a working morning', clock: { moment: `2026-03-02T${morning}`, stands: true }, plays: 'everything' },
    ...runningMoments(today).map((moment) => ({ ...moment, plays: 'days' as const })),
  ];
}

/** Everything, with running clocks. */
export function everyMoment(today: CalendarDay): readonly Moment[] {
  return runningMoments(today).map((moment) => ({ ...moment, plays: 'everything' as const }));
}

export function chosenMoment(clock: string): Moment {
  return {
    name: clock === 'now' ? 'now' : `on ${clock}`,
    clock: clock === 'now' ? undefined : { moment: clock, stands: true },
    plays: 'everything',
  };
}

function runningMoments(today: CalendarDay) {
  return [
    { name: 'now', clock: undefined },
    running('an evening before a long weekend', dayOfLongestWait(today), '18:00'),
    ...daysAfterClockChanges(today).map((day) => running('the day after a clock change', day, morning)),
  ];
}

function running(name: string, day: CalendarDay, time: string) {
  return { name: `${name}, ${day}`, clock: { moment: `${day}T${time}`, stands: false } };
}

/** The next working day from which the orders of the states wait longest, because holidays are in the way. */
export function dayOfLongestWait(today: CalendarDay): CalendarDay {
  const days = Array.from({ length: 366 }, (_, ahead) => addDays(today, ahead)).filter(isWorkingDay);
  const waitOn = (day: CalendarDay) => daysBetween(day, daysFrom(day).startDay);
  return days.reduce((longest, day) => (waitOn(day) > waitOn(longest) ? day : longest));
}

/** The days after the next two clock changes in London. */
export function daysAfterClockChanges(today: CalendarDay): readonly CalendarDay[] {
  const days = Array.from({ length: 370 }, (_, ahead) => addDays(today, ahead));
  return days.filter((day) => lengthOf(addDays(day, -1)) !== dayMs).slice(0, 2);
}

function lengthOf(day: CalendarDay): number {
  return epochMsOf(instantInLondon(addDays(day, 1), '00:00')) - epochMsOf(instantInLondon(day, '00:00'));
}
