import { expect, it } from 'vitest';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { ApprovalId, PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { inTurn, totalText } from './list-order.ts';

const today = calendarDay('2026-03-03');

function item(id: string, over: Partial<ApprovalItem> = {}): ApprovalItem {
  return {
    id: id as ApprovalId,
    transactionName: 'PC_F_DOM',
    customerId: 'P1' as PartyId,
    created: '2026-03-02T09:12:40.000Z' as Instant,
    status: 'pending',
    isActionable: true,
    given: 0,
    needed: 1,
    isRecurring: false,
    steps: [],
    ...over,
  };
}
const pounds = (minor: number) => ({ amount: money(minor, 'GBP') });
const yesterday = { valueDate: calendarDay('2026-03-02') };

it('puts what is due today first, then by date, then what has none, and what is past its date last', () => {
  const items = [
    item('late', { ...yesterday, created: '2026-02-23T11:05:00.000Z' as Instant }),
    item('second', { reference: 'PB2' }),
    item('first', { reference: 'PB1' }),
    item('oldest', { created: '2026-03-01T09:30:00.000Z' as Instant }),
    item('in April', { valueDate: calendarDay('2026-04-01'), created: '2026-02-25T09:30:00.000Z' as Instant }),
    item('tomorrow', { valueDate: calendarDay('2026-03-04') }),
    item('today', { valueDate: today, reference: 'PB9' }),
    item('expired', { status: 'expired', valueDate: today, created: '2026-02-20T11:05:00.000Z' as Instant }),
  ];
  expect(inTurn(items, today).map(({ id }) => id)).toEqual([
    'today',
    'tomorrow',
    'in April',
    'oldest',
    'first',
    'second',
    'expired',
    'late',
  ]);
});

it.each([
  ['nothing', [], ''],
  ['what has been decided', [item('1', { isActionable: false, ...pounds(5_00) })], ''],
  ['what has no amount', [item('1'), item('2')], '2 awaiting your authorisation.'],
  [
    'amounts',
    [item('1', pounds(1240_00)), item('2', pounds(50)), item('3')],
    '3 awaiting your authorisation, £1,240.50 in all.',
  ],
  [
    'a regular payment',
    [item('1', { isRecurring: true, ...pounds(210_00) })],
    '1 awaiting your authorisation, £210.00 in all, regular payments counted once.',
  ],
  [
    'another currency',
    [item('1', pounds(1_00)), item('2', { amount: money(1_00, 'EUR') })],
    '2 awaiting your authorisation.',
  ],
  [
    'what is past its date',
    [item('1', pounds(1_00)), item('2', { ...yesterday, ...pounds(9_00) })],
    '2 awaiting your authorisation: 1 to authorise, £1.00 in all; 1 past its date, which can only be declined.',
  ],
  [
    'only what is past',
    [item('1', yesterday), item('2', yesterday)],
    '2 awaiting your authorisation: 2 past their dates, which can only be declined.',
  ],
])('counts %s', (_, items, text) => expect(totalText(items, today)).toBe(text));
