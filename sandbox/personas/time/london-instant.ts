import type { Instant } from '#src/kernel/instant.ts';
import { dayNumber, type PersonaDay, personaDay, twoDigits, weekdayOf } from './persona-day.ts';

/**
 * The instant of a London time. Summer time follows the rule in force since 1996: from 01:00 on the last Sunday of
 * March to 02:00 (summer time) on the last Sunday of October. The kernel's conversion uses Intl, which is too slow
 * for thousands of postings; a test compares the two.
 */
export function instantOn(day: PersonaDay, secondOfDay: number): Instant {
  const utcSecond = secondOfDay - (isSummerTime(day, secondOfDay) ? 3600 : 0);
  const utcDay = utcSecond < 0 ? personaDay(day.number - 1).text : day.text;
  return (utcDay + timeText(utcSecond < 0 ? utcSecond + 86_400 : utcSecond)) as Instant;
}

/**
 * The time part of an instant, each made once. Sharing day and time texts takes a third of the memory of whole texts.
 */
const timeTexts = new Array<string | undefined>(86_400);

function timeText(second: number): string {
  const known = timeTexts[second];
  if (known !== undefined) return known;
  const hours = twoDigits(Math.floor(second / 3600));
  const minutes = twoDigits(Math.floor(second / 60) % 60);
  const made = ['T', hours, ':', minutes, ':', twoDigits(second % 60), '.000Z'].join('');
  timeTexts[second] = made;
  return made;
}

function isSummerTime({ year, month, number }: PersonaDay, secondOfDay: number): boolean {
  if (month < 3 || month > 10) return false;
  if (month > 3 && month < 10) return true;
  const changeDay = lastSundayOf(year, month);
  if (number !== changeDay) return month === 3 ? number > changeDay : number < changeDay;
  return month === 3 ? secondOfDay >= 3600 : secondOfDay < 7200;
}

/** March and October both have 31 days. */
function lastSundayOf(year: number, month: number): number {
  const last = dayNumber(year, month, 31);
  return last - weekdayOf(last);
}
