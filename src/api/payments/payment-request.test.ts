import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { toInstructionRequest, toPaymentRequest } from './payment-request.ts';
import { order, tomorrow } from './payments.fixture.ts';

it('carries an immediate payment', () => {
  expect(toPaymentRequest(order(), 0)).toEqual({
    from: { id: { value: 'household', displayValue: '12345678' }, balance: '1234.500000' },
    to: { groupId: '5D0C', payeeId: 'E813' },
    isNewPayee: false,
    later: false,
    amount: { currency: 'GBP', amount: 12.5 },
    reference: 'Hay March',
    stage: 0,
  });
});

it.each([
  ['nothing but the stage', order()],
  ['nothing but the stage, for a new payee', order({ isNewPayee: true, reference: '' })],
])('changes %s when it is confirmed', (_name, given) => {
  expect(toPaymentRequest(given, 1)).toEqual({ ...toPaymentRequest(given, 0), stage: 1 });
});

it.each([
  ['the booked one', { availableBalance: money(1, 'GBP'), balance: money(2, 'GBP') }, '0.020000'],
  ['one that is overdrawn', { balance: money(-12_05, 'GBP') }, '-12.050000'],
  ['the available one where there is no other', { availableBalance: money(100, 'GBP') }, '1.000000'],
  ['nothing where none was told', {}, '0.000000'],
])('sends a balance with six decimals: %s', (_name, balances, text) => {
  expect(toPaymentRequest(order({ from: account(balances) }), 0).from.balance).toBe(text);
});

it.each([
  [
    'once, later',
    { kind: 'later', on: tomorrow } as const,
    { type: 'NONREC', frequency: '10', startDate: '2026-03-03', endDate: null },
  ],
  [
    'again and again, until further notice',
    { kind: 'regular', startOn: tomorrow, frequency: '50' } as const,
    { type: 'REC', frequency: '50', startDate: '2026-03-03', endDate: null },
  ],
  [
    'again and again, until a day',
    { kind: 'regular', startOn: tomorrow, frequency: '90', endOn: calendarDay('2028-03-03') } as const,
    { type: 'REC', frequency: '90', startDate: '2026-03-03', endDate: '2028-03-03' },
  ],
])('says when it is to be paid: %s', (_name, schedule, times) => {
  expect(toInstructionRequest(order({ schedule }), schedule, 0)).toEqual({
    ...toPaymentRequest(order(), 0),
    later: true,
    ...times,
  });
});
