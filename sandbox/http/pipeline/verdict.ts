import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { type RefusalName, refusals } from '#sandbox/http/refusals/refusals.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import { type AnswerParts, toAnswerParts } from './composed-answer.ts';
import type { FaultKind } from './fault-kinds.ts';
import type { Decision, Saying } from './handler.ts';
import type { Inbound } from './inbound.ts';
import { plainRefusal, toRefusedAnswer } from './refused-answer.ts';

/** One request's turn with the bank. */
export interface Turn {
  readonly bank: Bank;
  readonly inbound: Inbound;
  /** The number of its entry in the journal. */
  readonly n: number;
  /** The bank's name for this call, repeated in its answer. */
  readonly contextID: string;
  /** The fault planned for this call of the operation, if any. Asked once. */
  planFault(operationId: OperationId): FaultKind | undefined;
  /** Told once the bank takes the call on, rather than to turn it away or to ask for a code. */
  countTakenOn(operationId: OperationId): void;
  /** Whether somebody waits for the answer. While a journal is played nobody does, and none is made. */
  readonly awaited: boolean;
}

/** What is to be done and said, before any of it is. */
export interface Verdict extends AnswerParts, Pick<Decision<OperationId>, 'rule' | 'changes' | 'session' | 'nonces'> {}

interface RefusedWith {
  readonly breaches?: readonly Breach[];
  readonly changed?: Partial<Verdict>;
  readonly attemptsLeft?: number | undefined;
}

/** A refusal in the contract's words; `changed` is what it brings about all the same. */
export function refusing(
  { contextID }: Pick<Turn, 'contextID'>,
  rule: string,
  name: RefusalName,
  { breaches = [], changed = {}, attemptsLeft }: RefusedWith = {},
): Verdict {
  return { ...changed, rule, ...toAnswerParts(toRefusedAnswer(refusals[name], contextID, { breaches, attemptsLeft })) };
}

/** What a handler decided, with the words it is answered in. */
export function verdictOf(turn: Turn, id: OperationId, decision: Decision<'confirmPayment'>): Verdict {
  const { contextID } = turn;
  if ('refused' in decision.answer) {
    const { refused, attemptsLeft } = decision.answer;
    return refusing(turn, decision.rule, refused, { changed: decision, attemptsLeft });
  }
  if ('refusedWithCode' in decision.answer) {
    // Only what opens a payment or an instruction is refused so, and neither is ever challenged.
    const refusal = plainRefusal(decision.answer.refusedWithCode);
    return { ...decision, ...toAnswerParts(toRefusedAnswer(refusal, contextID)) };
  }
  const good = { ...decision, status: 200, headers: decision.headers ?? {} };
  if ('done' in decision.answer) {
    const { done, status: httpStatus = 200, says } = decision.answer;
    const status = wentWell(contextID, httpStatus, says);
    return { ...good, status: httpStatus, body: () => ({ status, ...done }) };
  }
  const status = wentWell(contextID, 200);
  if (decision.changes !== undefined) throw new Error(`${id} does something whether or not its answer can be made`);
  const { made } = decision.answer;
  return { ...good, body: () => ({ status }), made: async () => ({ status, ...(await made()) }) };
}

/** How it went, as it stands at the root of a good answer. */
function wentWell(contextID: string, httpStatus: number, { referenceNumber, warning }: Saying = {}) {
  return {
    result: httpStatus === 202 ? 'ACCEPTED' : 'SUCCESSFUL',
    contextID,
    ...(referenceNumber === undefined ? {} : { referenceNumber }),
    message: warning === undefined ? { code: '0', type: 'INFO' } : { ...warning, type: 'WARNING' },
  };
}
