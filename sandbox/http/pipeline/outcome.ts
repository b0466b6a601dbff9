import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Instant } from '#src/kernel/instant.ts';

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Whether request and answer match the contract; a planned fault is no breach. */
export type ContractVerdict = 'kept' | 'request-breach' | 'answer-breach' | 'planned-fault';

export interface Outcome {
  /** Null for a request outside the contract. */
  readonly operationId: OperationId | null;
  readonly rule: string;
  readonly contract: ContractVerdict;
  readonly breaches: readonly Breach[];
  /** `never` leaves the customer waiting; `broken` cuts the connection. */
  readonly delivery: 'answered' | 'never' | 'broken';
  /** The answer sent, or with `broken` the one lost; null where the request never reached the bank. */
  readonly answer: WireAnswer | null;
  /** The bytes of the answer's body as it is sent, where known: counting them again would copy it. */
  readonly bytes?: number;
  /** The stub that answered in the bank's place. */
  readonly stub?: number;
  /** Set when the request is processed later and no answer arrives. */
  readonly doneAt?: Instant;
  /** The new session id; empty where the old one is invalid, missing where it stays. */
  readonly session?: string;
}

/** A response that has one of these cannot be given a body, not even an empty one. */
export const statusesWithoutBody: readonly number[] = [204, 205, 304];

/** @param more headers of the host. */
export function toResponse(
  { status, headers, body }: WireAnswer,
  { method }: { readonly method: string },
  more: Readonly<Record<string, string>> = {},
): Response {
  const hasNone = method === 'HEAD' || statusesWithoutBody.includes(status);
  return new Response(hasNone ? null : body, { status, headers: { ...headers, ...more } });
}
