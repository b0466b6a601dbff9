import type { BankError } from '#src/api/messages/bank-error.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';

/**
 * Whether a change may have been made although its answer says that it failed: nobody said no, the answer was lost or made
 * while something was broken. What blocks a page does so ahead of the bank.
 */
export function isOutcomeUnknown(error: BankError): boolean {
  if (isUnsent(error)) return false;
  return error.kind === 'fault' ? error.fault !== 'page-blocked' : error.kind === 'refusal' && error.status >= 500;
}

/** Statuses that a gateway gives without having asked the bank, or after it has: the request may still be passed on. */
const gatewayStatuses: readonly number[] = [408, 409, 425, 429];

/**
 * The same of what confirms an order, where only the bank's own word is believed: an answer of a firewall or a gateway
 * proves nothing, nor does a nonce that was used already, as by a request that a proxy sent twice.
 */
export function isConfirmationUnproven(error: BankError): boolean {
  if (isOutcomeUnknown(error)) return true;
  if (isUnsent(error)) return false;
  if (error.kind === 'fault') return true;
  return error.kind === 'refusal' && (gatewayStatuses.includes(error.status) || error.code === nonceRefusedCode);
}

/** Whether it is certain that what was asked for was never sent. */
export function isUnsent(error: BankError): boolean {
  return error.kind !== 'not-confirmed' && error.isUnsent === true;
}
