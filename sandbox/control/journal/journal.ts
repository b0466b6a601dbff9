import { z } from 'zod';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { type Inbound, inboundSchema } from '#sandbox/http/pipeline/inbound.ts';
import type { ContractVerdict, WireAnswer } from '#sandbox/http/pipeline/outcome.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Instant } from '#src/kernel/instant.ts';
import { type ControlAct, controlActSchema } from './control-act.ts';
import { worldStateSchema } from './world-state.ts';

const place = {
  n: z.int().positive(),
  /** By the bank's clock. */
  at: instantSchema,
};

const requestInputSchema = z.object({
  ...place,
  kind: z.literal('request'),
  request: inboundSchema,
  /** Set when a bug kept the bank from doing anything: a replay must meet the bug again. */
  bug: z.literal(true).exactOptional(),
});
export type RequestInput = z.infer<typeof requestInputSchema>;

/** An input with only as much of its outcome as a replay needs. */
export const journalInputSchema = z.union([
  requestInputSchema,
  z.object({ ...place, kind: z.literal('control'), act: controlActSchema }),
]);
export type JournalInput = z.infer<typeof journalInputSchema>;

/** What fell due was done, though no call came: stored only where other processes must know. */
const dueInputSchema = z.object({ kind: z.literal('due'), at: instantSchema });
export const storedInputSchema = z.union([journalInputSchema, dueInputSchema]);
export type StoredInput = z.infer<typeof storedInputSchema>;

export type JournalEntry = RequestEntry | ControlEntry;

/** The same without the answer body, which may be a million characters. */
export type JournalHead = RequestHead | ControlEntry;

export interface RequestEntry extends RequestHead {
  /** The bank's answer, delivered or not; null when the request never reached the bank. */
  readonly answer: KeptAnswer | null;
}

export interface KeptAnswer extends WireAnswer {
  /** The body was dropped to save room: the answer is old, or one of many long ones. */
  readonly bodyGone?: true;
}

export interface RequestHead {
  readonly n: number;
  readonly at: Instant;
  readonly kind: 'request';
  readonly request: Inbound;
  readonly customer: string | null;
  /** Null for a call outside the contract. */
  readonly operationId: string | null;
  readonly rule: string;
  /** 0 when the connection broke or no answer ever comes. */
  readonly status: number;
  readonly answer: Omit<WireAnswer, 'body'> | null;
  readonly contract: ContractVerdict;
  readonly breaches: readonly Breach[];
  readonly ms: number;
  /** How long a planned delay held back the answer. */
  readonly heldBackMs?: number;
  /** The stub that answered in the bank's place, by its number. */
  readonly stub?: number;
  /** When the bank carries out a request accepted late. */
  readonly doneAt?: Instant;
  /** Set on the outcome of a late request: the entry that holds the request. */
  readonly lateOf?: number;
}

export interface ControlEntry {
  readonly n: number;
  readonly at: Instant;
  readonly kind: 'control';
  readonly act: ControlAct;
  readonly breaches: readonly Breach[];
}

export function headOf(entry: JournalEntry): JournalHead {
  if (entry.kind === 'control' || entry.answer === null) return entry;
  const { status, headers } = entry.answer;
  return { ...entry, answer: { status, headers } };
}

/** For the panel and tests; the journal keeps what a reload needs. */
export const entriesKept = 1000;

/** Storing longer answers would slow every call. */
const longestBodyStored = 100_000;

export function toStore(entry: JournalEntry): JournalEntry {
  if (entry.kind === 'control' || (entry.answer?.body.length ?? 0) <= longestBodyStored) return entry;
  return withoutBody(entry);
}

export function withoutBody(entry: JournalEntry): JournalEntry {
  if (entry.kind !== 'request' || entry.answer === null || entry.answer.body === '') return entry;
  return { ...entry, answer: { ...entry.answer, body: '', bodyGone: true } };
}

const headersSchema = z.record(z.string(), z.string());
const breachesSchema = z.array(z.object({ where: z.string(), rule: z.string(), message: z.string() }));

export const journalEntrySchema: z.ZodType<JournalEntry> = z.union([
  z.object({
    ...place,
    kind: z.literal('request'),
    request: inboundSchema,
    customer: z.string().nullable(),
    operationId: z.string().nullable(),
    rule: z.string(),
    status: z.int(),
    answer: z
      .object({
        status: z.int(),
        headers: headersSchema,
        body: z.string(),
        bodyGone: z.literal(true).exactOptional(),
      })
      .nullable(),
    contract: z.enum(['kept', 'request-breach', 'answer-breach', 'planned-fault']),
    breaches: breachesSchema,
    ms: z.number(),
    heldBackMs: z.number().exactOptional(),
    stub: z.int().positive().exactOptional(),
    doneAt: instantSchema.exactOptional(),
    lateOf: z.int().exactOptional(),
  }),
  z.object({ ...place, kind: z.literal('control'), act: controlActSchema, breaches: breachesSchema }),
]);

/** The whole world at one moment. A reload starts from it and replays the entries after it. */
export const checkpointSchema = z.object({
  /** Another build may decide the same requests differently. */
  build: z.string(),
  n: z.int().nonnegative(),
  world: worldStateSchema,
  /** The hash of its bank's state, where a process of another build may go on from it. */
  stateHash: z.string().exactOptional(),
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

export interface StoredJournal {
  readonly checkpoint: unknown;
  readonly tail: readonly unknown[];
}

/** Where a bank's journal is kept between reloads. Calls come one at a time, in order. */
export interface JournalStore {
  /** The last checkpoint and the inputs after it, as stored; undefined when there is nothing. */
  load(): Promise<StoredJournal | undefined>;
  /** Recent entries as stored, oldest first. */
  loadEntries(): Promise<readonly unknown[]>;
  /** Stores an input and its entry. Only the latest entries need be kept. */
  append(input: JournalInput, entry: JournalEntry): Promise<void>;
  keepEntry(entry: JournalEntry): Promise<void>;
  /** Replaces the checkpoint; inputs up to its `n` are no longer needed. */
  checkpoint(make: () => Checkpoint): Promise<void>;
  /** Forgets everything and starts from this checkpoint, all at once. */
  restart(make: () => Checkpoint, entries: readonly JournalEntry[]): Promise<void>;
  /** After a failed write: the bank goes on without the store, and what is stored is no longer its state. */
  giveUp(): Promise<void>;
  /** Only a store that other processes write as well has one. */
  readonly shared?: SharedJournal;
}

/** Another process has stored the next place in the journal: what was decided here is to be thrown away. */
export class Overtaken extends Error {}

/** One order for all processes. The writes of the store throw `Overtaken` instead of contradicting it. */
export interface SharedJournal {
  /** Whether a place is known that this bank has not played. */
  isBehind(): boolean;
  /** The places after the last that was played or written, in order; undefined where the bank must be opened again. */
  missed(): Promise<readonly MissedPlace[] | undefined>;
  /** The checkpoint and what this bank played after it, as before its last decision; undefined where that is gone. */
  before(): Promise<StoredJournal | undefined>;
  /** Takes a place for what fell due. */
  appendDue(at: Instant): Promise<void>;
}

export interface MissedPlace {
  readonly input: unknown;
  readonly entry: unknown;
}

export const noJournalStore: JournalStore = {
  load: async () => undefined,
  loadEntries: async () => [],
  append: async () => {},
  keepEntry: async () => {},
  checkpoint: async () => {},
  restart: async () => {},
  giveUp: async () => {},
};
