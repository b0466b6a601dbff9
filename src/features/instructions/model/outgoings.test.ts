import { expect, it } from 'vitest';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type InstructionId, type PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { leavingWithin, nextRuns } from './outgoings.ts';
import type { UpcomingRow } from './upcoming-rows.ts';

const today = calendarDay('2026-06-17');

function row(differences: Partial<Instruction> = {}): UpcomingRow {
  const instruction: Instruction = {
    id: asId<InstructionId>('1'),
    code: 'FD',
    statusCode: 'A',
    customerId: asId<PartyId>('p'),
    fromId: asId<AccountId>('a'),
    fromNumber: '12345678',
    recipientName: 'Hay Merchants',
    toAccountNumber: '87654321',
    toSortCode: '102030',
    reference: 'HAY',
    amount: money(10_00, 'GBP'),
    nextPaymentDate: today,
    startDate: today,
    missedOn: [],
    timeStamp: '',
    ...differences,
  };
  return { instruction, name: 'Hay', account: undefined, accountTitle: '', entity: undefined, frequency: undefined };
}

const weekly = { interval: { days: 7, months: 0 } } as const;

const days = (rows: readonly UpcomingRow[], count = 5) => nextRuns(rows, today, count).map(({ day }) => day);

it('lists the next payments by their day, each run of an order on its own', () => {
  const once = row({ nextPaymentDate: addDays(today, 8) });
  expect(days([once, row(weekly)], 4)).toEqual([today, addDays(today, 7), addDays(today, 8), addDays(today, 14)]);
});

it('lists payments of a later month where few leave before', () => {
  expect(days([row({ nextPaymentDate: addDays(today, 200) })])).toEqual([addDays(today, 200)]);
});

it.each([
  ['a payment that is over', { nextPaymentDate: addDays(today, -1) }],
  ['a cancelled one', { statusCode: 'C' }],
  ['one that awaits authorisation', { statusCode: 'P' }],
] as const)('leaves out %s', (_, differences) => {
  expect(days([row(differences)])).toEqual([]);
  expect(leavingWithin([row(differences)], today, 30).count).toBe(0);
});

it('lists a payment whose amount is not known', () => {
  const { amount: _, ...instruction } = row().instruction;
  expect(days([{ ...row(), instruction }])).toEqual([today]);
});

it('counts what leaves within some days, each currency on its own', () => {
  const euros = row({ amount: money(1, 'EUR'), nextPaymentDate: addDays(today, 30) });
  const late = row({ nextPaymentDate: addDays(today, 31) });
  expect(leavingWithin([row(weekly), euros, late], today, 30)).toEqual({
    count: 6,
    totals: [money(50_00, 'GBP'), money(1, 'EUR')],
  });
  expect(leavingWithin([late], today, 30)).toEqual({ count: 0, totals: [] });
});
