import { MatchersV3 } from '@pact-foundation/pact';
import { exampleDays, type StateDay, type WindowDay } from '#contracts/driver/bank-days.ts';

const { eachLike, fromProviderState, like, number, regex } = MatchersV3;

// Parts that interactions share. Values are matched by type, except where another value would change what the app does:
// codes, names in a dictionary and message types.

export const exampleSession = '0c82a15d153984b9260a4bd79bd0f0c5';
export const anAccount = '9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF';
export const aParty = 'C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA';

/** The state's value of this name, between `before` and `after`. */
export function fromState(name: string, example: string, before = '', after = '') {
  return fromProviderState(`${before}\${${name}}${after}`, `${before}${example}${after}`);
}

/**
 * The state's day of this name. The app's request must contain the exact example, because the test sets today's date.
 */
export function dayFromState(name: StateDay): string {
  return windowDayFromState(name, exampleDays[name]);
}

/** The same for a day of the state's window. */
export function windowDayFromState(name: StateDay | WindowDay, example: string): string {
  // Pact accepts a matcher in place of text in a body or a query.
  return { ...fromState(name, example), 'pact:matcher:type': 'equality' } as unknown as string;
}

/** A path in which the state's values replace each `{name}`. */
export function pathFromState(path: string, examples: Readonly<Record<string, string>>) {
  const filled = Object.entries(examples).reduce((text, [name, example]) => text.replace(`{${name}}`, example), path);
  return fromProviderState(path.replaceAll('{', '${'), filled);
}

/** The query of every call: the app asks for English texts. */
export const english = { locale: 'en' };

/** A browser with a session. */
export const withSession = { Cookie: fromState('session', exampleSession, 'JSESSIONID=') };

/** A call inside a session, which uses one of its nonces. */
export const insideSession = { ...withSession, 'x-nonce': fromState('nonce', '51d0b7e2c3a94f18') };

/** A call for the entity whose token the state hands out under this name. */
export function forParty(name: 'otherParty' | 'foreignParty') {
  return { ...insideSession, 'X-Party-Id': fromState(name, aParty) };
}

const quotedNonce = '"[^"\\s]+"';
const nonceList = `\\[\\s*${quotedNonce}(?:\\s*,\\s*${quotedNonce})*\\s*\\]`;
const otherKeys = '[^{}]*?';
const nonces = `(?:\\{${otherKeys}"nonce"\\s*:\\s*(?:${quotedNonce}|${nonceList})${otherKeys}\\}|${nonceList}|${quotedNonce}|[\\w.+/=-]+)`;

/** At least one nonce in any spelling that the app reads: bare, in JSON with any spacing, or several with commas. */
export const freshNonces = {
  'x-nonce': regex(`^\\s*${nonces}(?:\\s*,\\s*${nonces})*\\s*$`, '{"nonce":["8f2c1a90d47b4e66"]}'),
};

/** The nonce in `freshNonces`, which the app's next request must carry. */
export const freshNonce = '8f2c1a90d47b4e66';

export const newCookie = {
  'Set-Cookie': regex('^JSESSIONID=[^;]+.*$', 'JSESSIONID=7d1f3c5a9b2e4d60; Path=/; HttpOnly; SameSite=Strict'),
};

/** A day with midnight as its time, or without a time. */
export function localDay(example: string) {
  return regex('^\\d{4}-\\d{2}-\\d{2}(?:T00:00:00)?$', example);
}

/** A good 200, whose message type is not `ERROR`. */
export const allWell = { status: { result: like('SUCCESSFUL'), message: { type: regex('^(INFO|WARNING)$', 'INFO') } } };

/** A refusal whose code decides the customer's message. */
export function refusedWith(code: string) {
  return { message: { code, type: like('ERROR') } };
}

/** A refusal with a general message, whatever its code. */
export function refusedWithSome(code: string) {
  return { message: { code: like(code), type: like('ERROR') } };
}

/** The second shape of a refusal, whose real codes are in `validationError`. */
export const notValid = {
  message: {
    code: '10011',
    type: like('ERROR'),
    validationError: eachLike({ errorCode: like('DIGX_CZ_REQUEST_01') }),
  },
};

export function maskedId(value: string, displayValue: string) {
  return { value: like(value), displayValue: like(displayValue) };
}

export function amount(value: number, currency = 'GBP') {
  return { currency, amount: number(value) };
}

/** A challenge of this kind that the app can answer. */
export function challengeOf(authType: 'OTP' | 'PIN') {
  const text = JSON.stringify({ authType, referenceNo: '21303', attemptsLeft: 2, resendsLeft: 3, scope: 'USERTASK' });
  return {
    'x-challenge': regex(
      `^\\s*\\{(?=.*"authType"\\s*:\\s*"${authType}")(?=.*"referenceNo"\\s*:\\s*"[^"]+").*\\}\\s*$`,
      text,
    ),
  };
}

/** A 417. Its code tells a first request for an answer from a wrong answer. */
export function confirmationAsked(code: string, type: 'INFO' | 'ERROR') {
  return { status: { result: like('EXPECTATION_FAILED'), message: { code, type } } };
}

/** The status of what another person must authorise first. */
export function needsAuthoriser(referenceNumber: string) {
  return {
    result: like('ACCEPTED'),
    referenceNumber: like(referenceNumber),
    message: { code: 'DIGX_APPROVAL_REQUIRED', type: regex('^(INFO|WARNING)$', 'WARNING') },
  };
}
