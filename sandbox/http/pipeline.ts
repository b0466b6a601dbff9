import type { Bank } from '#sandbox/bank/bank.ts';
import { judgeChallenge } from '#sandbox/bank/challenges.ts';
import { type Change, commit } from '#sandbox/bank/change.ts';
import { type BrokenInvariant, brokenBy } from '#sandbox/bank/invariants.ts';
import { nextStepOf } from '#sandbox/bank/login-steps.ts';
import type { SessionRecord } from '#sandbox/bank/records.ts';
import { withFreshNonces } from '#sandbox/bank/sessions.ts';
import { type Asked, type Route, readAsked } from './asked.ts';
import { readChallengeAnswer, requestText, toChallengeAnswer } from './challenge-wire.ts';
import { compose, everyHeader, inWords, type Words } from './composed-answer.ts';
import { type FaultKind, reachOf } from './fault-kinds.ts';
import { damaged, lostOnTheWay, turnedAway } from './faulty-answer.ts';
import type { Call, Decision, Handler, Saying } from './handler.ts';
import { handlers } from './handlers.ts';
import { type Inbound, sessionHeader } from './inbound.ts';
import { type OperationId, operations } from './operations.generated.ts';
import type { ContractVerdict, Outcome, WireAnswer } from './outcome.ts';
import { type RefusalName, refusals } from './refusals.ts';
import { plainRefusal, toRefusedAnswer } from './refused-answer.ts';
import { type Breach, validators } from './validators.generated.js';
import { receive, type Visit, whoAsks } from './visit.ts';

/** One request's turn with the bank. */
export interface Turn {
  readonly bank: Bank;
  readonly inbound: Inbound;
  /** The bank's name for this call, repeated in its answer. */
  readonly contextID: string;
  /** The fault planned for this call of the operation, if any. Asked once. */
  planFault(operationId: OperationId): FaultKind | undefined;
  /** Whether somebody waits for the answer. While a journal is played nobody does, and none is made. */
  readonly awaited: boolean;
}

/** What is to be done and said, before any of it is. */
interface Verdict extends Words, Pick<Decision<OperationId>, 'rule' | 'changes' | 'session' | 'nonces'> {}

/** Serves a request that the contract has. Nothing changes but in one commit, and whatever throws changes nothing. */
export async function serveOperation(turn: Turn, route: Route): Promise<Outcome> {
  const { bank, inbound } = turn;
  const fault = turn.planFault(route.id);
  const reach = fault === undefined ? 'done' : reachOf(fault);
  if (fault !== undefined && reach === 'lost-on-the-way') {
    const lost = lostOnTheWay(fault, everyHeader(bank));
    return { operationId: route.id, rule: `fault.${fault}`, contract: 'planned-fault', breaches: [], ...lost };
  }
  try {
    const visit = receive(bank, inbound.headers);
    const { asked, repeated } = readAsked(route, inbound);
    const requestBreaches = [...repeated, ...validators[route.id].request(asked)];
    const verdict =
      fault !== undefined && reach === 'turned-away'
        ? { rule: `fault.${fault}`, ...inWords(turnedAway(fault, route.id, turn.contextID)) }
        : decide(turn, visit, route.id, asked, requestBreaches);
    const { headers, changes, session } = settle(turn, visit, verdict);
    // Before the commit, because an answer that cannot be made must leave nothing done.
    const composed = turn.awaited ? await compose(verdict, headers, turn.contextID) : undefined;
    const answerBreaches =
      composed !== undefined && reach === 'done'
        ? [...composed.breaches, ...validators[route.id].answer({ ...composed.answer, body: composed.body })]
        : [];
    await commit(bank, changes);
    const broken = brokenBy(bank, changes).map(toInvariantBreach);
    return {
      operationId: route.id,
      rule: verdict.rule,
      contract: verdictOn(requestBreaches, [...answerBreaches, ...broken], fault),
      breaches: [...requestBreaches, ...answerBreaches, ...broken],
      ...(composed === undefined ? toNobody : delivered(composed.answer, fault)),
      ...session,
    };
  } catch (bug) {
    return afterBug(turn, route.id, bug);
  }
}

/** Answers what the contract does not have: an unknown path, or a path that does not take this method. */
export async function serveUnknown(turn: Turn, refusal: 'unknownPath' | 'wrongMethod'): Promise<Outcome> {
  const { bank, inbound, contextID } = turn;
  const visit = receive(bank, inbound.headers);
  const refused = toRefusedAnswer(refusals[refusal], contextID);
  const rule = refusal === 'unknownPath' ? 'contract.unknown-path' : 'contract.wrong-method';
  const verdict = { rule, ...inWords(refused) };
  const { headers, changes, session } = settle(turn, visit, verdict);
  const composed = turn.awaited ? await compose(verdict, headers, contextID) : undefined;
  await commit(bank, changes);
  const breach = { where: '/path', rule, message: `${inbound.method} ${inbound.target} is not in the contract` };
  return {
    operationId: null,
    rule,
    contract: 'request-breach',
    breaches: [breach],
    ...(composed === undefined ? toNobody : delivered(composed.answer)),
    ...session,
  };
}

function decide(turn: Turn, visit: Visit, id: OperationId, asked: Asked, breaches: readonly Breach[]): Verdict {
  const { bank, contextID } = turn;
  const refuse = (rule: string, name: RefusalName, changed: Partial<Verdict> = {}): Verdict => ({
    ...changed,
    rule,
    ...inWords(toRefusedAnswer(refusals[name], contextID, breaches)),
  });
  if (breaches.length > 0) return refuse('contract.request-breach', 'invalidRequest');

  // Each entry of the table is typed by its own operation; which one it is, is known only at run time.
  const handler = handlers[id] as unknown as Handler<'confirmPayment'>;
  const call = { bank, ...asked } as unknown as Call<'confirmPayment'>;
  let decision: Decision<'confirmPayment'>;
  if (handler.serves === 'anyone') {
    decision = handler.decide({ ...call, session: visit.session });
  } else if (visit.prospectExpired) {
    return refuse('session.prospect-expired', 'prospectExpired');
  } else if (handler.serves === 'visitor') {
    if (visit.session === undefined) return refuse('session.not-opened', 'notOpened');
    if (operations[id].nonceNeeded && !visit.nonceIsGood) return refuse('nonce.missing-unknown-or-used', 'badNonce');
    decision = handler.decide({ ...call, session: visit.session });
  } else {
    const who = whoAsks(bank, visit, asked.headers);
    if ('refused' in who) return refuse(who.rule, who.refused);
    const { asker } = who;
    if (handler.whileStepsAreDue !== true && nextStepOf(asker.user) !== undefined) {
      return refuse('login-flow.step-due', 'loginStepDue');
    }
    decision = handler.decide({ ...call, asker });
    if (decision.demand !== undefined && !isRefusal(decision.answer)) {
      const answer = readChallengeAnswer(asked.headers);
      const { demand, counted = asker.user } = decision;
      const confirmation = judgeChallenge(bank, { ...asker, user: counted }, requestText(id, asked), demand, answer);
      const changes: Change[] = [{ change: 'update', of: 'users', record: counted }, ...confirmation.changes];
      if (confirmation.outcome === 'asked') {
        return { rule: confirmation.rule, changes, ...inWords(toChallengeAnswer(confirmation, contextID)) };
      }
      if (confirmation.outcome === 'refused') {
        return refuse(confirmation.rule, challengeRefusals[confirmation.reason], { ...decision, changes });
      }
      // A right PIN is counted on the customer, and what is done to them must be done to them as that leaves them.
      decision = handler.decide({ ...call, asker: { ...asker, user: confirmation.user } });
      decision = { ...decision, changes: [...changes, ...(decision.changes ?? [])] };
    }
  }
  if ('refused' in decision.answer) return refuse(decision.rule, decision.answer.refused, decision);
  if ('refusedWithCode' in decision.answer) {
    // Only what opens a payment or an instruction is refused so, and neither is ever challenged.
    const refusal = plainRefusal(decision.answer.refusedWithCode);
    return { ...decision, ...inWords(toRefusedAnswer(refusal, contextID)) };
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

function isRefusal(answer: object): boolean {
  return 'refused' in answer || 'refusedWithCode' in answer;
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

const challengeRefusals = {
  'codes-locked': 'codesLocked',
  'too-many-codes': 'tooManyCodes',
  'pin-locked': 'pinLockedInChallenge',
} as const satisfies Record<string, RefusalName>;

/** Gives the answer its nonces and its other headers, and lists all that must be committed with it. */
function settle({ bank, inbound }: Turn, visit: Visit, verdict: Verdict) {
  const kept = verdict.session === undefined ? visit.session : (verdict.session ?? undefined);
  const renewal = kept === undefined ? undefined : withFreshNonces(bank, kept, verdict.nonces ?? 1);
  const changes: Change[] = [...(verdict.changes ?? [])];
  if (renewal !== undefined) changes.push({ change: 'update', of: 'sessions', record: renewal.session });
  const headers = {
    ...everyHeader(bank),
    ...(renewal === undefined ? {} : { 'x-nonce': JSON.stringify({ nonce: renewal.fresh }) }),
  };
  return { headers, changes, session: sessionChange(inbound.headers[sessionHeader], renewal?.session) };
}

const toNobody = { delivery: 'never', answer: null } as const;

function delivered(answer: WireAnswer, fault?: FaultKind): Pick<Outcome, 'delivery' | 'answer'> {
  return fault === undefined ? { delivery: 'answered', answer } : damaged(fault, answer);
}

function sessionChange(came: string | undefined, left: SessionRecord | undefined): Pick<Outcome, 'session'> {
  if (left !== undefined && left.id !== came) return { session: left.id };
  return left === undefined && came !== undefined ? { session: '' } : {};
}

/** What decided where something threw. */
export const bugRule = 'bug';

/** Nothing was changed, so the nonce that came is still good and goes back. */
function afterBug({ bank, inbound, contextID }: Turn, operationId: OperationId, bug: unknown): Outcome {
  const { status, body } = toRefusedAnswer(refusals.broken, contextID);
  const nonce = inbound.headers['x-nonce'];
  const headers = {
    ...everyHeader(bank),
    ...(nonce === undefined ? {} : { 'x-nonce': JSON.stringify({ nonce: [nonce] }) }),
  };
  const message = bug instanceof Error ? bug.message : String(bug);
  return {
    operationId,
    rule: bugRule,
    contract: 'answer-breach',
    breaches: [{ where: '/', rule: 'bug', message }],
    delivery: 'answered',
    answer: { status, headers, body: JSON.stringify(body) },
  };
}

function verdictOn(
  request: readonly Breach[],
  answer: readonly Breach[],
  fault: FaultKind | undefined,
): ContractVerdict {
  if (answer.length > 0) return 'answer-breach';
  if (request.length > 0) return 'request-breach';
  return fault === undefined ? 'kept' : 'planned-fault';
}

function toInvariantBreach({ invariant, message }: BrokenInvariant): Breach {
  return { where: '/', rule: `invariant.${invariant}`, message };
}
