import { expect, it } from 'vitest';
import { unchecked } from '#src/api/wire/wire.ts';
import { money } from '#src/kernel/money.ts';
import { toInstructionList } from './instruction.ts';

const listed = {
  instructionId: 'B7E0',
  statusCode: 'A',
  statusType: 'ACTIVE',
  partyId: { value: 'P1' },
  debitAccountId: { value: 'A1', displayValue: '31926819' },
  creditAccountId: null,
  recipientName: 'Ashdown Feed &amp; Forage',
  amount: { currency: 'GBP', amount: 125.5 },
  remarks: 'Hay March',
  startDate: '2026-03-16T00:00:00',
  endDate: null,
  nextExecutionDate: '2026-03-16',
  missedDates: ['2026-02-16', 'soon'],
  freqDays: 0,
  freqMonths: '1',
  freqYears: 0,
  numInstallments: null,
  timeStamp: '2026-03-02T10:00:00.000Z',
};

function read(over: object, code: 'FD' | 'SI' | 'DD' = 'SI') {
  return toInstructionList(unchecked({ instructionsList: [{ ...listed, ...over }] }), code)?.instructions[0];
}

it('reads a standing order', () => {
  expect(read({})).toEqual({
    id: 'B7E0',
    code: 'SI',
    statusCode: 'A',
    customerId: 'P1',
    fromId: 'A1',
    fromNumber: '31926819',
    recipientName: 'Ashdown Feed & Forage',
    toAccountNumber: '',
    toSortCode: '',
    reference: 'Hay March',
    amount: money(125_50, 'GBP'),
    startDate: '2026-03-16',
    nextPaymentDate: '2026-03-16',
    missedOn: ['2026-02-16'],
    interval: { days: 0, months: 1 },
    timeStamp: '2026-03-02T10:00:00.000Z',
  });
});

it.each([
  ['years as months', { freqMonths: 0, freqYears: 1 }, { interval: { days: 0, months: 12 } }],
  ['days', { freqMonths: 0, freqDays: 10 }, { interval: { days: 10, months: 0 } }],
  ['why it is closed', { statusCode: 'C', statusType: 'CANCELLED' }, { statusCode: 'C', closedAs: 'cancelled' }],
  ['that it was declined', { statusCode: 'C', statusType: 'REJECTED' }, { statusCode: 'C', closedAs: 'declined' }],
  [
    'the day of a cancellation, in London',
    { statusCode: 'C', statusType: 'CANCELLED', timeStamp: '2026-06-02T23:30:00.000Z', lastPaymentDate: '2026-05-16' },
    { closedOn: '2026-06-03' },
  ],
  [
    'the day of the last run',
    { statusCode: 'C', statusType: 'COMPLETED', lastPaymentDate: '2026-05-16' },
    { closedOn: '2026-05-16' },
  ],
  ['the day of a run that was missed', { statusCode: 'C', statusType: 'COMPLETED' }, { closedOn: '2026-02-16' }],
  ['an own account', { creditAccountId: { value: 'A2' } }, { toOwnId: 'A2' }],
])('reads %s', (_, over, expected) => {
  expect(read(over)).toMatchObject(expected);
});

it('has no amount of a direct debit that has collected nothing, and no interval of a single payment', () => {
  expect(read({ amount: { currency: 'GBP', amount: 0 } }, 'DD')).not.toHaveProperty('amount');
  expect(read({}, 'FD')).not.toHaveProperty('interval');
});

it('counts what it cannot read, and reads nothing from an answer without a list', () => {
  const damaged = { ...listed, statusCode: 'X' };
  expect(toInstructionList(unchecked({ instructionsList: [listed, listed, damaged] }), 'SI')).toMatchObject({
    instructions: [{ id: 'B7E0' }],
    damagedCount: 1,
  });
  expect(toInstructionList(unchecked({ instructionsList: [damaged] }), 'SI')).toBeUndefined();
  expect(toInstructionList(unchecked({}), 'SI')).toBeUndefined();
  expect(toInstructionList(unchecked({ instructionsList: [] }), 'SI')).toEqual({ instructions: [], damagedCount: 0 });
});
