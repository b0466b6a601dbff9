import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf, processingDayOf } from '#sandbox/bank/bulk/bulk-days.ts';
import { bacsDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { addDays, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { bulkDaysOf } from '#src/rules/bulk-days.ts';

/** The app says on which days a file is paid before it is sent; the bank decides, by rules of its own. */

it.each([
  ['in the morning of a working day', '2026-03-02', '10:00', { fasterOn: '2026-03-02', bacsOn: '2026-03-04' }],
  ['a minute before three', '2026-03-02', '14:59', { fasterOn: '2026-03-02', bacsOn: '2026-03-04' }],
  ['at three', '2026-03-02', '15:00', { fasterOn: '2026-03-02', bacsSentOn: '2026-03-03', bacsOn: '2026-03-05' }],
  ['after the cut-off of the day', '2026-03-02', '17:00', { fasterOn: '2026-03-03', bacsOn: '2026-03-05' }],
  ['on a Saturday', '2026-03-07', '10:00', { fasterOn: '2026-03-09', bacsSentOn: '2026-03-09', bacsOn: '2026-03-11' }],
  ['on a Saturday evening', '2026-03-07', '18:00', { fasterOn: '2026-03-09', bacsOn: '2026-03-11' }],
  [
    'on Christmas Eve',
    '2026-12-24',
    '15:30',
    { fasterOn: '2026-12-24', bacsSentOn: '2026-12-29', bacsOn: '2026-12-31' },
  ],
])('tells the days of a file confirmed %s', (_, day, time, days) => {
  const on = calendarDay(day);
  expect(bulkDaysOf(on, instantInLondon(on, time))).toMatchObject(days);
});

it('agrees with the bank at any minute of two years, for any day that a file may have', () => {
  const minutes = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), minutes, fc.integer({ min: 0, max: 90 }), (from, at, ahead) => {
      const today = addDays(calendarDay('2025-01-01'), from);
      const [hour, minute] = at.map((part) => String(part).padStart(2, '0'));
      const now = instantInLondon(today, `${hour}:${minute}`);
      const payOn = addDays(today, ahead);
      const bank = { clock: { now }, today, payments: 'ok' } as unknown as Bank;
      const fasterOn = processingDayOf(bank, { processedOn: null, payOn } as BulkFileRecord);
      const begunAt: Instant = beginningOf(bank, fasterOn);
      expect(bulkDaysOf(payOn, now)).toMatchObject({ fasterOn, bacsOn: bacsDayOf(begunAt) });
    }),
    { numRuns: 2_000 },
  );
});
