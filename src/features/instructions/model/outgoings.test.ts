import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import type { AccountId, InstructionId, PartyId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { leavingWithin, outgoingsOf } from './outgoings.ts';
import type { UpcomingRow } from './upcoming-rows.ts';

const today = calendarDay('2026-06-17');

function row(differences: Partial<Instruction> = {}): UpcomingRow {
  const instruction: Instruction = {
    id: '1' as InstructionId,
    code: 'FD',
    statusCode: 'A',
    customerId: 'p' as PartyId,
    fromId: 'a' as AccountId,
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

it('puts each run into its week, today included', () => {
  const [pounds] = outgoingsOf([row(weekly), row({ nextPaymentDate: addDays(today, 27) })], today);
  expect(pounds?.weeks.map(({ count }) => count)).toEqual([1, 1, 1, 2]);
  expect(pounds).toMatchObject({ currency: 'GBP', count: 5, total: money(50_00, 'GBP') });
});

it.each([
  ['a payment after four weeks', { nextPaymentDate: addDays(today, 28) }],
  ['a payment that is over', { nextPaymentDate: addDays(today, -1) }],
  ['a cancelled one', { statusCode: 'C' }],
] as const)('leaves out %s', (_, differences) => expect(outgoingsOf([row(differences)], today)).toEqual([]));

it('never adds up two currencies, and lists the most used first', () => {
  const euros = row({ amount: money(1, 'EUR'), ...weekly });
  expect(outgoingsOf([row(), euros], today).map(({ currency, count }) => [currency, count])).toEqual([
    ['EUR', 4],
    ['GBP', 1],
  ]);
});

it('has the same total in its weeks as in all', () => {
  const rows = fc.array(
    fc.record({ minor: fc.integer({ min: 1, max: 1e9 }), inDays: fc.nat(40), repeats: fc.boolean() }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(rows, (each) => {
      const listed = each.map(({ minor, inDays, repeats }) =>
        row({
          amount: money(minor, 'GBP'),
          nextPaymentDate: addDays(today, inDays),
          startDate: addDays(today, inDays),
          ...(repeats ? weekly : {}),
        }),
      );
      for (const { total, count, weeks } of outgoingsOf(listed, today)) {
        expect(weeks.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(total.minor);
        expect(weeks.reduce((sum, week) => sum + week.count, 0)).toBe(count);
      }
    }),
  );
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
