import { type TransactionCategory, transactionCategories } from '#src/api/transactions/transaction-categories.ts';
import type { FilterChange } from '#src/features/transactions/model/filters-in-url.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';
import { type Money, money } from '#src/kernel/money.ts';
import type { Loaded } from './loaded.ts';

export interface Spending {
  readonly category: TransactionCategory;
  readonly amount: Money;
  readonly count: number;
}

/** The loaded debits by category, the largest first. */
export function spendingByCategory({ lists, currency }: Loaded): readonly Spending[] {
  const sums = new Map<TransactionCategory, { minor: number; count: number }>();
  for (const list of lists) {
    for (const { flag, amount, category } of list) {
      if (flag !== 'D' || amount.currency !== currency) continue;
      const sum = sums.get(category) ?? { minor: 0, count: 0 };
      sums.set(category, { minor: sum.minor + amount.minor, count: sum.count + 1 });
    }
  }
  return transactionCategories
    .flatMap((category) => {
      const sum = sums.get(category);
      return sum === undefined ? [] : [{ category, amount: money(sum.minor, currency), count: sum.count }];
    })
    .sort((left, right) => right.amount.minor - left.amount.minor);
}

/** The categories that the list is filtered by, as spending: debits only. */
export function chosenSpending({ flag, tags }: Filters): ReadonlySet<TransactionCategory> {
  return flag === 'D' ? tags : new Set();
}

/** Filters the list to one category's debits; the category chosen before shows all again. */
export function chooseSpending(filters: Filters, category: TransactionCategory): FilterChange {
  const chosen = chosenSpending(filters);
  if (chosen.size === 1 && chosen.has(category)) return { tags: new Set(), flag: undefined };
  return { tags: new Set([category]), flag: 'D' };
}
