import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Stream } from '#sandbox/personas/chance.ts';
import type { Habit } from '#sandbox/personas/lives/life.ts';
import { transferred } from '#sandbox/personas/lives/paying.ts';
import { during, monthlyOn } from '#sandbox/personas/lives/rhythm.ts';
import { dayNumber, personaDay, workingDayFrom } from '#sandbox/personas/time/persona-day.ts';

/** Unpaid instalments before the opening day. */
const missedHere = 2;

/**
 * The payer's account is topped up two days before each instalment, except for the last ones before the opening day.
 */
export function fundedUntilArrears(
  debt: AccountRecord,
  payer: AccountRecord,
  from: AccountRecord,
  openingDay: number,
  stream: Stream,
): Habit[] {
  const { instalmentMinor, repaymentDay } = debt;
  if (instalmentMinor === null || repaymentDay === null) throw new TypeError(`${debt.id} is no loan: no instalment`);
  const words = { description: 'Transfer for building works loan', reference: 'LOAN' };
  const filled = monthlyOn(repaymentDay - 2, stream, () => ({
    second: 6 * 3600 + 60,
    legs: [transferred(from.id, payer.id, instalmentMinor, words)],
  }));
  return during(0, lastPaid(repaymentDay, openingDay, missedHere) + 1, [filled]);
}

/** The day of the last instalment that was paid, where so many before the opening day were not. */
export function lastPaid(repaymentDay: number, openingDay: number, missed: number): number {
  const { year, month } = personaDay(openingDay);
  const due: number[] = [];
  for (let back = 0; due.length <= missed; back += 1) {
    const months = year * 12 + month - 1 - back;
    const dueOn = workingDayFrom(dayNumber(Math.floor(months / 12), (months % 12) + 1, repaymentDay));
    if (dueOn < openingDay) due.push(dueOn);
  }
  return due[missed] ?? openingDay;
}
