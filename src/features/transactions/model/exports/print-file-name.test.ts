import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { printFileName } from './print-file-name.ts';

const period = { from: calendarDay('2026-01-01'), to: calendarDay('2026-06-30') };

it.each([
  ['12345678', 'transactions-5678-2026-01-01-to-2026-06-30.pdf'],
  ['', 'transactions-2026-01-01-to-2026-06-30.pdf'],
  ['../<b>', 'transactions-2026-01-01-to-2026-06-30.pdf'],
])('names the file of account %s: %s', (accountNumber, name) =>
  expect(printFileName({ accountNumber }, period)).toBe(name),
);
