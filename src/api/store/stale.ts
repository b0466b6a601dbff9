import type { operations } from '#src/api/schema.generated.d.ts';

/** What the app keeps of the bank's answers, by what they are about. */
export const bankTags = [
  'Accounts',
  'CorrespondenceAddress',
  'AccountDetails',
  'Transactions',
  'PendingTransactions',
  'Statements',
  'PayingAccounts',
  'PendingApprovals',
  'Profile',
  'LoginFlow',
  'Permissions',
  'Mails',
  'Bulletins',
  'Payees',
  'PaymentLimits',
] as const;

type BankTag = (typeof bankTags)[number];

/**
 * What each writing operation makes stale. Beside these, all that was kept is dropped when a session begins, in
 * session-start.ts, and however one ends, in session-end.ts.
 */
export const staleAfter = {
  completeLoginStep: ['Profile', 'LoginFlow', 'Permissions'],
  changePassword: ['Profile', 'LoginFlow', 'Permissions'],
  changeTransactionPin: ['Profile', 'LoginFlow', 'Permissions'],
  nameAccounts: ['Accounts'],
  updateMail: ['Mails'],
  updateMailer: ['Bulletins'],
  confirmPayee: ['Payees'],
  amendPayee: ['Payees'],
  deletePayee: ['Payees'],
  confirmPayment: ['Accounts', 'Transactions', 'PendingTransactions', 'PaymentLimits', 'Payees'],
  confirmInstruction: ['Accounts', 'Transactions', 'PendingTransactions', 'PaymentLimits', 'Payees'],
} as const satisfies Partial<Record<keyof operations, readonly BankTag[]>>;
