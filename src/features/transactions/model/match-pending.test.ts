import { expect, it } from 'vitest';
import type { PendingTransaction } from '#src/api/transactions/pending-transaction.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { matchPending } from './match-pending.ts';
import type { Filters } from './transaction-filters.ts';

function pending(title: string, day: string, flag: 'C' | 'D', minor: number): PendingTransaction {
  return { id: title, title, day: calendarDay(day), flag, amount: money(minor, 'GBP') };
}

const chemist = pending('Pennywort Chemist', '2026-03-02', 'D', 17_99);
const fuels = pending('Longreach Fuels', '2026-03-01', 'D', 113_99);
const refund = pending('Pennywort Refund', '2026-02-28', 'C', 5_00);
const none = { tags: new Set<never>() };

it.each<[string, Filters, readonly PendingTransaction[]]>([
  ['all without a filter', none, [chemist, fuels, refund]],
  ['those with the keyword in their title, in any case', { ...none, keyword: 'PENNYWORT' }, [chemist, refund]],
  [
    'those of the days, both included',
    { ...none, dates: { from: calendarDay('2026-03-01'), to: calendarDay('2026-03-02') } },
    [chemist, fuels],
  ],
  ['the least amount itself', { ...none, min: money(17_99, 'GBP') }, [chemist, fuels]],
  ['the greatest amount itself', { ...none, max: money(17_99, 'GBP') }, [chemist, refund]],
  ['a penny more than the least', { ...none, min: money(18_00, 'GBP') }, [fuels]],
  ['credits alone', { ...none, flag: 'C' }, [refund]],
  ['none where types are chosen', { tags: new Set(['cash'] as const) }, []],
])('finds %s', (_, filters, found) => {
  expect(matchPending([chemist, fuels, refund], filters)).toEqual(found);
});
