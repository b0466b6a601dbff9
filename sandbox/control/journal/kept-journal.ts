import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { lateEntryOf } from './entries.ts';
import {
  type Checkpoint,
  type ControlEntry,
  headOf,
  type JournalEntry,
  type JournalHead,
  type JournalInput,
  type JournalStore,
  noJournalStore,
  Overtaken,
  type RequestEntry,
} from './journal.ts';
import { KeptEntries } from './kept-entries.ts';
import { SeenSessions } from './seen-sessions.ts';
import { exportWorld, type World } from './world-state.ts';

/** A reload replays at most this many entries. */
export const entriesBetweenCheckpoints = 200;

interface KeptJournalOptions {
  readonly store: JournalStore;
  readonly build: string;
  world(): World;
  /** Hears of every entry once it is stored. */
  onEntry(head: JournalHead): void;
  /** Hears why the bank could not be stored. */
  onUnstored(notice: string): void;
}

/** What became of a bank so far: stored for a reload, kept for reading, and reported as it happens. */
export class KeptJournal {
  readonly #options: KeptJournalOptions;
  #store: JournalStore;
  #kept: KeptEntries;
  #sessions = new SeenSessions();
  #nextCheckpoint: number;

  /** @param entries of a bank that was reopened from the store. */
  constructor(options: KeptJournalOptions, entries: readonly JournalEntry[], n: number) {
    this.#options = options;
    this.#store = options.store;
    this.#kept = new KeptEntries(entries);
    this.#nextCheckpoint = checkpointAfter(n);
  }

  get entries(): readonly JournalEntry[] {
    return this.#kept.all;
  }

  /** Notes the customer of a call. */
  see(...call: Parameters<SeenSessions['see']>): SessionRecord | undefined {
    return this.#sessions.see(...call);
  }

  sessionSeen(id: string): SessionRecord | undefined {
    return this.#sessions.find(id);
  }

  /** Replaces everything by another bank. A store that failed for the one before gets another chance. */
  async begin(entries: readonly JournalEntry[] = []): Promise<void> {
    this.#fill(entries);
    this.#store = this.#options.store;
    await this.#keep(() => this.#store.restart(() => this.checkpoint(), this.#kept.all));
  }

  /** Stores the input before anybody learns the outcome. */
  async remember(entry: RequestEntry | ControlEntry, input: JournalInput): Promise<void> {
    await this.#keep(async () => {
      await this.#store.append(input, entry);
      const { n } = this.#options.world();
      if (n >= this.#nextCheckpoint) {
        await this.#store.checkpoint(() => this.checkpoint());
        this.#nextCheckpoint = checkpointAfter(n);
      }
    });
    this.reportLate(entry.n);
    this.#publish(entry);
    this.reportLate();
  }

  /** Notes what another process stored, after the world has played it. */
  heard(entry: JournalEntry | undefined): void {
    if (entry !== undefined) {
      this.reportLate(entry.n);
      if (entry.kind === 'request') this.#sessions.see(this.#options.world().bank, entry.request);
      this.#publish(entry);
    }
    this.reportLate();
    this.#nextCheckpoint = Math.max(this.#nextCheckpoint, checkpointAfter(this.#options.world().n));
  }

  /** Goes on from a bank that was read from the store again, which holds it already. */
  takeUp(entries: readonly JournalEntry[]): void {
    this.#fill(entries);
  }

  /** Reports what became of late requests, up to entry `before`. */
  reportLate(before = Number.POSITIVE_INFINITY): void {
    const { doneLate, bank } = this.#options.world();
    for (let [next] = doneLate; next !== undefined && next.n < before; [next] = doneLate) {
      doneLate.shift();
      const entry = lateEntryOf(next, this.#sessions.see(bank, next.inbound)?.userId ?? null);
      this.#publish(entry);
      void this.#keep(() => this.#store.keepEntry(entry));
    }
  }

  checkpoint(): Checkpoint {
    const { build, store } = this.#options;
    const world = this.#options.world();
    const hash = store.shared === undefined ? {} : { stateHash: world.bank.stateHash() };
    return { build, n: world.n, world: exportWorld(world), ...hash };
  }

  #fill(entries: readonly JournalEntry[]): void {
    const world = this.#options.world();
    this.#kept = new KeptEntries(entries);
    this.#sessions = new SeenSessions();
    for (const entry of entries) if (entry.kind === 'request') this.#sessions.see(world.bank, entry.request);
    this.#nextCheckpoint = checkpointAfter(world.n);
  }

  #publish(entry: RequestEntry | ControlEntry): void {
    this.#kept.add(entry);
    this.#options.onEntry(headOf(entry));
  }

  /** A journal that cannot be stored does not stop the bank, but testers must know. */
  async #keep(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (failure) {
      if (failure instanceof Overtaken) throw failure;
      this.#store = noJournalStore;
      // The stored part belongs to a past that this bank has left.
      const cleared = await this.#options.store.giveUp().then(
        () => true,
        () => false,
      );
      const next = cleared ? 'starts a fresh bank' : 'may bring back an earlier state of it, or an earlier bank';
      this.#options.onUnstored(
        `This browser could not store the bank (${reasonOf(failure)}): the next reload ${next}.`,
      );
    }
  }
}

function checkpointAfter(n: number): number {
  return (Math.floor(n / entriesBetweenCheckpoints) + 1) * entriesBetweenCheckpoints;
}
