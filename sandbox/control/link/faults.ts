import { z } from 'zod';
import { sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';
import {
  type FaultKind,
  faultChoices,
  faultKinds,
  latenessOf,
  mostLateSeconds,
} from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { isRefusalCode, noRefusalCode, refusalCodes } from './refusal-codes.ts';
import { isWholeNumber } from './whole-number.ts';

/** What a call may have to be about for its fault to apply: all of it must be so. */
export const matchFields = ['amount', 'payee', 'account', 'reference'] as const;
export type MatchField = (typeof matchFields)[number];

/** Text without the characters that divide a link. */
const matchText = z.string().regex(/^[^~;,@]{1,80}$/);

const matchSchema = z
  .strictObject({
    amount: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/)
      .exactOptional(),
    payee: matchText.exactOptional(),
    account: matchText.exactOptional(),
    reference: matchText.exactOptional(),
  })
  .readonly();
export type FaultMatch = z.infer<typeof matchSchema>;

/** Delays every answer of one operation, on top of the latency; nothing else goes wrong. */
export type DelayKind = `delay=${number}`;
export type PlannedKind = FaultKind | DelayKind;

export const plannedFaultSchema = z.object({
  operationId: z.string().refine(isOperationId),
  kind: z.string().refine(isPlannedKind),
  /** Only this call fails, counted from 1 since the fault was planned. */
  only: z.int().positive().exactOptional(),
  /** Per cent of calls that fail, drawn from the seed. */
  share: z.int().min(1).max(100).exactOptional(),
  /** Other calls are neither counted nor affected. */
  match: matchSchema.exactOptional(),
});

/** A fault planned for one operation: on every call, on one call, or on a share of calls. */
export type PlannedFault = Readonly<z.infer<typeof plannedFaultSchema>>;

export const operationIds = Object.keys(operations) as OperationId[];

export const allowedKinds: readonly string[] = faultChoices.map(({ allowed }) => allowed);

const mostDelayMs = 600_000;

export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}

export function isPlannedKind(text: string): text is PlannedKind {
  return (
    (faultKinds as readonly string[]).includes(text) ||
    isRefusalCode(codeIn(text) ?? '') ||
    latenessOf(text) !== undefined ||
    delayIn(text) !== undefined
  );
}

/** The milliseconds of `delay=2500`. */
export function delayIn(text: string): number | undefined {
  const ms = /^delay=(\d+)$/.exec(text)?.[1] ?? '';
  return isWholeNumber(ms, mostDelayMs) && Number(ms) > 0 ? Number(ms) : undefined;
}

function codeIn(text: string): string | undefined {
  return /^code=(.+)$/.exec(text)?.[1];
}

export function noFaultKind(text: string): { readonly reason: string; readonly allowed: readonly string[] } {
  if (/^late\b/.test(text)) {
    const reason = `"${text}" is no delay: the bank can be 1 to ${mostLateSeconds} whole seconds late.`;
    return { reason, allowed: ['late=1', `late=${mostLateSeconds}`] };
  }
  if (/^delay\b/.test(text)) {
    const reason = `"${text}" is no delay: an answer can be held back for 1 to ${mostDelayMs} milliseconds.`;
    return { reason, allowed: ['delay=1', `delay=${mostDelayMs}`] };
  }
  const code = codeIn(text);
  if (code !== undefined) return { reason: noRefusalCode(code), allowed: refusalCodes };
  return { reason: `There is no kind of failure "${text}".`, allowed: allowedKinds };
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
  /** Calls counted since it was planned: those that match, where it has a match. */
  readonly calls: number;
  readonly fired: number;
  /** Nothing more will come of it: its one call has been made. */
  readonly used: boolean;
  /** By the bank's clock; null until the fault has fired. */
  readonly lastFiredAt: Instant | null;
}

/** Whether the call in hand is what the fault is about. */
type Meets = (match: FaultMatch) => boolean;

export class FaultPlan {
  readonly #seed: number;
  #faults: FaultPlanState;
  #counted: FaultPlanState = [];
  #met: FaultPlanState[number] | undefined;
  #delays: FaultPlanState = [];

  constructor(seed: number, state: Readonly<FaultPlanState> = []) {
    this.#seed = seed;
    this.#faults = state.map((planned) => ({ ...planned }));
  }

  get all(): readonly FaultStatus[] {
    return this.#faults.map(({ fault, calls, fired = 0, lastFiredAt = null }) => {
      const used = fault.only !== undefined && calls >= fault.only;
      return { ...fault, calls, fired, used, lastFiredAt };
    });
  }

  /** How long the answer to the last call is held back. */
  get delayMs(): number {
    return this.#delays.reduce((sum, { fault }) => sum + (delayIn(fault.kind) ?? 0), 0);
  }

  state(): FaultPlanState {
    return this.#faults.map((planned) => ({ ...planned }));
  }

  add(fault: PlannedFault): void {
    this.#faults.push({ fault, calls: 0 });
  }

  clear(keeps: (fault: PlannedFault) => boolean = () => false): void {
    this.#faults = this.#faults.filter(({ fault }) => keeps(fault));
  }

  /** Before each call, because not every call reaches an operation. */
  beginCall(): void {
    this.#counted = [];
    this.#met = undefined;
    this.#delays = [];
  }

  /**
   * Counts one call of the operation and returns its fault, if any: the first plan that applies wins, and delays add
   * up beside it. `late` counts a call once it is accepted, so a call that is asked for a code does not use up its
   * number.
   */
  next(operationId: OperationId, meets: Meets): FaultKind | undefined {
    this.beginCall();
    this.#counted = this.#faults.filter(
      ({ fault }) => fault.operationId === operationId && (fault.match === undefined || meets(fault.match)),
    );
    for (const planned of this.#counted) {
      const call = planned.calls + 1;
      if (latenessOf(planned.fault.kind) === undefined) planned.calls = call;
      if (!this.#applies(planned.fault, call)) continue;
      if (delayIn(planned.fault.kind) !== undefined) this.#delays.push(planned);
      else this.#met ??= planned;
    }
    return this.#met?.fault.kind as FaultKind | undefined;
  }

  /** @param met whether the fault that `next` returned came to bear. */
  endCall(at: Instant, met: boolean): void {
    for (const planned of [...(met && this.#met !== undefined ? [this.#met] : []), ...this.#delays]) {
      planned.fired = (planned.fired ?? 0) + 1;
      planned.lastFiredAt = at;
    }
  }

  /** Accepted: neither refused nor asked for a code. */
  countAccepted(): void {
    for (const planned of this.#counted) if (latenessOf(planned.fault.kind) !== undefined) planned.calls += 1;
  }

  #applies({ only, share, operationId, kind }: PlannedFault, call: number): boolean {
    if (only !== undefined) return call === only;
    if (share === undefined) return true;
    const drawn = Number.parseInt(sha256Hex(`${this.#seed}|${operationId}@${kind}|${call}`).slice(0, 8), 16);
    return drawn % 100 < share;
  }
}
