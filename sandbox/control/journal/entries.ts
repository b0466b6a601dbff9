import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import type { Outcome } from '#sandbox/http/pipeline/outcome.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { RequestEntry } from './journal.ts';
import type { NumberedLateDone } from './world-state.ts';

interface Asked {
  readonly n: number;
  readonly at: Instant;
  readonly request: Inbound;
  readonly customer: string | null;
  readonly ms: number;
  /** How long a planned delay holds back the answer. */
  readonly heldBackMs: number;
}

/** A request in the journal, with what became of it. */
export function entryOf({ heldBackMs, ...asked }: Asked, outcome: Outcome): RequestEntry {
  const { operationId, rule, answer, contract, breaches, delivery, doneAt, stub } = outcome;
  const status = delivery === 'answered' ? (answer?.status ?? 0) : 0;
  const what = { operationId, rule, status, answer, contract, breaches };
  return {
    ...asked,
    kind: 'request',
    ...what,
    ...(stub !== undefined && { stub }),
    ...(doneAt !== undefined && { doneAt }),
    ...(heldBackMs > 0 && { heldBackMs }),
  };
}

/** The outcome of a request carried out late. */
export function lateEntryOf(done: NumberedLateDone, customer: string | null): RequestEntry {
  const { n, at, inbound: request, operationId, rule, lateOf } = done;
  const noAnswer = { status: 0, answer: null, contract: 'planned-fault', breaches: [], ms: 0 } as const;
  return { n, at, kind: 'request', request, customer, operationId, rule, ...noAnswer, lateOf };
}
