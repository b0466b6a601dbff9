import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import type { FaultKind } from './fault-kinds.ts';
import type { Outcome, WireAnswer } from './outcome.ts';
import { type RefusedAnswer, refusalWithCode, signInRefusalWithCode, toRefusedAnswer } from './refused-answer.ts';

/** A firewall's page in place of the bank's answer; the app reads any code from it. */
const blockedPage = `<!doctype html>
<html><head><title>Page Blocked</title></head>
<body><h1>Page Blocked</h1><p>Your request was blocked by security rules.</p><p>Error code: SBX-40412</p></body></html>
`;

/** The outcome of a request that never reached the bank. `headers` are those of every answer. */
export function lostOnTheWay(
  kind: FaultKind,
  headers: Readonly<Record<string, string>>,
): Pick<Outcome, 'delivery' | 'answer'> {
  if (kind === 'timeout') return { delivery: 'never', answer: null };
  if (kind === 'offline') return { delivery: 'broken', answer: null };
  const page = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  return { delivery: 'answered', answer: { status: 200, headers: page, body: blockedPage } };
}

/** The refusal of a request that the bank turns away. */
export function turnedAway(kind: FaultKind, operationId: OperationId, contextID: string): RefusedAnswer {
  return toRefusedAnswer(refusalFor(kind, operationId), contextID);
}

/** Spoils a good answer on its way back, after the bank has done its work. */
export function damaged(kind: FaultKind, answer: WireAnswer): Pick<Outcome, 'delivery' | 'answer'> {
  const { 'x-nonce': _nonce, ...withoutNonce } = answer.headers;
  switch (kind) {
    case 'lost-answer':
      return { delivery: 'broken', answer };
    case 'empty':
      return { delivery: 'answered', answer: { ...answer, body: '' } };
    case 'malformed':
      return { delivery: 'answered', answer: { ...answer, body: answer.body.slice(0, answer.body.length / 2) } };
    case 'nonsense':
      return { delivery: 'answered', answer: { ...answer, body: JSON.stringify(nonsenseOf(JSON.parse(answer.body))) } };
    case 'no-nonce':
      return { delivery: 'answered', answer: { ...answer, headers: withoutNonce } };
    default:
      return { delivery: 'answered', answer };
  }
}

function refusalFor(kind: FaultKind, operationId: OperationId) {
  switch (kind) {
    case '401':
      return refusals.noUserSession;
    case '403':
      return refusals.accessDenied;
    case '419':
      return refusals.prospectExpired;
    case '429':
      return refusals.tooMany;
    case '503':
      return refusals.unavailable;
    default:
      return kind.startsWith('code=')
        ? (operationId === 'signIn' ? signInRefusalWithCode : refusalWithCode)(kind.slice('code='.length))
        : refusals.broken;
  }
}

/**
 * Drops every other field and changes the type of the rest, at every depth. `status` stays, so the answer looks
 * successful.
 */
function nonsenseOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nonsenseOf);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'boolean') return null;
  if (value === null) return {};
  const kept = Object.entries(value as object)
    .filter(([key], index) => key === 'status' || index % 2 === 1)
    .map(([key, part]) => [key, key === 'status' ? part : nonsenseOf(part)]);
  return Object.fromEntries(kept);
}
