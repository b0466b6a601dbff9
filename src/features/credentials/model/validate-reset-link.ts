import type { ResetLink } from '#src/api/credentials/reset-link.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';

/** Where a reset link leads: nowhere any more, to the form here, or to the page for customers of another policy. */
export type ResetLinkVerdict =
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'form' }
  | { readonly outcome: 'elsewhere' }
  | { readonly outcome: 'failed'; readonly error: BankError };

export type ResetLinkBank = Pick<ResetLink, 'check' | 'policy'>;

const tokenRefusedCode = 'DIGX_CZ_TOKEN_01';

/** The link as it was sent: who has the corporate policy changes the password here, everyone else on their own page. */
export async function validateResetLink(bank: ResetLinkBank, token: string): Promise<ResetLinkVerdict> {
  const checked = await validateToken(bank, token);
  if (checked.outcome !== 'form') return checked;
  const policy = await bank.policy(token);
  if (policy.outcome === 'failed') return failedOrExpired(policy.error);
  return { outcome: policy.value.isCorporate ? 'form' : 'elsewhere' };
}

/** The link to the form itself, where no policy is asked for. */
export async function validateToken(bank: Pick<ResetLinkBank, 'check'>, token: string): Promise<ResetLinkVerdict> {
  const checked = await bank.check(token);
  if (checked.outcome === 'failed') return failedOrExpired(checked.error);
  return { outcome: checked.value ? 'form' : 'expired' };
}

export function isTokenRefused(error: BankError): boolean {
  return error.kind === 'refusal' && error.code === tokenRefusedCode;
}

function failedOrExpired(error: BankError): ResetLinkVerdict {
  return isTokenRefused(error) ? { outcome: 'expired' } : { outcome: 'failed', error };
}
