import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Instant } from '#src/kernel/instant.ts';

/** An answer as it goes out. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Whether request and answer were as the contract says. A planned fault is nobody's breach: it is what was asked for.
 */
export type ContractVerdict = 'kept' | 'request-breach' | 'answer-breach' | 'planned-fault';

/** What became of one request. */
export interface Outcome {
  /** Null for what the contract does not have. */
  readonly operationId: OperationId | null;
  /** The rule that decided. */
  readonly rule: string;
  readonly contract: ContractVerdict;
  readonly breaches: readonly Breach[];
  /** `never` leaves the customer waiting; `broken` cuts the connection. */
  readonly delivery: 'answered' | 'never' | 'broken';
  /** What arrives, or with `broken` what would have; null where the bank never got to it. */
  readonly answer: WireAnswer | null;
  /** When the bank does what was asked, where that is later and nothing arrives. */
  readonly doneAt?: Instant;
  /** The session's new id, empty where the one that came is worth nothing any more; left out where it stays. */
  readonly session?: string;
}

/** The answer for the host: `Response.error()` stands for a connection that broke, as `fetch` itself has it. */
export function toResponse({ delivery, answer }: Outcome): Response {
  if (delivery !== 'answered' || answer === null) return Response.error();
  const { status, headers, body } = answer;
  return new Response(body, { status, headers: { ...headers } });
}
