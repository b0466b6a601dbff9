import type { Habit } from '#sandbox/personas/lives/life.ts';
import {
  dayNumber,
  dayNumberOf,
  type PersonaDay,
  personaDay,
  workingDayAfter,
} from '#sandbox/personas/time/persona-day.ts';

/** The account's lines on any opening day from `reachedOn` on; before that in proportion to its age. */
const linesWanted = 100_000;
export const openedOn = personaDay(dayNumber(2016, 1, 1)).text;
const firstDay = dayNumberOf(openedOn);
const reachedOn = dayNumber(2026, 1, 1);

/** Items that are pending before they are booked, and how many a day has. */
export interface Purchases {
  countOn(day: PersonaDay): number;
  readonly habit: Habit;
}

/** Longer than any item stays pending, whatever holidays intervene. */
const longestWaitDays = 14;

/**
 * Reaches the exact line count. Regular items, card purchases and cheques have their own days, so their lines before
 * the opening day are counted first. The rest is shared out over all days by how busy each is, and continues at the
 * same rate after the opening day. No payment here may be refused, or a line would be missing, so the account stays
 * well above its overdraft.
 */
export function tradeLinesPerDay(
  accountId: string,
  opensOn: number,
  fixed: readonly Habit[],
  purchases: Purchases,
  busyness: (day: PersonaDay) => number,
): (day: PersonaDay) => number {
  const wanted =
    opensOn >= reachedOn
      ? linesWanted
      : Math.floor((linesWanted * Math.max(0, opensOn - firstDay)) / (reachedOn - firstDay));
  const shared = Math.max(0, wanted - linesOf(accountId, fixed, opensOn) - purchasesBookedBefore(opensOn, purchases));
  const soFar = [0];
  const upTo = (number: number): number => {
    while (soFar.length <= number - firstDay) {
      const next = firstDay + soFar.length - 1;
      soFar.push((soFar.at(-1) ?? 0) + (next === firstDay ? 0 : busyness(personaDay(next))));
    }
    return soFar[number - firstDay] ?? 0;
  };
  const all = Math.max(1, upTo(Math.max(opensOn, firstDay + 2)));
  const shareBefore = (number: number) => Math.floor((shared * upTo(number)) / all);
  return ({ number }) => (number < firstDay ? 0 : shareBefore(number + 1) - shareBefore(number));
}

/** Every leg of these habits is one line of the account. */
function linesOf(accountId: string, habits: readonly Habit[], opensOn: number): number {
  let lines = 0;
  for (let number = firstDay; number < opensOn; number += 1) {
    for (const habit of habits) {
      for (const { legs } of habit(personaDay(number))) {
        for (const { from, to } of legs) if (from === accountId || to === accountId) lines += 1;
      }
    }
  }
  return lines;
}

/** Purchases and cheques already booked by that day. */
function purchasesBookedBefore(opensOn: number, { countOn, habit }: Purchases): number {
  let booked = 0;
  for (let number = firstDay; number < opensOn; number += 1) {
    const day = personaDay(number);
    if (number < opensOn - longestWaitDays) booked += countOn(day);
    else booked += habit(day).filter(({ clearsIn = 1 }) => workingDayAfter(number, clearsIn) < opensOn).length;
  }
  return booked;
}
