import { z } from 'zod';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';
import { type FaultKind, faultKinds, latenessOf, mostLateSeconds } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Instant } from '#src/kernel/instant.ts';

export const plannedFaultSchema = z.object({
  operationId: z.string().refine(isOperationId),
  kind: z.string().refine(isFaultKind),
  /** Fails at this call only, counted from the planning on, from 1. */
  only: z.int().positive().exactOptional(),
  /** Fails at this share of the calls, per cent, drawn from the seed. */
  share: z.int().min(1).max(100).exactOptional(),
});

/** A failure that a tester has planned for one operation: always, at one call only, or at a share of its calls. */
export type PlannedFault = Readonly<z.infer<typeof plannedFaultSchema>>;

export const operationIds = Object.keys(operations) as OperationId[];

/** What a tester may write for a kind. */
export const allowedKinds: readonly string[] = [...faultKinds, 'code=SERVER_CODE', 'late=SECONDS'];

export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

export function isFaultKind(text: string): text is FaultKind {
  return (
    (faultKinds as readonly string[]).includes(text) ||
    /^code=[A-Z0-9_-]+$/.test(text) ||
    latenessOf(text) !== undefined
  );
}

/** Why a text is no kind of failure, and what may stand there. */
export function noFaultKind(text: string): { readonly reason: string; readonly allowed: readonly string[] } {
  if (!/^late\b/.test(text)) return { reason: `There is no kind of failure "${text}".`, allowed: allowedKinds };
  const reason = `"${text}" is no delay: the bank can be 1 to ${mostLateSeconds} whole seconds late.`;
  return { reason, allowed: ['late=1', `late=${mostLateSeconds}`] };
}

/** As the grammar writes it: `listAccounts@timeout~1`. */
export function printFault({ operationId, kind, only, share }: PlannedFault): string {
  return `${operationId}@${kind}${only === undefined ? '' : `~${only}`}${share === undefined ? '' : `~${share}pc`}`;
}

export const faultPlanSchema = z.array(
  z.object({
    fault: plannedFaultSchema,
    calls: z.int().nonnegative(),
    /** How often it has happened, and when it last did. */
    fired: z.int().nonnegative().exactOptional(),
    lastFiredAt: instantSchema.exactOptional(),
  }),
);
export type FaultPlanState = z.infer<typeof faultPlanSchema>;

/** A planned failure and what has become of it so far. */
export interface FaultStanding extends PlannedFault {
  readonly fired: number;
  /** By the bank's clock; null as long as it has not happened. */
  readonly lastFiredAt: Instant | null;
}

/** The planned failures of a world, each counting the calls of its operation. */
export class FaultPlan {
  readonly #seed: number;
  #faults: FaultPlanState;
  /** The one that the call under way is to meet. */
  #met: FaultPlanState[number] | undefined;

  constructor(seed: number, state: Readonly<FaultPlanState> = []) {
    this.#seed = seed;
    this.#faults = state.map((planned) => ({ ...planned }));
  }

  get all(): readonly FaultStanding[] {
    return this.#faults.map(({ fault, fired = 0, lastFiredAt = null }) => ({ ...fault, fired, lastFiredAt }));
  }

  state(): FaultPlanState {
    return this.#faults.map((planned) => ({ ...planned }));
  }

  add(fault: PlannedFault): void {
    this.#faults.push({ fault, calls: 0 });
  }

  /** Forgets those of one operation, or all. */
  clear(operationId?: OperationId): void {
    this.#faults =
      operationId === undefined ? [] : this.#faults.filter(({ fault }) => fault.operationId !== operationId);
  }

  /**
   * Counts one call of the operation and says how it is to fail, if it is: as the first plan that applies has it. For
   * `late` a call counts once it is taken on: one that is only asked for a code uses up no `#n`.
   */
  next(operationId: OperationId): FaultKind | undefined {
    this.#met = undefined;
    for (const planned of this.#faults) {
      if (planned.fault.operationId !== operationId) continue;
      const call = planned.calls + 1;
      if (latenessOf(planned.fault.kind) === undefined) planned.calls = call;
      if (this.#met === undefined && this.#applies(planned.fault, call)) this.#met = planned;
    }
    return this.#met?.fault.kind;
  }

  /** The failure that the last call was to meet has happened. */
  noteFired(at: Instant): void {
    if (this.#met === undefined) return;
    this.#met.fired = (this.#met.fired ?? 0) + 1;
    this.#met.lastFiredAt = at;
  }

  /** The bank has taken on a call of the operation: it is neither turned away nor asked for a code. */
  countTakenOn(operationId: OperationId): void {
    for (const planned of this.#faults) {
      const { fault } = planned;
      if (fault.operationId === operationId && latenessOf(fault.kind) !== undefined) planned.calls += 1;
    }
  }

  #applies({ only, share, operationId, kind }: PlannedFault, call: number): boolean {
    if (only !== undefined) return call === only;
    if (share === undefined) return true;
    const drawn = Number.parseInt(sha256Hex(`${this.#seed}|${operationId}@${kind}|${call}`).slice(0, 8), 16);
    return drawn % 100 < share;
  }
}
