import { z } from 'zod';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { type Inbound, inboundSchema } from '#sandbox/http/pipeline/inbound.ts';
import type { ContractVerdict, WireAnswer } from '#sandbox/http/pipeline/outcome.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Instant } from '#src/kernel/instant.ts';
import { controlActSchema } from './control-act.ts';
import { worldStateSchema } from './world-state.ts';

const place = {
  /** Counts from 1 since the bank was opened. */
  n: z.int().positive(),
  /** The bank's moment at which it was asked. */
  at: instantSchema,
};

const requestInputSchema = z.object({
  ...place,
  kind: z.literal('request'),
  request: inboundSchema,
  /** Set where a bug kept the bank from answering and so from doing anything: playing it again must meet the bug again. */
  bug: z.literal(true).exactOptional(),
});
export type RequestInput = z.infer<typeof requestInputSchema>;

/** What was asked, and of what came of it no more than is needed to play it again. */
export const journalInputSchema = z.union([
  requestInputSchema,
  z.object({ ...place, kind: z.literal('control'), act: controlActSchema }),
]);
export type JournalInput = z.infer<typeof journalInputSchema>;

/** What was asked and what came of it, as panel and tests read it. */
export type JournalEntry = RequestEntry | ControlEntry;

/** The same without what answers said: of those there are many, and one may be a million characters. */
export type JournalHead = RequestHead | ControlEntry;

export interface RequestEntry extends RequestHead {
  /** What the bank answered, arrived or not; null where it never heard of the request. */
  readonly answer: KeptAnswer | null;
}

export interface KeptAnswer extends WireAnswer {
  /** Of answers long past, or of many long ones, the body goes to make room: it is empty then, whatever it was. */
  readonly bodyGone?: true;
}

export interface RequestHead {
  readonly n: number;
  readonly at: Instant;
  readonly kind: 'request';
  readonly request: Inbound;
  /** The persona whose customer was signed in with the session it came in; null where nobody was. */
  readonly customer: string | null;
  /** Null for what the contract does not have. */
  readonly operationId: string | null;
  readonly rule: string;
  /** 0 where the connection broke or no answer ever comes. */
  readonly status: number;
  readonly answer: Omit<WireAnswer, 'body'> | null;
  readonly contract: ContractVerdict;
  readonly breaches: readonly Breach[];
  /** The bank's own time for it, without planned delay. */
  readonly ms: number;
  /** When the bank does it, where it was taken on to be done late. */
  readonly doneAt?: Instant;
  /** Set on what was done late: the entry in which it was asked. Here stands what was decided when it was done. */
  readonly lateOf?: number;
}

export interface ControlEntry {
  readonly n: number;
  readonly at: Instant;
  readonly kind: 'control';
  readonly act: z.infer<typeof controlActSchema>;
  /** What happened on the way that should not have: a due job that could not be done. */
  readonly breaches: readonly Breach[];
}

export function headOf(entry: JournalEntry): JournalHead {
  if (entry.kind === 'control' || entry.answer === null) return entry;
  const { status, headers } = entry.answer;
  return { ...entry, answer: { status, headers } };
}

/** Entries kept for panel and tests; the journal keeps what a reload needs. */
export const entriesKept = 1000;

/** A longer answer is not stored: it would cost every call more than reading it again is worth. */
const longestBodyStored = 100_000;

/** The entry as stores keep it. */
export function toStore(entry: JournalEntry): JournalEntry {
  if (entry.kind === 'control' || (entry.answer?.body.length ?? 0) <= longestBodyStored) return entry;
  return withoutBody(entry);
}

/** An answer that had no body has none to lose. */
export function withoutBody(entry: JournalEntry): JournalEntry {
  if (entry.kind !== 'request' || entry.answer === null || entry.answer.body === '') return entry;
  return { ...entry, answer: { ...entry.answer, body: '', bodyGone: true } };
}

const headersSchema = z.record(z.string(), z.string());
const breachesSchema = z.array(z.object({ where: z.string(), rule: z.string(), message: z.string() }));

/** Entries as they come back from a store. */
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
    doneAt: instantSchema.exactOptional(),
    lateOf: z.int().exactOptional(),
  }),
  z.object({ ...place, kind: z.literal('control'), act: controlActSchema, breaches: breachesSchema }),
]);

/** The whole world at one moment; a reload begins from it and plays what was asked after. */
export const checkpointSchema = z.object({
  /** The build that wrote it. Another build may make the same requests come out differently. */
  build: z.string(),
  /** The last entry already in it. */
  n: z.int().nonnegative(),
  world: worldStateSchema,
});
export type Checkpoint = z.infer<typeof checkpointSchema>;

/** Where a bank's journal is kept between reloads. Hosts bring their own; calls come one at a time, in order. */
export interface JournalStore {
  /** The last checkpoint and everything after it, as they were stored; undefined where there is nothing. */
  load(): Promise<{ readonly checkpoint: unknown; readonly tail: readonly unknown[] } | undefined>;
  /** What was asked lately and what came of it, oldest first, as it was stored. */
  loadEntries(): Promise<readonly unknown[]>;
  /** Stores what was asked, and with it what came of it, of which only the latest need be kept. */
  append(input: JournalInput, entry: JournalEntry): Promise<void>;
  /** Stores what came of something that was asked before. */
  keepEntry(entry: JournalEntry): Promise<void>;
  /** Replaces the checkpoint; inputs up to its `n` are no longer needed. The world is exported when asked for. */
  checkpoint(make: () => Checkpoint): Promise<void>;
  clear(): Promise<void>;
}

/** Keeps nothing: each bank is opened afresh. */
export const noJournalStore: JournalStore = {
  load: async () => undefined,
  loadEntries: async () => [],
  append: async () => {},
  keepEntry: async () => {},
  checkpoint: async () => {},
  clear: async () => {},
};

/** Keeps the journal as text for as long as the process lives, exactly as a database would. */
export function createMemoryJournalStore(): JournalStore {
  let checkpoint: string | undefined;
  let tail: string[] = [];
  let entries: string[] = [];
  function keepEntry(entry: JournalEntry): void {
    entries.push(JSON.stringify(toStore(entry)));
    if (entries.length >= 2 * entriesKept) entries = entries.slice(-entriesKept);
  }
  return {
    async load() {
      if (checkpoint === undefined) return undefined;
      return { checkpoint: JSON.parse(checkpoint), tail: tail.map((input) => JSON.parse(input)) };
    },
    loadEntries: async () => entries.map((entry) => JSON.parse(entry)),
    async append(input, entry) {
      tail.push(JSON.stringify(input));
      keepEntry(entry);
    },
    keepEntry: async (entry) => keepEntry(entry),
    async checkpoint(make) {
      checkpoint = JSON.stringify(make());
      tail = [];
    },
    async clear() {
      checkpoint = undefined;
      tail = [];
      entries = [];
    },
  };
}
