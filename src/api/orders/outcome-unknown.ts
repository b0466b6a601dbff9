import type { BankError } from '#src/api/messages/bank-error.ts';
import { nonceRefusedCode, tooManyRequests } from '#src/api/wire/refusal-codes.ts';

/**
 * Whether a failed change may have been made: the answer was lost or given during a fault. A blocking page acts ahead
 * of the bank, so nothing was done.
 */
export function isOutcomeUnknown(error: BankError): boolean {
  if (isUnsent(error)) return false;
  return error.kind === 'fault' ? error.fault !== 'page-blocked' : error.kind === 'refusal' && error.status >= 500;
}

/** Gateways give these statuses whether or not the bank was reached. */
const gatewayStatuses: readonly number[] = [408, 409, 425, tooManyRequests];

/**
 * As `isOutcomeUnknown`, for confirmations, where only the bank's own refusal counts. Answers of a firewall or gateway
 * prove nothing, nor does a used nonce, since a proxy may have sent the request twice.
 */
export function isConfirmationUnproven(error: BankError): boolean {
  if (isOutcomeUnknown(error)) return true;
  if (isUnsent(error)) return false;
  if (error.kind === 'fault') return true;
  return error.kind === 'refusal' && (gatewayStatuses.includes(error.status) || error.code === nonceRefusedCode);
}

/** A limiter before the bank let the call pass no further. */
export function isTurnedAway(error: BankError): boolean {
  return error.kind === 'refusal' && error.status === tooManyRequests;
}

export function isUnsent(error: BankError): boolean {
  return error.kind !== 'not-confirmed' && error.isUnsent === true;
}
