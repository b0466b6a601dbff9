import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createClock } from './clock.ts';
import { epochMsOf } from './instant.ts';

const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });

it('tells the device time until the bank has spoken', () => {
  expect(createClock(() => 1_000).businessNow()).toBe('1970-01-01T00:00:01.000Z');
});

it('follows the bank from its last answer on, however wrong the device is', () => {
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 0, max: 1e9 }), (deviceMs, bankMs, passedMs) => {
      let wallMs = deviceMs;
      const clock = createClock(() => wallMs);
      const bankSecond = Math.floor(bankMs / 1000) * 1000;
      clock.noteServerDate(new Date(bankSecond).toUTCString());
      wallMs += passedMs;
      expect(epochMsOf(clock.businessNow())).toBe(bankSecond + passedMs);
      expect(clock.wallNowMs()).toBe(wallMs);
    }),
  );
});

it('takes the last answer when the bank’s clock was moved back', () => {
  const clock = createClock(() => 0);
  clock.noteServerDate('Mon, 02 Mar 2026 09:30:00 GMT');
  clock.noteServerDate('Sun, 01 Mar 2026 09:30:00 GMT');
  expect(clock.businessNow()).toBe('2026-03-01T09:30:00.000Z');
});

it.each([
  ['missing', null],
  ['empty', ''],
  ['unreadable', 'half past nine'],
])('keeps its time when the header is %s', (_name, header) => {
  const clock = createClock(() => 0);
  clock.noteServerDate('Mon, 02 Mar 2026 09:30:00 GMT');
  clock.noteServerDate(header);
  expect(clock.businessNow()).toBe('2026-03-02T09:30:00.000Z');
});
