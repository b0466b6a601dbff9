import { expect, it } from 'vitest';
import { bessBond, bessLoan, hold } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountRecord, accountSchema } from './account.ts';
import { holdSchema } from './hold.ts';
import { postingSchema } from './posting.ts';

it.each<[string, AccountRecord, string]>([
  ['a bond without an end', { ...bessBond, maturesOn: null }, 'needs its sum and its end'],
  ['a bond that ends as it begins', { ...bessBond, maturesOn: bessBond.openedOn }, 'after the day it was opened'],
  ['a loan without a sum', { ...bessLoan, principalMinor: null }, 'needs its sum and its end'],
  [
    'a loan that ends before its first instalment',
    { ...bessLoan, maturesOn: calendarDay('2025-02-28') },
    'ends on the day of a month that an instalment is taken on',
  ],
  [
    'a loan that ends a day after its last instalment',
    { ...bessLoan, maturesOn: calendarDay('2026-02-11') },
    'ends on the day of a month that an instalment is taken on',
  ],
  [
    'a loan of the 28th, its day not said, that ends on the 31st',
    { ...bessLoan, openedOn: calendarDay('2025-01-31'), repaymentDay: null, maturesOn: calendarDay('2026-01-31') },
    'ends on the day of a month that an instalment is taken on',
  ],
])('rejects an account that is %s and says why', (_, record, why) => {
  const read = accountSchema.safeParse(record);
  expect(read.error?.message).toContain(why);
});

it('accepts a loan with one instalment and a bond of one day', () => {
  for (const record of [
    { ...bessLoan, maturesOn: calendarDay('2025-03-10') },
    { ...bessBond, maturesOn: calendarDay('2025-05-13') },
  ]) {
    expect(accountSchema.parse(record)).toEqual(record);
  }
});

it('rejects a posting without a reference', () => {
  expect(postingSchema.safeParse(posting()).success).toBe(true);
  expect(postingSchema.safeParse(posting({ reference: '' })).success).toBe(false);
  expect(holdSchema.safeParse(hold()).success).toBe(true);
  expect(holdSchema.safeParse(hold({ reference: '' })).success).toBe(false);
});
