import type { BankError } from './bank-error.ts';

/**
 * Whether what was asked for may have been done although it failed: nobody said no, the answer was lost or made while
 * something was broken. What blocks a page does so ahead of the bank.
 */
export function mayBeDone(error: BankError): boolean {
  if (isUnsent(error)) return false;
  return error.kind === 'fault' ? error.fault !== 'page-blocked' : error.kind === 'refusal' && error.status >= 500;
}

/** Whether it is certain that what was asked for was never sent. */
export function isUnsent(error: BankError): boolean {
  return error.kind !== 'not-confirmed' && error.isUnsent === true;
}
