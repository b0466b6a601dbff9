import type { AuthFailure, Refusal } from './failure.ts';
import { fillText } from './fault-texts.ts';

/** The access-denied code is not publicly known; this is the one place that holds it. Assumed. */
export const accessDeniedCode = 'DIGX_CZ_ACCESS_DENIED';

/** The code for a nonce that is missing, unknown or used. Assumed. */
export const nonceRefusedCode = 'DIGX_CZ_NONCE_01';

/** The account's token stands for nothing, or for an account of another kind. Assumed. */
export const accountUnknownCode = 'DIGX_CZ_ACCOUNT_01';

/** Dates that are reversed or in no calendar. Assumed. */
export const datesRefusedCode = 'DIGX_CZ_DATES_01';

const callUs = 'Please call {privateBank} (private bank) or {racingBank} (racing bank)';

const wrongCredentials = 'The User ID or password you entered is not correct. Please check them and try again.';

/** What the customer reads for each code of the bank. Braces are filled from the runtime configuration. */
const catalogue: ReadonlyMap<string, string> = new Map([
  ['DIGX_AUTH_0001', wrongCredentials],
  [
    'DIGX_AUTH_0002',
    `Invalid security details have been entered more than three times and your account has been locked. ${callUs} to have it unlocked.`,
  ],
  ['DIGX_CZ_AUTH_ADMIN', `Your online access has been locked by the bank. ${callUs}.`],
  [accessDeniedCode, `You do not have access to this service. ${callUs} if you think you should.`],
  [nonceRefusedCode, 'Your request could not be accepted this time. Nothing has been changed. Please try again.'],
  [
    accountUnknownCode,
    'We could not find this account. The link to it may belong to an earlier sign-in: please choose it again from the list of your accounts.',
  ],
  [datesRefusedCode, 'These dates cannot be searched. Please choose other dates and try again.'],
]);

const technicalIssue = 'Sorry, there is a technical issue. Please try again later or call our helpdesk on {helpdesk}';

/** Whether there is a text of its own for the code; without one a screen may have better words than the default. */
export function isKnownRefusal(code: string | undefined): boolean {
  return code !== undefined && catalogue.has(code);
}

/** The text for a refusal: its code's, or the default, which quotes a code it does not know. */
export function refusalMessage({ code, authFailure }: Refusal): string {
  if (isInvalidCredentials(authFailure)) return authFailure.message;
  if (code === undefined) return fillText(`${technicalIssue}.`);
  return fillText(catalogue.get(code) ?? `${technicalIssue} and quote error code {code}.`, code);
}

/** At sign-in a 403 whose code says nothing better means the credentials were wrong. */
export function signInRefusalMessage(refusal: Refusal): string {
  const saysMore = isKnownRefusal(refusal.code) || isInvalidCredentials(refusal.authFailure);
  return refusal.status !== 403 || saysMore ? refusalMessage(refusal) : wrongCredentials;
}

function isInvalidCredentials(failure: AuthFailure | undefined): failure is AuthFailure {
  return failure?.code === 'OBDXIDM-0' && failure.type === 'INVALID_CRED' && failure.message !== '';
}
