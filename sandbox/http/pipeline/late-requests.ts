import { z } from 'zod';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { type AnyDecision, type Confirmed, callOf, handlerOf, isRefusal } from './admission.ts';
import { type Route, readAsked } from './asked.ts';
import type { Handlers } from './handler.ts';
import { type Inbound, inboundSchema, sessionHeader } from './inbound.ts';
import type { Turn } from './verdict.ts';
import { customerOf, type Visit } from './visit.ts';

/**
 * Requests accepted now and processed later, after the answer was lost. Session, nonce, party and second factor are
 * checked on arrival; the rest is decided at the later instant on the bank's state then, whatever has become of the
 * session.
 */

export const lateRequestKind = 'request.late';

const texts = z.record(z.string(), z.string());
const lateRequestSchema = z.object({
  /** The number of the request's journal entry. */
  n: z.int().positive(),
  operationId: z.custom<OperationId>((id) => typeof id === 'string'),
  path: texts,
  query: z.record(z.string(), z.array(z.string())),
  inbound: inboundSchema,
  /** The nonce count on arrival, so that ids derived from it are unique. */
  noncesIssued: z.int().nonnegative(),
  salts: z.array(z.string()),
  /** What was confirmed on arrival; null where nothing needed confirmation. */
  confirmed: z.string().nullable(),
});
type LateRequest = z.infer<typeof lateRequestSchema>;

/** The result of a late request. */
export interface LateDone extends Pick<LateRequest, 'n' | 'operationId' | 'inbound'> {
  readonly at: Instant;
  readonly rule: string;
}

/** The job that processes the request after that many seconds. */
export function lateRequest(
  { bank, inbound, n }: Turn,
  { session }: Visit,
  { id, path, query }: Route,
  confirmed: Confirmed | undefined,
  seconds: number,
): NewJob {
  const late = {
    n,
    operationId: id,
    path,
    query,
    inbound,
    noncesIssued: session?.noncesIssued ?? 0,
    salts: session?.salts ?? [],
    confirmed: confirmed?.confirms ?? null,
  };
  return {
    id: `${lateRequestKind}:${n}`,
    dueAt: instantFromMs(epochMsOf(bank.clock.now) + seconds * 1000),
    kind: lateRequestKind,
    payload: { n, operationId: id, late: JSON.stringify(late) },
  };
}

/** @param report receives the decision, for the bank's journal. */
export function doLateRequest(handlers: Handlers, report: (done: LateDone) => void): JobKind {
  return (job, bank) => {
    const late = lateRequestSchema.parse(JSON.parse(String(job.payload.late)));
    const { rule, changes } = decideLate(handlers, bank, late);
    report({ n: late.n, operationId: late.operationId, inbound: late.inbound, at: bank.clock.now, rule });
    return changes;
  };
}

/** Drops the session and nonces of an answer that nobody receives. */
function decideLate(
  handlers: Handlers,
  bank: Bank,
  late: LateRequest,
): { readonly rule: string; readonly changes: readonly Change[] } {
  const decision = decide(handlers, bank, late, late.inbound);
  if (decision === undefined) return { rule: 'late.no-customer', changes: [] };
  const { rule, requiredConfirmation, changes = [] } = decision;
  const mustConfirm =
    requiredConfirmation !== undefined &&
    !isRefusal(decision) &&
    (requiredConfirmation.isNotPossible || requiredConfirmation.factors.length > 0);
  // The confirmation may no longer fit, for example when the same token now names another payee.
  if (mustConfirm && requiredConfirmation.confirms !== late.confirmed)
    return { rule: 'late.not-confirmed', changes: [] };
  return { rule, changes };
}

function decide(handlers: Handlers, bank: Bank, late: LateRequest, inbound: Inbound): AnyDecision | undefined {
  const { operationId, path, query, noncesIssued, salts } = late;
  const { asked } = readAsked({ id: operationId, path, query }, inbound);
  const known = bank.records.find('sessions', inbound.headers[sessionHeader] ?? '');
  const session: SessionRecord | undefined = known && { ...known, noncesIssued, salts };
  const handler = handlerOf(handlers, operationId);
  const call = callOf({ bank }, asked);
  if (handler.serves === 'anyone') return handler.decide({ ...call, session });
  if (session === undefined) return undefined;
  if (handler.serves === 'visitor') return handler.decide({ ...call, session });
  const customer = customerOf(bank, session, asked.headers);
  return customer && handler.decide({ ...call, customer });
}
