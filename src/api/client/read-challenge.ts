import type { Challenge, Factor } from '#src/api/wire/challenge-types.ts';
import { countOf, omitUndefined } from '#src/api/wire/wire.ts';
import { type AnyFields, anyFieldsOf, jsonIn } from '#src/kernel/any-fields.ts';

/** After a wrong code, the answer may hold only what has changed. */
export type PartialChallenge = Omit<Challenge, 'referenceNo'> & Partial<Pick<Challenge, 'referenceNo'>>;

/**
 * Reads the `X-CHALLENGE` header, otherwise the body's `status`, under either name of the reference. Undefined if the
 * factor is unsupported; `factor` is the default if none is named.
 */
export function readChallenge(headers: Headers, body: unknown, factor: Factor = 'otp'): PartialChallenge | undefined {
  const header = anyFieldsOf(jsonIn(headers.get('x-challenge') ?? ''));
  const status = statusFields(body);
  const authType = header.authType ?? status.authType;
  const named = authType === undefined ? factor : factors.get(authType);
  if (named === undefined) return undefined;
  return {
    factor: named,
    ...omitUndefined({
      referenceNo: referenceOf(header) ?? referenceOf(status),
      attemptsLeft: countOf(header.attemptsLeft) ?? countOf(status.attemptsLeft),
      resendsLeft: countOf(header.resendsLeft) ?? countOf(status.resendsLeft),
    }),
  };
}

/** `PIN` is assumed. */
const factors: ReadonlyMap<unknown, Factor> = new Map([
  ['OTP', 'otp'],
  ['PIN', 'pin'],
]);

/** Any answer may carry a reference there. Only the number of resends marks a challenge. */
function statusFields(body: unknown): AnyFields {
  const status = anyFieldsOf(anyFieldsOf(body).status);
  return countOf(status.resendsLeft) === undefined ? {} : status;
}

function referenceOf({ referenceNo, referenceNumber }: AnyFields): string | undefined {
  return harmless(referenceNo) ?? harmless(referenceNumber);
}

/** The reference goes back in a header and a path, so unsafe characters are rejected. */
function harmless(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
