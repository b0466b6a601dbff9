import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { BrokenInvariant } from '#sandbox/bank/running/broken-invariant.ts';
import { brokenBy } from '#sandbox/bank/running/invariants.ts';
import { withFreshNonces } from '#sandbox/bank/session/sessions.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import { type Breach, validators } from '#sandbox/http/validators.generated.js';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type AnyDecision, admit, handlerOf, type Received } from './admission.ts';
import { type Route, readAsked } from './asked.ts';
import { type Composed, compose, everyHeader, toAnswerParts } from './composed-answer.ts';
import { type FaultKind, latenessOf, reachOf } from './fault-kinds.ts';
import { damaged, lostOnTheWay, turnedAway } from './faulty-answer.ts';
import type { Handlers } from './handler.ts';
import { sessionHeader } from './inbound.ts';
import { lateRequest } from './late-requests.ts';
import type { ContractVerdict, Outcome } from './outcome.ts';
import { refusalBreaches } from './refusal-breaches.ts';
import { toRefusedAnswer } from './refused-answer.ts';
import { answeredBy, ofAnyParty, stubRule } from './stubbed-answer.ts';
import { type Turn, type Verdict, verdictOf } from './verdict.ts';
import { receive, type Visit } from './visit.ts';

/** Serves an operation of the contract. All changes are made in one commit; an exception changes nothing. */
export async function serveOperation(handlers: Handlers, turn: Turn, route: Route): Promise<Outcome> {
  const { bank, inbound } = turn;
  const planned = turn.planFault(route.id);
  if (planned !== undefined && reachOf(planned) === 'lost-on-the-way') return lost(turn, route.id, asPlanned(planned));
  // A fault that ends the call leaves nothing to answer.
  const stub = planned === undefined || reachOf(planned) === 'done' ? turn.stubFor(route.id) : undefined;
  const serving = stub === undefined ? handlers : answeredBy(stub, handlers, route.id);
  try {
    await loadFor(serving, route.id);
    const visit = receive(bank, inbound.headers);
    const { asked, repeated } = readAsked(route, inbound);
    const requestBreaches = [...repeated, ...validators[route.id].request(asked)];
    const admitted = stub === undefined ? asked : ofAnyParty(asked);
    const validated =
      planned !== undefined && reachOf(planned) === 'turned-away'
        ? { verdict: away(turn, route.id, asPlanned(planned)) }
        : validate(serving, { turn, visit, route, asked: admitted, breaches: requestBreaches }, planned);
    if ('lost' in validated) return lost(turn, route.id, validated.lost);
    if ('postponed' in validated) return { operationId: route.id, ...(await postpone(turn, visit, validated)) };
    const { verdict, met } = validated;
    const fault = met?.kind ?? planned;
    const reach = fault === undefined ? 'done' : reachOf(fault);
    // A request answered at once is not made late.
    const faultMet = reach === 'done-late' ? undefined : fault;
    const { headers, changes, session } = prepare(turn, visit, verdict);
    // Before the commit, so that an answer that cannot be made leaves nothing done.
    const composed = turn.awaited ? await compose(verdict, headers, turn.contextID) : undefined;
    const answerBreaches =
      composed !== undefined && (faultMet === undefined || reach === 'done')
        ? [
            ...composed.breaches,
            ...validators[route.id].answer({ ...composed.answer, body: composed.body }),
            ...(verdict.isAsked === true ? [] : refusalBreaches(route.id, composed.answer.status, composed.body)),
          ]
        : [];
    await commit(bank, changes);
    const broken = brokenBy(bank, changes).map(toInvariantBreach);
    return {
      operationId: route.id,
      rule: verdict.rule,
      contract: verdictOn(requestBreaches, [...answerBreaches, ...broken], faultMet),
      breaches: [...requestBreaches, ...answerBreaches, ...broken],
      ...(stub !== undefined && verdict.rule === stubRule && { stub: stub.id }),
      ...(composed === undefined ? noRecipient : delivered(composed, faultMet)),
      ...session,
    };
  } catch (bug) {
    return afterBug(turn, route.id, bug);
  }
}

async function loadFor(handlers: Handlers, id: OperationId): Promise<void> {
  const handler = handlerOf(handlers, id);
  if (handler.serves === 'customer') await handler.load?.();
}

/** Answers an unknown path, or a path that does not take this method. */
export async function serveUnknown(turn: Turn, refusal: 'unknownPath' | 'wrongMethod'): Promise<Outcome> {
  const { bank, inbound, contextID } = turn;
  const visit = receive(bank, inbound.headers);
  const refused = toRefusedAnswer(refusals[refusal], contextID);
  const rule = refusal === 'unknownPath' ? 'contract.unknown-path' : 'contract.wrong-method';
  const verdict: Verdict = { rule, ...toAnswerParts(refused) };
  const { headers, changes, session } = prepare(turn, visit, verdict);
  const composed = turn.awaited ? await compose(verdict, headers, contextID) : undefined;
  await commit(bank, changes);
  const breach = { where: '/path', rule, message: `${inbound.method} ${inbound.target} is not in the contract` };
  return {
    operationId: null,
    rule,
    contract: 'request-breach',
    breaches: [breach],
    ...(composed === undefined ? noRecipient : delivered(composed)),
    ...session,
  };
}

/** A fault that comes to bear, by its rule: one planned for the call, or that of a magic value. */
interface Met {
  readonly kind: FaultKind;
  readonly rule: string;
}

function asPlanned(kind: FaultKind): Met {
  return { kind, rule: `fault.${kind}` };
}

function lost({ bank, inbound }: Turn, operationId: OperationId, { kind, rule }: Met): Outcome {
  const nothing = lostOnTheWay(kind, everyHeader(bank, inbound));
  return { operationId, rule, contract: 'planned-fault', breaches: [], ...nothing };
}

function away({ contextID }: Turn, id: OperationId, { kind, rule }: Met): Verdict {
  return { rule, ...toAnswerParts(turnedAway(kind, id, contextID)) };
}

interface Postponed {
  readonly rule: string;
  readonly postponed: NewJob;
  /** Committed on arrival all the same. */
  readonly changes: readonly Change[];
}

interface Judged {
  readonly verdict: Verdict;
  readonly met?: Met;
}

function validate(
  handlers: Handlers,
  received: Received,
  planned: FaultKind | undefined,
): Judged | { readonly lost: Met } | Postponed {
  const { turn, visit, route } = received;
  const admission = admit(handlers, received);
  if (admission.outcome === 'answered') return admission;
  turn.countAccepted(route.id);
  const { decision, confirmed } = admission;
  const met = planned === undefined ? magicFault(decision) : asPlanned(planned);
  const reach = met && reachOf(met.kind);
  if (met !== undefined && reach === 'lost-on-the-way') return { lost: met };
  if (met !== undefined && reach === 'turned-away') return { verdict: away(turn, route.id, met), met };
  const lateBy = met && latenessOf(met.kind);
  if (met !== undefined && lateBy !== undefined) {
    const job = lateRequest(turn, visit, route, confirmed, lateBy);
    return { rule: met.rule, postponed: job, changes: [...(confirmed?.changes ?? []), { change: 'schedule', job }] };
  }
  const verdict = verdictOf(turn, route.id, decision);
  const whole = confirmed === undefined ? verdict : withConfirmation(verdict, confirmed.changes);
  if (met === undefined) return { verdict: whole };
  return { verdict: planned === undefined ? { ...whole, rule: met.rule } : whole, met };
}

/** What the bank would do: a magic value is no refusal's business. */
function magicFault({ magic }: AnyDecision): Met | undefined {
  return magic?.fault && { kind: magic.fault.outcome, rule: magic.fault.rule };
}

function withConfirmation(verdict: Verdict, changes: readonly Change[]): Verdict {
  return { ...verdict, changes: [...changes, ...(verdict.changes ?? [])] };
}

/** Accepts the request, spends its nonce and cuts the connection. */
async function postpone(turn: Turn, visit: Visit, { rule, postponed: job, changes }: Postponed) {
  const prepared = prepare(turn, visit, { changes });
  await commit(turn.bank, prepared.changes);
  const breaches = brokenBy(turn.bank, prepared.changes).map(toInvariantBreach);
  const contract: ContractVerdict = breaches.length > 0 ? 'answer-breach' : 'planned-fault';
  return { rule, contract, breaches, delivery: 'broken', answer: null, doneAt: job.dueAt } as const;
}

/** Adds nonces and the other headers to the answer, and lists everything to commit. */
function prepare({ bank, inbound }: Turn, visit: Visit, verdict: Pick<Verdict, 'changes' | 'session' | 'nonces'>) {
  const kept = verdict.session === undefined ? visit.session : (verdict.session ?? undefined);
  const renewal = kept === undefined ? undefined : withFreshNonces(bank, kept, verdict.nonces ?? 1);
  const changes: Change[] = [...(verdict.changes ?? [])];
  if (renewal !== undefined) changes.push({ change: 'update', of: 'sessions', record: renewal.session });
  const headers = {
    ...everyHeader(bank, inbound),
    ...(renewal === undefined ? {} : { 'x-nonce': JSON.stringify({ nonce: renewal.fresh }) }),
  };
  return { headers, changes, session: sessionChange(inbound.headers[sessionHeader], renewal?.session) };
}

const noRecipient = { delivery: 'never', answer: null } as const;

function delivered({ answer, bytes }: Composed, fault?: FaultKind): Pick<Outcome, 'delivery' | 'answer' | 'bytes'> {
  if (fault !== undefined) return damaged(fault, answer);
  return { delivery: 'answered', answer, ...(bytes !== undefined && { bytes }) };
}

function sessionChange(came: string | undefined, left: SessionRecord | undefined): Pick<Outcome, 'session'> {
  if (left !== undefined && left.id !== came) return { session: left.id };
  return left === undefined && came !== undefined ? { session: '' } : {};
}

/** The rule of a request that threw. */
export const bugRule = 'bug';

/** Nothing was changed, so the nonce that came is still valid and is returned. */
function afterBug({ bank, inbound, contextID }: Turn, operationId: OperationId, bug: unknown): Outcome {
  const { status, body } = toRefusedAnswer(refusals.broken, contextID);
  const nonce = inbound.headers['x-nonce'];
  const headers = {
    ...everyHeader(bank, inbound),
    ...(nonce === undefined ? {} : { 'x-nonce': JSON.stringify({ nonce: [nonce] }) }),
  };
  const message = reasonOf(bug);
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
