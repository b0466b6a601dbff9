import type { ResetLink } from '#sandbox/control/queries/control-customer.ts';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';

/** @param site the site's base URL. */
export function resetUrl(site: string, { path }: ResetLink): string {
  return new URL(path.replace(/^\//, ''), site).href;
}

/** The customer, the password policy, and whether the link still works. */
export function resetText({ persona, policy, state, expiresAt }: ResetLink): string {
  const rules = policy === 'corporate' ? 'corporate rules' : 'retail rules';
  const when = `${londonMinuteText(expiresAt)} on ${londonDayText(expiresAt)}`;
  switch (state) {
    case 'good':
      return `${persona}, ${rules}. Good until ${when}.`;
    case 'expired':
      return `${persona}, ${rules}. Expired at ${when}.`;
    case 'used':
      return `${persona}, ${rules}. Used already.`;
    default:
      return state satisfies never;
  }
}
