import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import { type FaultKind, faultOf } from './fault-kinds.ts';
import type { Outcome, WireAnswer } from './outcome.ts';
import { type RefusedAnswer, refusalWithCode, signInRefusalWithCode, toRefusedAnswer } from './refused-answer.ts';

/** The outcome of a request that never reached the bank. `headers` are those of every answer. */
export function lostOnTheWay(
  kind: FaultKind,
  headers: Readonly<Record<string, string>>,
): Pick<Outcome, 'delivery' | 'answer'> {
  const fault = faultOf(kind);
  if (fault?.reach !== 'lost-on-the-way' || fault.page === undefined) {
    return { delivery: fault?.reach === 'lost-on-the-way' ? fault.delivery : 'broken', answer: null };
  }
  const page = { ...headers, 'content-type': 'text/html; charset=utf-8' };
  return { delivery: fault.delivery, answer: { status: 200, headers: page, body: fault.page } };
}

/** The refusal of a request that the bank turns away. */
export function turnedAway(kind: FaultKind, operationId: OperationId, contextID: string): RefusedAnswer {
  return toRefusedAnswer(refusalFor(kind, operationId), contextID);
}

/** Spoils a good answer on its way back, after the bank has done its work. */
export function damaged(kind: FaultKind, answer: WireAnswer): Pick<Outcome, 'delivery' | 'answer'> {
  const fault = faultOf(kind);
  if (fault?.reach !== 'done') return { delivery: 'answered', answer };
  const left = fault.spoil(answer);
  return left === undefined ? { delivery: 'broken', answer } : { delivery: 'answered', answer: { ...answer, ...left } };
}

function refusalFor(kind: FaultKind, operationId: OperationId) {
  const fault = faultOf(kind);
  if (fault?.reach === 'turned-away') return refusals[fault.refusal];
  const code = /^code=(.*)$/.exec(kind)?.[1];
  if (code === undefined) return refusals.broken;
  return (operationId === 'signIn' ? signInRefusalWithCode : refusalWithCode)(code);
}
