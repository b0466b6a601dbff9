import { fieldsOf } from '#src/api/wire/wire.ts';

/** What the bank may permit a user to do. */
export const permittedFunctions = [
  'payment',
  'transfer',
  'payeesManage',
  'paymentsFuture',
  'transactionLog',
  'statements',
  'loanStatements',
  'bulkUpload',
  'bulkView',
  'alerts',
  'payInBooks',
  'chequeBooks',
  'chequeStatus',
  'approver',
] as const;

export type PermittedFunction = (typeof permittedFunctions)[number];

/** The functions named that the app knows; undefined for an answer without a list. */
export function toPermissions(answer: unknown): readonly PermittedFunction[] | undefined {
  const { permittedFunctions: named } = fieldsOf(answer);
  return Array.isArray(named) ? permittedFunctions.filter((known) => named.includes(known)) : undefined;
}
