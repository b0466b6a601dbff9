import { type TransactionCategory, transactionCategories } from '#src/api/transactions/transaction-categories.ts';

/** The value for "no category chosen". */
export const allTags = 'all';

export type TagChoice = TransactionCategory | typeof allTags;

/** The bank gives categories no display names: these are ours. */
export const categoryTitles: Readonly<Record<TransactionCategory, string>> = {
  cardTransactions: 'Card transactions',
  cash: 'Cash',
  cheques: 'Cheques',
  incomingTransfers: 'Incoming transfers',
  interestAndCharges: 'Interest and charges',
  internalTransfers: 'Internal transfers',
  international: 'International',
  loanRepayments: 'Loan repayments',
  miscellaneous: 'Miscellaneous',
  payments: 'Payments',
  reccurentPayments: 'Recurring payments',
  vat: 'VAT',
};

export const tagChoices: readonly { readonly id: TagChoice; readonly title: string }[] = [
  { id: allTags, title: 'All' },
  ...transactionCategories.map((id) => ({ id, title: categoryTitles[id] })),
];

/** "All" clears the categories and any category clears "all"; removing the last category selects "all" again. */
export function toggleTag(tags: ReadonlySet<TransactionCategory>, choice: TagChoice): ReadonlySet<TransactionCategory> {
  if (choice === allTags) return new Set();
  const chosen = new Set(tags);
  if (!chosen.delete(choice)) chosen.add(choice);
  return chosen;
}

export function chosenTags(tags: ReadonlySet<TransactionCategory>): ReadonlySet<TagChoice> {
  return tags.size === 0 ? new Set([allTags]) : tags;
}

export function isTagChoice(id: string): id is TagChoice {
  return id === allTags || isCategory(id);
}

export function isCategory(id: string): id is TransactionCategory {
  return Object.hasOwn(categoryTitles, id);
}
