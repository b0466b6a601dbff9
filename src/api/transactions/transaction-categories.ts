/** What a line of a list is filed under, in the specification's order; `reccurentPayments` is the service's spelling. */
export const transactionCategories = [
  'cardTransactions',
  'cash',
  'cheques',
  'incomingTransfers',
  'interestAndCharges',
  'internalTransfers',
  'international',
  'loanRepayments',
  'miscellaneous',
  'payments',
  'reccurentPayments',
  'vat',
] as const;

export type TransactionCategory = (typeof transactionCategories)[number];

/** The bank's code for a direct debit. */
export const directDebitCode = 'DDX';

/** The bank's three-letter codes. Only the direct debit's is known for certain; all others are assumed. */
const codes: Readonly<Record<TransactionCategory, readonly string[]>> = {
  cardTransactions: ['CRD', 'CRR'],
  cash: ['ATM', 'CSH'],
  cheques: ['CHQ', 'CHI'],
  incomingTransfers: ['BGC', 'FPI'],
  interestAndCharges: ['INT', 'CHG'],
  internalTransfers: ['ITF'],
  international: ['IPI', 'IPO', 'FXC'],
  loanRepayments: ['LDN', 'LRP'],
  miscellaneous: ['MSC'],
  payments: ['FPO', 'BPO', 'CHP'],
  reccurentPayments: [directDebitCode, 'SOX'],
  vat: ['VAT'],
};

const categoriesByCode: ReadonlyMap<string, TransactionCategory> = new Map(
  transactionCategories.flatMap((category) => codes[category].map((code) => [code, category] as const)),
);

/** The codes that the app knows for a category. */
export function codesOf(category: TransactionCategory): readonly string[] {
  return codes[category];
}

/** A code that the app does not know is filed under miscellaneous. */
export function categoryOf(code: string): TransactionCategory {
  return categoriesByCode.get(code) ?? 'miscellaneous';
}
