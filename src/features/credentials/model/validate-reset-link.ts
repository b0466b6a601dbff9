import type { ResetLink } from '#src/api/credentials/reset-link.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';

/** Where a reset link leads: nowhere, to the form here, or to the page for customers of another policy. */
export type ResetLinkVerdict =
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'form' }
  | { readonly outcome: 'elsewhere' }
  | { readonly outcome: 'failed'; readonly error: BankError };

export type ResetLinkBank = Pick<ResetLink, 'check' | 'policy'>;

const tokenRefusedCode = 'DIGX_CZ_TOKEN_01';

/** Validates the link: customers of the corporate policy change the password here, all others on their own page. */
export async function validateResetLink(bank: ResetLinkBank, token: string): Promise<ResetLinkVerdict> {
  const checked = await validateToken(bank, token);
  if (checked.outcome !== 'form') return checked;
  const policy = await bank.policy(token);
  if (policy.outcome === 'failed') return failedOrExpired(policy.error);
  return { outcome: policy.value.isCorporate ? 'form' : 'elsewhere' };
}

/** Validates a link straight to the form, which needs no policy. */
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

/**
 * The URL where customers of another policy reset their password: the configured one plus the query of the reset link.
 * The query cannot change the site or page, or add a fragment.
 */
export function externalResetUrl(configured: string, search: string, origin: string): string {
  const page = new URL(configured, origin);
  const own = page.search.slice(1);
  const given = search.replace(/^\?/, '');
  page.search = [own, given].filter((query) => query !== '').join('&');
  return page.href;
}
