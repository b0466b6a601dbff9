import { expect, it } from 'vitest';
import { type PermittedFunction, permittedFunctions } from '#src/api/profile/permissions.ts';
import { isGated, mayOpen } from './capabilities-of-pages.ts';

it.each<[string, readonly PermittedFunction[]]>([
  ['/accounts/statements', ['statements', 'loanStatements']],
  ['/accounts/statements/9A0E', ['statements', 'loanStatements']],
  ['/statements', ['statements', 'loanStatements']],
  ['/accounts/services', ['payInBooks', 'chequeBooks', 'chequeStatus']],
  ['/payments', ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView']],
  ['/payments/from', ['payment']],
  ['/payments/make', ['payment']],
  ['/payments/make/9A0E', ['payment']],
  ['/payments/request-international/9A0E', ['payment']],
  ['/payments/transfer-money/9A0E', ['transfer']],
  ['/payments/payees', ['payeesManage']],
  ['/payments/payees/new', ['payeesManage']],
  ['/payments/payees/edit/E813', ['payeesManage']],
  ['/payments/manage-payees', ['payeesManage']],
  ['/payments/upcoming/edit/1', ['paymentsFuture']],
  ['/payments/bulk', ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView']],
  ['/payments/bulk/all', ['bulkView']],
  ['/payments/bulk/confirm', ['bulkUpload']],
  ['/payments/bulk/file/1', ['bulkUpload', 'bulkView', 'approver']],
  ['/settings/alerts', ['alerts']],
  ['/settings/activity-log/log/1', ['transactionLog']],
  ['/settings/authorisations', ['approver']],
  ['/Payments//MAKE/', ['payment']],
  ['/payments/%6Dake', ['payment']],
])('opens %s to each of its functions and to no other', (pathname, needs) => {
  expect(permittedFunctions.filter((one) => mayOpen(pathname, [one]))).toEqual(needs);
  expect(isGated(pathname)).toBe(true);
});

it.each([
  '/',
  '/accounts',
  '/accounts/9A0E',
  '/accounts/statements9',
  '/secure-mail/f/inbox',
  '/services',
  '/settings',
  '/settings/manage-accounts',
  '/settings/manage-credentials/pin',
  '/settings/marketing-preferences',
  '/constructor',
  '/__proto__',
  '/%',
])('opens %s to everybody', (pathname) => {
  expect([mayOpen(pathname, []), isGated(pathname)]).toEqual([true, false]);
});
