import { decryptPassword, encryptPassword } from '#sandbox/bank/session/credentials.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import type { RequestEntry } from './journal.ts';

/** No persona's password, and none that the rules would accept. */
const notThePassword = 'not-the-password';

/**
 * The request without a password that was typed wrong: somebody may have typed one of their own, and the sandbox's key
 * is public. Any other wrong one leads to the same state.
 */
export function withoutWrongPassword({ request, rule }: RequestEntry): Inbound {
  const { body } = request;
  if (!rule.startsWith('sign-in.') || rule === 'sign-in.right-details') return request;
  if (body === null || !('text' in body)) return request;
  const form = new URLSearchParams(body.text);
  const typed = decryptPassword(form.get('j_password') ?? '');
  if (typed === undefined) return request;
  form.set('j_password', encryptPassword(notThePassword, typed.salt));
  return { ...request, body: { text: form.toString() } };
}
