import { fieldsOf } from '#src/api/wire/wire.ts';

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

export function toPermissions(answer: unknown): readonly PermittedFunction[] | undefined {
  const { permittedFunctions: named } = fieldsOf(answer);
  return Array.isArray(named) ? permittedFunctions.filter((known) => named.includes(known)) : undefined;
}
