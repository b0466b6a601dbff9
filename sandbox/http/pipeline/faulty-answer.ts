import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import type { FaultKind } from './fault-kinds.ts';
import type { Outcome, WireAnswer } from './outcome.ts';
import { type RefusedAnswer, refusalWithCode, signInRefusalWithCode, toRefusedAnswer } from './refused-answer.ts';

/** The page that a firewall before the bank puts in the place of its answer. Any code will do: the app reads it off. */
const blockedPage = `<!doctype html>
<html><head><title>Page Blocked</title></head>
<body><h1>Page Blocked</h1><p>Your request was blocked by security rules.</p><p>Error code: SBX-40412</p></body></html>
`;

/** What arrives when the request never got to the bank. `headers` are those of every answer. */
export function lostOnTheWay(
  kind: FaultKind,
  headers: Readonly<Record<string, string>>,
): Pick<Outcome, 'delivery' | 'answer'> {
  if (kind === 'timeout') return { delivery: 'never', answer: null };
  if (kind === 'offline') return { delivery: 'broken', answer: null };
  const page = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  return { delivery: 'answered', answer: { status: 200, headers: page, body: blockedPage } };
}

/** The refusal of a bank that turns the request away without doing anything. */
export function turnedAway(kind: FaultKind, operationId: OperationId, contextID: string): RefusedAnswer {
  return toRefusedAnswer(refusalFor(kind, operationId), contextID);
}

/** The damage done to a good answer on its way back, after the bank did what was asked. */
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

/** Every other field missing, the others of another type, all the way down; `status` stays, so that it reads as good. */
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
