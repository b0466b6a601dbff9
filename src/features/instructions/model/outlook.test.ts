import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Account } from '#src/api/accounts/account.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { daysOfOutlook, outlookDays, outlooksOf } from './outlook.ts';
import type { UpcomingRow } from './upcoming-rows.ts';

const today = calendarDay('2026-06-17');
const account = { title: 'Household', availableBalance: money(100_00, 'GBP') } as Account;

function row(inDays: number, minor: number, differences: Partial<Instruction> = {}): UpcomingRow {
  const instruction = {
    statusCode: 'A',
    amount: money(minor, 'GBP'),
    nextPaymentDate: addDays(today, inDays),
    startDate: today,
    missedOn: [],
    ...differences,
  } as unknown as Instruction;
  return { instruction, name: 'Hay', account, accountTitle: '', entity: undefined, frequency: undefined };
}

function leavingOf(rows: readonly UpcomingRow[]) {
  return outlooksOf(rows, today).map((outlook) =>
    daysOfOutlook(outlook, today).flatMap(({ leaving, isCovered }, ahead) =>
      leaving.minor === 0 ? [] : [[ahead, leaving.minor, isCovered]],
    ),
  );
}

it('has a day for each of the next 30, today included, and adds up what leaves on each', () => {
  const rows = [row(0, 10_00), row(5, 20_00), row(5, 1), row(30, 5_00)];
  expect(leavingOf(rows)).toEqual([
    [
      [0, 10_00, true],
      [5, 20_01, true],
      [30, 5_00, true],
    ],
  ]);
  expect(outlooksOf(rows, today).map((outlook) => daysOfOutlook(outlook, today).length)).toEqual([outlookDays + 1]);
});

it.each([
  ['after 30 days', row(31, 10_00)],
  ['before today', row(-1, 10_00)],
  ['that is cancelled', row(1, 10_00, { statusCode: 'C' })],
  ['in another currency', row(1, 0, { amount: money(10_00, 'EUR') })],
])('leaves out a payment %s', (_, given) => expect(leavingOf([given])).toEqual([]));

it('tells the last penny that is covered from the day on which one more is missing', () => {
  expect(leavingOf([row(1, 100_00)])).toEqual([[[1, 100_00, true]]]);
  expect(leavingOf([row(1, 100_00), row(2, 1), row(3, 1)])).toEqual([
    [
      [1, 100_00, true],
      [2, 1, false],
      [3, 1, false],
    ],
  ]);
});

it('has the same total in its days as in all', () => {
  const dues = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 1e9 })), { minLength: 1 });
  fc.assert(
    fc.property(dues, (given) => {
      for (const outlook of outlooksOf(
        given.map(([inDays, minor]) => row(inDays, minor)),
        today,
      )) {
        const sum = daysOfOutlook(outlook, today).reduce((all, { leaving }) => all + leaving.minor, 0);
        expect(sum).toBe(outlook.total.minor);
      }
    }),
  );
});
