import type { Fault, Unconfirmed } from './fault.ts';

/** What a strict bank does only with a code: first what can be seen afterwards. */
const changes = [
  'createAlertSubscription',
  'changeAlertSubscription',
  'deleteAlertSubscription',
  'orderChequeBook',
  'orderPayInBook',
  'resetPassword',
  'createAccountAccess',
  'changeAccountAccess',
  'confirmTransferInstruction',
  'confirmInstruction',
  'confirmPayment',
];
const readings = [
  'getStatement',
  'listDemandDepositTransactions',
  'listLoanTransactions',
  'listTermDepositTransactions',
  'downloadTransactions',
];

/** A bank that is meant to be strict, and is not. */
export const confirmationFaults: readonly Fault[] = [
  ...[...changes, ...readings].map((operation) => fault(operation, 'no code asked for', 'not-asked')),
  ...changes.map((operation) => fault(operation, 'done before the code is given', 'done-before')),
  fault('orderPayInBook', 'done with the code for something else', 'any-code'),
];

function fault(operation: string, name: string, unconfirmed: Unconfirmed): Fault {
  return { operation, name, spoil: { unconfirmed } };
}
