import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { type RefusalName, refusals } from '#sandbox/http/refusals/refusals.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import { jsonIn } from '#src/kernel/any-fields.ts';
import { type AnswerParts, toAnswerParts } from './composed-answer.ts';
import type { FaultKind } from './fault-kinds.ts';
import type { Decision, Saying, StubbedAnswer, Written } from './handler.ts';
import type { Inbound } from './inbound.ts';
import { plainRefusal, toRefusedAnswer } from './refused-answer.ts';

export interface Turn {
  readonly bank: Bank;
  readonly inbound: Inbound;
  /** The number of its journal entry. */
  readonly n: number;
  /** The bank's id of this call, repeated in its answer. */
  readonly contextID: string;
  /** The fault planned for this call, if any. Consumed by the first call. */
  planFault(operationId: OperationId): FaultKind | undefined;
  /** What a tester answers this call with, if anything. Not counted until it does. */
  stubFor(operationId: OperationId): StubbedAnswer | undefined;
  /** Called once the bank accepts the call, rather than turning it away or asking for a code. */
  countAccepted(operationId: OperationId): void;
  /** False while a journal is replayed: no answer is made. */
  readonly awaited: boolean;
}

/** Everything to be done and answered, before any of it happens. */
export interface Verdict extends AnswerParts, Pick<Decision<OperationId>, 'rule' | 'changes' | 'session' | 'nonces'> {
  /** A tester chose the code, which may be any. */
  readonly isAsked?: true;
}

interface RefusedWith {
  readonly breaches?: readonly Breach[];
  readonly changed?: Partial<Verdict>;
  readonly attemptsLeft?: number | undefined;
}

/** A refusal as the contract has it; `changed` is committed all the same. */
export function refusing(
  { contextID }: Pick<Turn, 'contextID'>,
  rule: string,
  name: RefusalName,
  { breaches = [], changed = {}, attemptsLeft }: RefusedWith = {},
): Verdict {
  return { ...changed, rule, ...toAnswerParts(toRefusedAnswer(refusals[name], contextID, { breaches, attemptsLeft })) };
}

export function verdictOf(turn: Turn, id: OperationId, decision: Decision<'confirmPayment'>): Verdict {
  const { contextID } = turn;
  if ('refused' in decision.answer) {
    const { refused, attemptsLeft } = decision.answer;
    return refusing(turn, decision.rule, refused, { changed: decision, attemptsLeft });
  }
  if ('refusedWithCode' in decision.answer) {
    // Only creating a payment or an instruction is refused like this, and neither is ever challenged.
    const refusal = plainRefusal(decision.answer.refusedWithCode);
    return { ...decision, ...toAnswerParts(toRefusedAnswer(refusal, contextID)), isAsked: true };
  }
  if ('stubbed' in decision.answer) return stubbedVerdict(decision.rule, decision.answer.stubbed);
  const good = { ...decision, status: 200, headers: decision.headers ?? {} };
  if ('done' in decision.answer) {
    const { done, status: httpStatus = 200, says, written } = decision.answer;
    const status = successStatus(contextID, httpStatus, says);
    const whole = written === undefined ? {} : { written: withStatus(status, written) };
    return { ...good, status: httpStatus, body: () => ({ status, ...done }), ...whole };
  }
  const status = successStatus(contextID, 200);
  if (decision.changes !== undefined) throw new Error(`${id} must not make changes with an answer that is made later`);
  const { made } = decision.answer;
  return { ...good, body: () => ({ status }), made: async () => ({ status, ...(await made()) }) };
}

function stubbedVerdict(rule: string, { status, headers, text }: StubbedAnswer): Verdict {
  const body = bodyOf(text, headers['content-type'] ?? 'application/json');
  const written = { json: text, bytes: new TextEncoder().encode(text).length };
  return { rule, status, headers, body: () => body, written, isAsked: true };
}

/** The body as the contract's checks see it. */
export function bodyOf(text: string, contentType: string): unknown {
  if (text === '') return undefined;
  if (!/\bjson\b/i.test(contentType)) return text;
  return jsonIn(text);
}

/** A status is in ASCII alone, unless it says more. */
function withStatus(status: object, { json, bytes }: Written): Written {
  const root = `{"status":${JSON.stringify(status)},`;
  return { json: root + json.slice(1), bytes: root.length + bytes - 1 };
}

/** The status at the root of a good answer. */
function successStatus(contextID: string, httpStatus: number, { referenceNumber, warning }: Saying = {}) {
  return {
    result: httpStatus === 202 ? 'ACCEPTED' : 'SUCCESSFUL',
    contextID,
    ...(referenceNumber === undefined ? {} : { referenceNumber }),
    message: warning === undefined ? { code: '0', type: 'INFO' } : { ...warning, type: 'WARNING' },
  };
}
