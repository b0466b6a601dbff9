import { z } from 'zod';
import { canonicalJson, sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { ChallengeAnswer, ChallengeVerdict, ShownChallenge } from '#sandbox/bank/security/challenges.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import type { Asked } from './asked.ts';
import type { RefusedAnswer } from './refused-answer.ts';

const answerSchema = z.union([
  z.object({ authType: z.literal('OTP'), otp: z.string(), referenceNo: z.string() }),
  z.object({ authType: z.literal('PIN'), pin: z.string(), referenceNo: z.string() }),
]);

/** The challenge answer in a request; a malformed one counts as none. */
export function readChallengeAnswer(headers: Readonly<Record<string, string>>): ChallengeAnswer | undefined {
  const read = answerSchema.safeParse(jsonIn(headers['x-challenge_response'] ?? ''));
  if (!read.success) return undefined;
  const { referenceNo } = read.data;
  return read.data.authType === 'OTP'
    ? { factor: 'OTP', typed: read.data.otp, referenceNo }
    : { factor: 'PIN', typed: read.data.pin, referenceNo };
}

/** Identifies a request: its operation, parameters, body and party, without nonce and challenge answer. */
export function requestText(id: OperationId, { path, query, headers, body }: Asked): string {
  return sha256Hex(canonicalJson({ id, path, query, body, party: headers['x-party-id'] }));
}

export function challengeHeader({ factor, referenceNo, attemptsLeft, resendsLeft }: ShownChallenge) {
  const challenge = { authType: factor, referenceNo, attemptsLeft, resendsLeft, scope: 'USERTASK' };
  return { 'x-challenge': JSON.stringify(challenge) };
}

const messages = {
  'to-confirm': { code: 'DIGX_AUTH_0003', type: 'INFO' },
  'wrong-code': { code: 'DIGX_TFA_0004', type: 'ERROR' },
  'wrong-pin': { code: 'DIGX_CZ_TFA_0001', type: 'ERROR' },
  'code-expired': { code: 'DIGX_TFA_0005', type: 'ERROR' },
} as const satisfies Record<AskedToConfirm['why'], { readonly code: string; readonly type: string }>;

type AskedToConfirm = Extract<ChallengeVerdict, { outcome: 'asked' }>;

/** Asks for a factor. The reference in the body is the call's, not the challenge's. */
export function toChallengeAnswer({ why, challenge }: AskedToConfirm, contextID: string): RefusedAnswer {
  const status = { result: 'EXPECTATION_FAILED', referenceNumber: contextID, message: messages[why] };
  return { status: 417, headers: challengeHeader(challenge), body: { status } };
}
