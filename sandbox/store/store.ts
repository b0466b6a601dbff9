import type { JournalStore } from '#sandbox/control/journal/journal.ts';
import type { Glance } from '#sandbox/control/sandbox.ts';

/** How a world's bank looked after its last call. */
export interface Seen extends Glance {
  /** By the wall clock, milliseconds since 1970. */
  readonly atMs: number;
}

/** A world as its store knows it. */
export interface KeptWorld {
  readonly id: number;
  readonly name: string;
  /** What its bank is opened with on the first call, in the link grammar. */
  readonly sandbox: string;
  /** By the wall clock, milliseconds since 1970. */
  readonly lastUsedMs: number;
  /** Whom it belongs to, in a tester's words. */
  readonly owner: string | null;
  /** Null until its bank has been opened. */
  readonly seen: Seen | null;
}

/** At once where the store is in this process, later where it is not. */
export type Soon<Result> = Result | Promise<Result>;

/** The worlds of a host, wherever they are kept. */
export interface Store {
  /** Least recently used first. */
  list(): Soon<KeptWorld[]>;
  add(name: string, sandbox: string, lastUsedMs: number, owner?: string | null): Soon<KeptWorld>;
  noteUse(id: number, lastUsedMs: number, seen: Seen | null): Soon<void>;
  rename(id: number, name: string): Soon<void>;
  copy(world: KeptWorld, name: string, lastUsedMs: number, owner: string | null): Soon<KeptWorld>;
  remove(id: number): Soon<void>;
  hasBegun(id: number): Soon<boolean>;
  journalOf(id: number, gaveUp: (reason: string) => void): JournalStore;
  /** Why nothing can be written now; undefined when it can. */
  problem(): Soon<string | undefined>;
  close(): Soon<void>;
}
