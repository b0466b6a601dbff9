import { expect, it } from 'vitest';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { balanceLine } from './balance-line.ts';
import { transaction } from './transactions.fixture.ts';

const row = (day: string, pounds: number) =>
  transaction({ id: day, day: calendarDay(day), balance: money(pounds * 100, 'GBP') });

/** Newest first, over ten days. */
function page(...rows: readonly ReturnType<typeof row>[]): TransactionPage {
  return { from: calendarDay('2026-03-01'), to: calendarDay('2026-03-11'), transactions: rows, damagedCount: 0 };
}

it('steps from the lowest balance at the bottom to the highest at the top, to the last day', () => {
  const line = balanceLine(page(row('2026-03-09', 300), row('2026-03-06', 100), row('2026-03-03', 200)), 'GBP');
  expect(line).toBe('M0 50H20V50H50V100H80V0H100');
});

it.each([
  ['two days', page(row('2026-03-06', 100), row('2026-03-03', 200))],
  ['a balance that never changes', page(row('2026-03-09', 100), row('2026-03-06', 100), row('2026-03-03', 100))],
  ['no transactions', page()],
])('draws nothing of %s', (_, of) => {
  expect(balanceLine(of, 'GBP')).toBeUndefined();
});
