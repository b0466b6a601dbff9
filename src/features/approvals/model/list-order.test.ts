import { expect, it } from 'vitest';
import type { ApprovalItem } from '#src/api/approvals/approval-item.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type ApprovalId, asId, type PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import { inTurn, totalCopy } from './list-order.ts';

const today = calendarDay('2026-03-03');

function item(id: string, over: Partial<ApprovalItem> = {}): ApprovalItem {
  return {
    id: asId<ApprovalId>(id),
    transactionName: 'PC_F_DOM',
    customerId: asId<PartyId>('P1'),
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
  ['nothing', [], undefined],
  ['what has been decided', [item('1', { isActionable: false, ...pounds(5_00) })], undefined],
  ['what has no amount', [item('1'), item('2')], { lead: '2 to authorise.', notes: [] }],
  [
    'amounts',
    [item('1', pounds(1240_00)), item('2', pounds(50)), item('3')],
    { lead: '3 to authorise, £1,240.50 in all.', notes: [] },
  ],
  [
    'a regular payment',
    [item('1', { isRecurring: true, ...pounds(210_00) })],
    { lead: '1 to authorise, £210.00 in all.', notes: ['Regular payments are counted once.'] },
  ],
  [
    'another currency',
    [item('1', pounds(1_00)), item('2', { amount: money(1_00, 'EUR') })],
    { lead: '2 to authorise.', notes: [] },
  ],
  [
    'what is past its date',
    [item('1', pounds(1_00)), item('2', { ...yesterday, ...pounds(9_00) })],
    {
      lead: '1 to authorise, £1.00 in all.',
      notes: ['1 is past its date and can only be declined.'],
    },
  ],
  [
    'only what is past',
    [item('1', yesterday), item('2', yesterday)],
    { lead: '', notes: ['2 are past their dates and can only be declined.'] },
  ],
])('counts %s', (_, items, copy) => expect(totalCopy(items, today)).toEqual(copy));
