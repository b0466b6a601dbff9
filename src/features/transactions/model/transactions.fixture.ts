import fc from 'fast-check';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import type { Filters } from './transaction-filters.ts';

/** A booked transaction, with the given fields replaced. */
export function transaction(differences: Partial<Transaction> = {}): Transaction {
  return {
    id: '1.1.REF',
    day: calendarDay('2026-03-02'),
    title: 'Fetlock & Sons',
    reference: 'INV 2210',
    flag: 'D',
    amount: money(25_00, 'GBP'),
    balance: money(1_000_00, 'GBP'),
    code: 'CRD',
    category: 'cardTransactions',
    ...differences,
  };
}

export function transactions(count: number): Transaction[] {
  return Array.from({ length: count }, (_, row) =>
    transaction({
      id: `${row}`,
      day: addDays(calendarDay('2026-03-02'), -Math.floor(row / 10)),
      flag: row % 3 === 0 ? 'C' : 'D',
      amount: money(row, 'GBP'),
      category: transactionCategories[row % transactionCategories.length] ?? 'cash',
    }),
  );
}

const few = fc.nat(30).map((minor) => money(minor, 'GBP'));

export const anyTransaction: fc.Arbitrary<Transaction> = fc
  .record({
    flag: fc.constantFrom('D' as const, 'C' as const),
    amount: few,
    category: fc.constantFrom(...transactionCategories),
  })
  .map(transaction);

export const anyRowFilters: fc.Arbitrary<Filters> = fc.record(
  {
    flag: fc.constantFrom('D' as const, 'C' as const),
    min: few,
    max: few,
    tags: fc.subarray([...transactionCategories]).map((tags) => new Set(tags)),
  },
  { requiredKeys: ['tags'] },
);

/** What filtering means, in the simplest possible code. */
export function passes({ flag, amount, category }: Transaction, filters: Filters): boolean {
  if (filters.flag !== undefined && flag !== filters.flag) return false;
  if (filters.min !== undefined && amount.minor < filters.min.minor) return false;
  if (filters.max !== undefined && amount.minor > filters.max.minor) return false;
  return filters.tags.size === 0 || filters.tags.has(category);
}
