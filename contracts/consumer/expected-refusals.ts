import { expect } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';

/** A refusal whose message to the customer contains this text. */
export function refusal(status: number, code: string, words: string): BankError {
  return { kind: 'refusal', status, code, message: expect.stringContaining(words) };
}

export const accountNotFound = refusal(404, 'DIGX_CZ_ACCOUNT_01', 'choose it again from the list');
export const accessDenied = refusal(403, 'DIGX_CZ_ACCESS_DENIED', 'do not have access');
