/** Categories of transactions; `reccurentPayments` is the service's spelling. */
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

/**
 * The transaction codes that personas use, with their categories. Only `DDX`, a direct debit, is known from the
 * service; its category and all other codes are assumed, here only.
 */
export const transactionCodes = {
  CRD: { category: 'cardTransactions', meaning: 'Card payment' },
  CRR: { category: 'cardTransactions', meaning: 'Refund to a card' },
  ATM: { category: 'cash', meaning: 'Cash machine' },
  CSH: { category: 'cash', meaning: 'Cash paid in or out at the counter' },
  CHQ: { category: 'cheques', meaning: 'Cheque paid' },
  CHI: { category: 'cheques', meaning: 'Cheque paid in' },
  BGC: { category: 'incomingTransfers', meaning: 'Bank giro credit' },
  FPI: { category: 'incomingTransfers', meaning: 'Faster payment received' },
  INT: { category: 'interestAndCharges', meaning: 'Interest' },
  CHG: { category: 'interestAndCharges', meaning: 'Charge' },
  ITF: { category: 'internalTransfers', meaning: 'Transfer between own accounts' },
  IPI: { category: 'international', meaning: 'International payment received' },
  IPO: { category: 'international', meaning: 'International payment made' },
  FXC: { category: 'international', meaning: 'Currency exchange' },
  LDN: { category: 'loanRepayments', meaning: 'Loan drawn' },
  LRP: { category: 'loanRepayments', meaning: 'Loan or mortgage instalment' },
  MSC: { category: 'miscellaneous', meaning: 'Correction or goodwill payment' },
  FPO: { category: 'payments', meaning: 'Faster payment made' },
  BPO: { category: 'payments', meaning: 'BACS payment made' },
  CHP: { category: 'payments', meaning: 'CHAPS payment made' },
  DDX: { category: 'reccurentPayments', meaning: 'Direct debit' },
  SOX: { category: 'reccurentPayments', meaning: 'Standing order' },
  VAT: { category: 'vat', meaning: 'Value added tax' },
} as const satisfies Record<string, { readonly category: TransactionCategory; readonly meaning: string }>;

export type TransactionCode = keyof typeof transactionCodes;
