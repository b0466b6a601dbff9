/** In the specification's order; `reccurentPayments` is the service's spelling. */
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

export const directDebitCode = 'DDX';

/** Only the direct debit's code is certain; the others are assumed. */
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

export function codesOf(category: TransactionCategory): readonly string[] {
  return codes[category];
}

export function categoryOf(code: string): TransactionCategory {
  return categoriesByCode.get(code) ?? 'miscellaneous';
}
