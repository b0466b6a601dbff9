import type { operations } from '#src/api/schema.generated.d.ts';

export const bankTags = [
  'Accounts',
  'CorrespondenceAddress',
  'AccountDetails',
  'Transactions',
  'PendingTransactions',
  'Statements',
  'PayingAccounts',
  'PendingApprovals',
  'Approvals',
  'Profile',
  'LoginFlow',
  'Permissions',
  'Mails',
  'Bulletins',
  'Payees',
  'PaymentLimits',
  'Activity',
  'Cheques',
  'Instructions',
  'BulkFiles',
  'AlertSubscriptions',
  'DataSharing',
] as const;

export type BankTag = (typeof bankTags)[number];

const approvalTags = ['PendingApprovals', 'Approvals'] as const;

/**
 * What each mutation invalidates. Everything is also dropped when a session begins (session-start.ts) or ends (session-
 * end.ts).
 */
export const staleAfter = {
  completeLoginStep: ['Profile', 'LoginFlow', 'Permissions'],
  changePassword: ['Profile', 'LoginFlow', 'Permissions'],
  changeTransactionPin: ['Profile', 'LoginFlow', 'Permissions'],
  nameAccounts: ['Accounts'],
  sendMail: ['Mails'],
  replyToMail: ['Mails'],
  updateMail: ['Mails'],
  updateMailer: ['Bulletins'],
  approveTransaction: [...approvalTags, 'Accounts', 'Transactions', 'PendingTransactions', 'PaymentLimits', 'Payees'],
  rejectTransaction: [...approvalTags, 'Payees'],
  createAlertSubscription: ['AlertSubscriptions'],
  changeAlertSubscription: ['AlertSubscriptions'],
  deleteAlertSubscription: ['AlertSubscriptions'],
  createAccountAccess: ['DataSharing'],
  changeAccountAccess: ['DataSharing'],
  confirmPayee: ['Payees'],
  amendPayee: ['Payees'],
  deletePayee: ['Payees'],
  confirmPayment: ['Accounts', 'Transactions', 'PendingTransactions', 'PaymentLimits', 'Payees'],
  uploadBulkFile: ['BulkFiles'],
  authoriseBulkFile: ['Accounts', 'Transactions', 'PendingTransactions', 'PaymentLimits', 'BulkFiles'],
  confirmInstruction: ['Accounts', 'Transactions', 'PendingTransactions', 'PaymentLimits', 'Payees'],
  confirmCancellation: ['Instructions'],
  editInstruction: ['Instructions'],
  orderChequeBook: ['Activity', 'PendingApprovals', 'Cheques'],
  orderPayInBook: ['Activity', 'PendingApprovals'],
} as const satisfies Partial<Record<keyof operations, readonly BankTag[]>>;
