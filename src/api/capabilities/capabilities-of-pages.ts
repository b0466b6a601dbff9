import type { PermittedFunction } from '#src/api/profile/permissions.ts';

const statements: readonly PermittedFunction[] = ['statements', 'loanStatements'];
const cheques: readonly PermittedFunction[] = ['payInBooks', 'chequeBooks', 'chequeStatus'];

/** What each page, with all below it, is permitted by; one is enough. Pages that are not named are open to everybody. */
const routeNeeds: Readonly<Record<string, readonly PermittedFunction[]>> = {
  '/accounts/statements': statements,
  '/statements': statements,
  '/accounts/services': cheques,
  '/payments': ['payment', 'transfer', 'payeesManage', 'paymentsFuture', 'bulkUpload', 'bulkView'],
  '/payments/from': ['payment'],
  '/payments/make': ['payment'],
  '/payments/request-international': ['payment'],
  // As the bank's own pages spell it in one place.
  '/payments/request-intenational': ['payment'],
  '/payments/transfer-money': ['transfer'],
  '/payments/payees': ['payeesManage'],
  '/payments/manage-payees': ['payeesManage'],
  '/payments/upcoming': ['paymentsFuture'],
  '/payments/bulk': ['bulkUpload', 'bulkView'],
  '/payments/bulk/confirm': ['bulkUpload'],
  // Who authorises a file must see what is in it.
  '/payments/bulk/all': ['bulkView'],
  '/payments/bulk/file': ['bulkView', 'approver'],
  '/settings/alerts': ['alerts'],
  '/settings/activity-log': ['transactionLog'],
  '/settings/authorisations': ['approver'],
};

/** Whether somebody with these functions may see the page. The bank decides again when it is asked for something. */
export function mayOpen(pathname: string, functions: readonly PermittedFunction[]): boolean {
  return needsOfPage(pathname)?.some((need) => functions.includes(need)) ?? true;
}

/** Whether it depends on the functions at all. */
export function isGated(pathname: string): boolean {
  return needsOfPage(pathname) !== undefined;
}

/** As the router compares addresses: decoded, in any case, with or without more slashes. The longest name counts. */
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
