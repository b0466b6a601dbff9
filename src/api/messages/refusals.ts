import type { AuthFailure, Refusal } from '#src/api/wire/failure.ts';
import { tooManyRequests } from '#src/api/wire/refusal-codes.ts';
import { fillText } from './fault-texts.ts';
import {
  defaultTexts,
  refusalCatalogue,
  tooManyRequestsText,
  validationText,
  wrongCredentials,
} from './refusal-catalogue.ts';

/** Whether there is a text of its own for the code; without one a screen may have better words than the default. */
export function isKnownRefusal(code: string | undefined): boolean {
  return code !== undefined && refusalCatalogue.has(code);
}

/** The text for a refusal: its code's, or the default, which quotes a code it does not know. */
export function refusalMessage({ status, code, authFailure }: Refusal): string {
  if (status === tooManyRequests) return tooManyRequestsText;
  if (isInvalidCredentials(authFailure)) return authFailure.message;
  if (code === undefined) return fillText(defaultTexts.withoutCode);
  return fillText(refusalCatalogue.get(code)?.text ?? defaultTexts.withCode, code);
}

/** At sign-in a 403 whose code says nothing better means the credentials were wrong. */
export function signInRefusalMessage(refusal: Refusal): string {
  const saysMore = isKnownRefusal(refusal.code) || isInvalidCredentials(refusal.authFailure);
  return refusal.status !== 403 || saysMore ? refusalMessage(refusal) : wrongCredentials;
}

/**
 * The same for a form, where the bank's own title may say best what is wrong. The title of a validation refusal does
 * not: it only says that there was one.
 */
export function formRefusalMessage(
  refusal: Pick<Refusal, 'status' | 'code' | 'title' | 'isValidation'>,
  message: string,
): string {
  const { status, code, title, isValidation } = refusal;
  if (status === tooManyRequests) return message;
  const entry = code === undefined ? undefined : refusalCatalogue.get(code);
  if (isValidation) return entry === undefined ? validationText : message;
  if (code === undefined || title === undefined) return message;
  if (entry === undefined) return `${asSentence(title)} ${message}`;
  return entry.serverTitle ? title : message;
}

/** The message where the code stands on a line of its own: it is told once. */
export function messageBesideCode({ message, code }: { readonly message: string; readonly code?: string | undefined }) {
  return code === undefined ? message : message.replace(` and quote error code ${code}.`, '.');
}

function asSentence(title: string): string {
  return /[.!?]$/.test(title) ? title : `${title}.`;
}

function isInvalidCredentials(failure: AuthFailure | undefined): failure is AuthFailure {
  return failure?.code === 'OBDXIDM-0' && failure.type === 'INVALID_CRED' && failure.message !== '';
}
