import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { dayNumberOf } from '#sandbox/personas/time/persona-day.ts';
import type { Habit } from './life.ts';
import { paidIn, paidOut, type Words } from './paying.ts';
import { during, monthlyOn, timeBetween } from './rhythm.ts';

/** An occasional item on a little-used account. */
export interface Regular extends Words {
  readonly dayOfMonth: number;
  /** In minor units; the amount is drawn once and stays the same. */
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  readonly months?: readonly number[];
}

export function receives(account: AccountRecord, way: Parameters<typeof paidIn>[0], regular: Regular, stream: Stream) {
  return repeated(regular, stream, (minor, words) => paidIn(way, account.id, minor, words, account.currency));
}

export function pays(account: AccountRecord, way: Parameters<typeof paidOut>[0], regular: Regular, stream: Stream) {
  return repeated(regular, stream, (minor, words) => paidOut(way, account.id, minor, words, account.currency));
}

function repeated(
  { description, reference, dayOfMonth, from, to, step = 5_00, months }: Regular,
  stream: Stream,
  leg: (minor: number, words: Words) => ReturnType<typeof paidIn>,
): Habit {
  const minor = step * wholeBetween(chanceAt(stream, 0), Math.ceil(from / step), Math.floor(to / step));
  const legs = [leg(minor, { description, reference })];
  return monthlyOn(dayOfMonth, stream, (chance) => ({ second: timeBetween(chance, 8, 16), legs }), months);
}

/** Habits that start with the account, which saves work for earlier days. */
export function sinceOpened({ openedOn }: AccountRecord, habits: readonly Habit[]): Habit[] {
  return during(dayNumberOf(openedOn), Number.POSITIVE_INFINITY, habits);
}
