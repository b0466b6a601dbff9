import { isEnglandHoliday, isWeekend } from '#sandbox/bank/calendar/england-holidays.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/**
 * A day as a whole number, calculated without Date, because a persona with two thousand days of history must open
 * within milliseconds. A test compares it with the kernel's calendar.
 */
export interface PersonaDay {
  /** Days since 1 January 1970. */
  readonly number: number;
  readonly text: CalendarDay;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly dayOfMonth: number;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  readonly isWorkingDay: boolean;
  /**
   * The dates whose business is done today: none on a non-working day, otherwise today and the non-working days just
   * before it.
   */
  readonly settles: readonly MonthDay[];
}

export interface MonthDay {
  readonly number: number;
  readonly month: number;
  readonly dayOfMonth: number;
}

/** All personas use the same few thousand days, so each is calculated once. */
const calculated = new Map<number, PersonaDay>();

export function personaDay(number: number): PersonaDay {
  const known = calculated.get(number);
  if (known !== undefined) return known;
  const { year, month, dayOfMonth } = dateOf(number);
  const day: PersonaDay = {
    number,
    text: dayText(year, month, dayOfMonth),
    year,
    month,
    dayOfMonth,
    weekday: weekdayOf(number),
    ...settling(number),
  };
  calculated.set(number, day);
  return day;
}

/** At least one working day later; a non-working day counts from the next working day. */
export function workingDayAfter(number: number, count: number): number {
  let later = number;
  for (let left = count; left > 0; ) {
    later += 1;
    if (personaDay(later).isWorkingDay) left -= 1;
  }
  return later;
}

/** That day, or the next working day. */
export function workingDayFrom(number: number): number {
  return personaDay(number).isWorkingDay ? number : workingDayAfter(number, 1);
}

/** The same date in another month; `months` may be negative. Only for dates up to the 28th, which every month has. */
export function monthsAfter(day: CalendarDay, months: number): CalendarDay {
  const month = monthOf(day) + months;
  return dayText(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, Number(day.slice(8, 10)));
}

/** The day must be valid. */
export function dayNumberOf(day: CalendarDay): number {
  return dayNumber(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

/** Calculated in 400-year eras starting in March, so that the leap day comes last. */
export function dayNumber(year: number, month: number, dayOfMonth: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export function dayText(year: number, month: number, dayOfMonth: number): CalendarDay {
  // The date is known to be valid, so it is not parsed again.
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}` as CalendarDay;
}

/** Whole months from one day's month to the other's. */
export function monthsBetween(earlier: CalendarDay, later: CalendarDay): number {
  return monthOf(later) - monthOf(earlier);
}

function monthOf(day: CalendarDay): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function dateOf(number: number): { year: number; month: number; dayOfMonth: number } {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** 1 January 1970 was a Thursday. */
export function weekdayOf(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

function isWorking(number: number): boolean {
  const weekday = weekdayOf(number);
  if (isWeekend(weekday)) return false;
  const { year, month, dayOfMonth } = dateOf(number);
  return !isEnglandHoliday(year, month, dayOfMonth, weekday);
}

function settling(number: number): Pick<PersonaDay, 'isWorkingDay' | 'settles'> {
  if (!isWorking(number)) return { isWorkingDay: false, settles: [] };
  const settles: MonthDay[] = [];
  let settled = number;
  do {
    const { month, dayOfMonth } = dateOf(settled);
    settles.push({ number: settled, month, dayOfMonth });
    settled -= 1;
  } while (!isWorking(settled));
  return { isWorkingDay: true, settles };
}

export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
