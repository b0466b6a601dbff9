import { z } from 'zod';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';
import { type FaultKind, faultKinds, latenessOf, mostLateSeconds } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Instant } from '#src/kernel/instant.ts';

export const plannedFaultSchema = z.object({
  operationId: z.string().refine(isOperationId),
  kind: z.string().refine(isFaultKind),
  /** Only this call fails, counted from 1 since the fault was planned. */
  only: z.int().positive().exactOptional(),
  /** Per cent of calls that fail, drawn from the seed. */
  share: z.int().min(1).max(100).exactOptional(),
});

/** A fault planned for one operation: on every call, on one call, or on a share of calls. */
export type PlannedFault = Readonly<z.infer<typeof plannedFaultSchema>>;

export const operationIds = Object.keys(operations) as OperationId[];

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
    fired: z.int().nonnegative().exactOptional(),
    lastFiredAt: instantSchema.exactOptional(),
  }),
);
export type FaultPlanState = z.infer<typeof faultPlanSchema>;

export interface FaultStatus extends PlannedFault {
  readonly fired: number;
  /** By the bank's clock; null until the fault has fired. */
  readonly lastFiredAt: Instant | null;
}

export class FaultPlan {
  readonly #seed: number;
  #faults: FaultPlanState;
  #met: FaultPlanState[number] | undefined;

  constructor(seed: number, state: Readonly<FaultPlanState> = []) {
    this.#seed = seed;
    this.#faults = state.map((planned) => ({ ...planned }));
  }

  get all(): readonly FaultStatus[] {
    return this.#faults.map(({ fault, fired = 0, lastFiredAt = null }) => ({ ...fault, fired, lastFiredAt }));
  }

  state(): FaultPlanState {
    return this.#faults.map((planned) => ({ ...planned }));
  }

  add(fault: PlannedFault): void {
    this.#faults.push({ fault, calls: 0 });
  }

  clear(operationId?: OperationId): void {
    this.#faults =
      operationId === undefined ? [] : this.#faults.filter(({ fault }) => fault.operationId !== operationId);
  }

  /**
   * Counts one call of the operation and returns its fault, if any: the first plan that applies wins. `late` counts a
   * call once it is accepted, so a call that is asked for a code does not use up its number.
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

  noteFired(at: Instant): void {
    if (this.#met === undefined) return;
    this.#met.fired = (this.#met.fired ?? 0) + 1;
    this.#met.lastFiredAt = at;
  }

  /** Accepted: neither refused nor asked for a code. */
  countAccepted(operationId: OperationId): void {
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
