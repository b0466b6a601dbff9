import { expect, it } from 'vitest';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type AccountId, asId, type InstructionId, type PartyId } from '#src/kernel/ids.ts';
import { weekTitle, whatText } from './upcoming-copy.ts';
import {
  isFromSeveral,
  noneStopped,
  sectionsOf,
  startsWeek,
  toRow,
  type UpcomingRow,
  withStopped,
} from './upcoming-rows.ts';

const around = { accounts: [], namesEntities: false, stopped: noneStopped };
const day = (text: string) => calendarDay(`2026-03-${text}`);

function listed(id: string, given: Partial<Instruction> = {}): Instruction {
  return {
    id: asId<InstructionId>(id),
    code: 'FD',
    statusCode: 'A',
    customerId: asId<PartyId>('p'),
    fromId: asId<AccountId>('a'),
    fromNumber: '12345678',
    recipientName: 'Hay Merchants',
    toAccountNumber: '',
    toSortCode: '',
    reference: '',
    missedOn: [],
    timeStamp: '',
    ...given,
  };
}

const row = (id: string, given: Partial<Instruction> = {}) => toRow(listed(id, given), around);
const ids = (rows: readonly UpcomingRow[]) => rows.map(({ instruction }) => instruction.id);

it('lists what will be paid by its date, whatever its kind, and what has no date last', () => {
  const rows = [row('undated'), row('late', { nextPaymentDate: day('20'), code: 'DD' })];
  const { open } = sectionsOf([...rows, row('soon', { nextPaymentDate: day('04'), code: 'SI' })]);
  expect(ids(open)).toEqual(['soon', 'late', 'undated']);
});

it('begins a week with its first row, and what has no date with its own', () => {
  const [monday, sunday, next] = ['02', '08', '09'].map((of) => ({ nextPaymentDate: day(of) }));
  const rows = [row('a', monday), row('b', sunday), row('c', next), row('d'), row('e')];
  expect(rows.map((_, index) => startsWeek(rows, index))).toEqual([true, false, true, true, false]);
});

it.each([
  ['02', 'This week'],
  ['08', 'This week'],
  ['09', 'Next week'],
  ['15', 'Next week'],
  ['18', 'Week of 16 March 2026'],
])('names the week of 2026-03-%s, seen on the 3rd', (of, title) => {
  expect(weekTitle(day(of), day('03'))).toBe(title);
});

it('says in one line what a row is', () => {
  expect(whatText(row('a', { code: 'DD', reference: 'DD1' }))).toBe('Direct debit · DD1');
  expect(whatText(row('a', { code: 'DD', reference: 'DD1' }), false)).toBe('Direct debit');
  expect(whatText({ ...row('b', { code: 'SI' }), frequency: 'Monthly' })).toBe('Standing order · Monthly');
  expect(whatText(row('c'))).toBe('Future payment');
});

it('lists what is closed in the order of closing, the latest first', () => {
  const over = { statusCode: 'C', closedAs: 'cancelled' } as const;
  const rows = [
    row('first', { ...over, closedOn: day('01'), lastPaymentDate: day('09') }),
    row('morning', { ...over, closedOn: day('02'), timeStamp: '2026-03-02T09:00:00.000Z' }),
    row('evening', { ...over, closedOn: day('02'), timeStamp: '2026-03-02T19:00:00.000Z' }),
  ];
  expect(ids(sectionsOf(rows).closed)).toEqual(['evening', 'morning', 'first']);
});

it('keeps apart standing orders that ran to their end', () => {
  const ended = row('ended', { code: 'SI', statusCode: 'C', closedAs: 'completed' });
  expect(sectionsOf([ended, row('paid', { statusCode: 'C', closedAs: 'completed' })])).toMatchObject({
    expired: [ended],
    closed: [{ instruction: { id: 'paid' } }],
  });
});

it('keeps a stopped row at its place, and lists it as closed on its day', () => {
  const before = row('b', { nextPaymentDate: day('05') });
  const stopped = new Map([[before.instruction.id, { row: before, on: day('03') }]]);
  const again = toRow(before.instruction, { ...around, stopped });
  const { open, closed } = sectionsOf([row('a', { nextPaymentDate: day('04') }), again]);
  expect(closed).toMatchObject([{ instruction: { closedAs: 'cancelled', closedOn: day('03') } }]);
  const rows = withStopped([...open, row('c', { nextPaymentDate: day('06') })], stopped);
  expect(rows.map(({ instruction, isStopped }) => [instruction.id, isStopped ?? false])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
});

it('knows whether rows are paid from several accounts', () => {
  expect(isFromSeveral([row('a'), row('b')])).toBe(false);
  expect(isFromSeveral([row('a'), row('b', { fromId: asId<AccountId>('other') })])).toBe(true);
});
