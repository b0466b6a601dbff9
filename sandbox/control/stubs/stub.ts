import { z } from 'zod';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { type FaultMatch, isOperationId, plannedFaultSchema } from '#sandbox/control/link/faults.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { StubbedAnswer } from '#sandbox/http/pipeline/handler.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { wrongHeader } from './header-limits.ts';

/** In characters. */
export const longestText = 200_000;
export const longestDelayMs = 600_000;
export const mostTimes = 1_000_000;
/** Planned at once, and all of their bodies together. */
export const mostStubs = 500;
export const mostTextOfAll = 4_000_000;

/** An answer that a tester gives to calls of one operation, in the bank's place. */
export const stubSchema = z.object({
  operationId: z.string().refine(isOperationId),
  status: z.int().min(200).max(599),
  /** Beyond those of every answer, by lower-case name. */
  headers: z
    .record(z.string(), z.string())
    .refine((headers) => wrongHeader(headers) === undefined)
    .readonly()
    .exactOptional(),
  /** The body as it is sent. */
  text: z.string().max(longestText),
  /** So many calls; every call without it. */
  times: z.int().min(1).max(mostTimes).exactOptional(),
  /** In milliseconds. */
  delay: z.int().min(1).max(longestDelayMs).exactOptional(),
  /** Other calls are neither counted nor answered. */
  match: plannedFaultSchema.shape.match,
  /** The path that it was recorded at: calls there get it before others of the operation do. */
  path: z.string().max(500).exactOptional(),
  /** Planned although it breaks the contract, or without anybody's asking. */
  unchecked: z.literal(true).exactOptional(),
});
export type Stub = Readonly<z.infer<typeof stubSchema>>;

export const stubPlanSchema = z.object({
  next: z.int().positive(),
  planned: z.array(
    z.object({
      id: z.int().positive(),
      stub: stubSchema,
      answered: z.int().nonnegative(),
      lastAnsweredAt: instantSchema.exactOptional(),
    }),
  ),
});
export type StubPlanState = z.infer<typeof stubPlanSchema>;

/** A stub without its body, which may be long. */
export interface StubHead extends Omit<Stub, 'text'> {
  /** Numbered as they were planned, from 1. */
  readonly id: number;
  readonly bodyLength: number;
  readonly answered: number;
  /** Nothing more will come of it. */
  readonly used: boolean;
  /** By the bank's clock; null until it has answered. */
  readonly lastAnsweredAt: Instant | null;
}

export interface StubStatus extends StubHead {
  readonly text: string;
}

/** The call in hand, as far as stubs go by it. */
interface AskedCall {
  readonly operationId: OperationId;
  /** Path and query below the service's base. */
  readonly target: string;
  meets(match: FaultMatch): boolean;
}

export class StubPlan {
  #next: number;
  #planned: StubPlanState['planned'];
  #delayMs = 0;

  constructor(state: Readonly<StubPlanState> = { next: 1, planned: [] }) {
    this.#next = state.next;
    this.#planned = state.planned.map((each) => ({ ...each }));
  }

  get all(): readonly StubStatus[] {
    return this.#planned.map(({ id, stub, answered, lastAnsweredAt = null }) => ({
      ...stub,
      id,
      bodyLength: stub.text.length,
      answered,
      used: isUsed({ stub, answered }),
      lastAnsweredAt,
    }));
  }

  get heads(): readonly StubHead[] {
    return this.all.map(({ text: _, ...head }) => head);
  }

  /** How long the answer to the last call is held back. */
  get delayMs(): number {
    return this.#delayMs;
  }

  state(): StubPlanState {
    return { next: this.#next, planned: this.#planned.map((each) => ({ ...each })) };
  }

  /** @throws Error with the reason when there would be too many. */
  add(stubs: readonly Stub[]): void {
    const characters = [...this.#planned.map(({ stub }) => stub), ...stubs].reduce(
      (sum, { text }) => sum + text.length,
      0,
    );
    if (this.#planned.length + stubs.length > mostStubs) {
      throw new Error(`At most ${mostStubs} own answers are planned at once. Remove some first.`);
    }
    if (characters > mostTextOfAll) {
      throw new Error(
        `Own answers have at most ${mostTextOfAll / 1_000_000} million characters together. Remove some first.`,
      );
    }
    for (const stub of stubs) {
      this.#planned.push({ id: this.#next, stub, answered: 0 });
      this.#next += 1;
    }
  }

  clear(keeps: (planned: { readonly id: number; readonly stub: Stub }) => boolean): void {
    this.#planned = this.#planned.filter(keeps);
  }

  /** Before each call, because not every call reaches an operation. */
  beginCall(): void {
    this.#delayMs = 0;
  }

  /** The first that applies and is not used up, one of the same path before others. Nothing is counted yet. */
  find({ operationId, target, meets }: AskedCall): StubbedAnswer | undefined {
    const apply = this.#planned.filter(
      (planned) =>
        planned.stub.operationId === operationId &&
        !isUsed(planned) &&
        (planned.stub.match === undefined || meets(planned.stub.match)),
    );
    const [path] = target.split('?');
    const found = apply.find(({ stub }) => stub.path === path) ?? apply[0];
    if (found === undefined) return undefined;
    const { status, headers = {}, text } = found.stub;
    return { id: found.id, status, headers, text };
  }

  endCall(at: Instant, answeredBy: number | undefined): void {
    const planned = this.#planned.find(({ id }) => id === answeredBy);
    if (planned === undefined) return;
    planned.answered += 1;
    planned.lastAnsweredAt = at;
    this.#delayMs = planned.stub.delay ?? 0;
  }
}

function isUsed({ stub: { times }, answered }: { readonly stub: Stub; readonly answered: number }): boolean {
  return times !== undefined && answered >= times;
}
