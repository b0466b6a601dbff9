import { fieldsOf, isList, type Wire } from '#src/api/wire/wire.ts';

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

export function toPermissions(answer: Wire<'PermissionsAnswer'>): readonly PermittedFunction[] | undefined {
  const { permittedFunctions: named } = fieldsOf(answer);
  return isList(named) ? permittedFunctions.filter((known) => named.includes(known)) : undefined;
}
