import type { PermittedFunction } from '#src/api/profile/permissions.ts';

const statements: readonly PermittedFunction[] = ['statements', 'loanStatements'];
const cheques: readonly PermittedFunction[] = ['payInBooks', 'chequeBooks', 'chequeStatus'];

/** Permissions per page and its subpages; one is enough. Pages not listed are open to everybody. */
const routeNeeds: Readonly<Record<string, readonly PermittedFunction[]>> = {
  '/accounts/statements': statements,
  '/statements': statements,
  '/accounts/services': cheques,
  '/payments': ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView'],
  '/payments/from': ['payment'],
  '/payments/make': ['payment'],
  '/payments/request-international': ['payment'],
  // The bank's own spelling.
  '/payments/request-intenational': ['payment'],
  '/payments/transfer-money': ['transfer'],
  '/payments/payees': ['payeesManage'],
  '/payments/manage-payees': ['payeesManage'],
  '/payments/upcoming': ['paymentsFuture'],
  // /payments/bulk itself tells customers who have no account for it.
  '/payments/bulk/confirm': ['bulkUpload'],
  '/payments/bulk/all': ['bulkView'],
  // A customer who authorises a file, be it their own, must see its contents.
  '/payments/bulk/file': ['bulkView', 'bulkUpload', 'approver'],
  '/settings/alerts': ['alerts'],
  '/settings/activity-log': ['transactionLog'],
  '/settings/authorisations': ['approver'],
};

/** The bank checks again on every call. */
export function mayOpen(pathname: string, functions: readonly PermittedFunction[]): boolean {
  return needsOfPage(pathname)?.some((need) => functions.includes(need)) ?? true;
}

export function isGated(pathname: string): boolean {
  return needsOfPage(pathname) !== undefined;
}

/** Normalises paths as the router does; the longest match wins. */
function needsOfPage(pathname: string): readonly PermittedFunction[] | undefined {
  const steps = decoded(pathname).toLowerCase().split('/').filter(Boolean);
  for (let length = steps.length; length > 0; length -= 1) {
    const needs = routeNeeds[`/${steps.slice(0, length).join('/')}`];
    if (needs !== undefined) return needs;
  }
  return undefined;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
