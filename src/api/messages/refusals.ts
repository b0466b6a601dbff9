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

export function isKnownRefusal(code: string | undefined): boolean {
  return code !== undefined && refusalCatalogue.has(code);
}

/** The text for a refusal. The default quotes an unknown code. */
export function refusalMessage({ status, code, authFailure }: Refusal): string {
  if (status === tooManyRequests) return tooManyRequestsText;
  if (isInvalidCredentials(authFailure)) return authFailure.message;
  if (code === undefined) return fillText(defaultTexts.withoutCode);
  return fillText(refusalCatalogue.get(code)?.text ?? defaultTexts.withCode, code);
}

export function signInRefusalMessage(refusal: Refusal): string {
  const saysMore = isKnownRefusal(refusal.code) || isInvalidCredentials(refusal.authFailure);
  return refusal.status !== 403 || saysMore ? refusalMessage(refusal) : wrongCredentials;
}

/** As `refusalMessage`, but prefers the bank's title, except for validation refusals, whose title explains nothing. */
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

/** Does not repeat a code that is shown on its own line, but still asks for it to be quoted. */
export function messageBesideCode({ message, code }: { readonly message: string; readonly code?: string | undefined }) {
  return code === undefined ? message : message.replace(` and quote error code ${code}.`, ' and quote the error code.');
}

function asSentence(title: string): string {
  return /[.!?]$/.test(title) ? title : `${title}.`;
}

function isInvalidCredentials(failure: AuthFailure | undefined): failure is AuthFailure {
  return failure?.code === 'OBDXIDM-0' && failure.type === 'INVALID_CRED' && failure.message !== '';
}
