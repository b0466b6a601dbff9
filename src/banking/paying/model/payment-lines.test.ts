import { expect, it } from 'vitest';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { confirmationText } from './payment-lines.ts';

const on = calendarDay('2026-06-17');

it.each<[Schedule, string]>([
  [{ kind: 'now' }, 'pay Hetty Marlowe £25,000.00'],
  [{ kind: 'later', on: calendarDay('2026-06-18') }, 'pay Hetty Marlowe £25,000.00 on 18/06/2026'],
  [{ kind: 'regular', startOn: on, frequency: '50' }, 'set up regular payments of £25,000.00 to Hetty Marlowe'],
])('states payee and amount for a code: %j', (schedule, copy) =>
  expect(
    confirmationText({
      from: { title: 'Household', maskedAccountNumber: '' },
      payee: { name: 'Hetty Marlowe', accountNumber: '20418836', sortCode: '601122' },
      amount: money(25_000_00, 'GBP'),
      reference: '',
      schedule,
      on,
    }),
  ).toBe(copy),
);
