import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { JournalStore } from '#sandbox/control/journal/journal.ts';
import type { Parked } from '#sandbox/control/sandbox.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { ClassRows } from './class-rows.ts';
import type { KeptWorld, Seen, Store } from './store.ts';
import { openTables, worldTables } from './tables.ts';
import { pack, worldJournal } from './world-journal.ts';

/** A call with a long answer. */
const pagesForCall = 64;

/** The worlds of one host, in one SQLite file or, without a file, in memory. */
export class WorldStore implements Store {
  readonly #database: DatabaseSync;
  readonly #isFile: boolean;
  /** The classes of the host, and who is in them. */
  readonly classes: ClassRows;
  readonly #statements = new Map<string, StatementSync>();

  /**
   * @param path of the file; without one, worlds are kept until the process ends and only while they are put away.
   * @throws StoreRefusal when the file cannot be used.
   */
  constructor(path: string | undefined, build: string) {
    this.#isFile = path !== undefined;
    this.#database = openTables(path ?? ':memory:', build);
    this.classes = new ClassRows({
      prepared: (query) => this.#prepared(query),
      execute: (statement) => this.#database.exec(statement),
    });
  }

  /** Least recently used first. */
  list(): KeptWorld[] {
    const columns = 'id, name, sandbox, last_used_ms, owner, seen';
    const rows = this.#prepared(`SELECT ${columns} FROM worlds ORDER BY last_used_ms, id`).all();
    return rows.map((row) => ({
      id: Number(row.id),
      name: String(row.name),
      sandbox: String(row.sandbox),
      lastUsedMs: Number(row.last_used_ms),
      owner: row.owner === null ? null : String(row.owner),
      seen: row.seen === null ? null : (JSON.parse(String(row.seen)) as Seen),
    }));
  }

  add(name: string, sandbox: string, lastUsedMs: number, owner: string | null = null): KeptWorld {
    const insert = this.#prepared('INSERT INTO worlds (name, sandbox, last_used_ms, owner) VALUES (?, ?, ?, ?)');
    const { lastInsertRowid } = insert.run(name, sandbox, lastUsedMs, owner);
    return { id: Number(lastInsertRowid), name, sandbox, lastUsedMs, owner, seen: null };
  }

  noteUse(id: number, lastUsedMs: number, seen: Seen | null): void {
    const update = this.#prepared('UPDATE worlds SET last_used_ms = ?, seen = ? WHERE id = ?');
    update.run(lastUsedMs, seen && JSON.stringify(seen), id);
  }

  /** Its open bank goes on writing under the new name. */
  rename(id: number, name: string): void {
    this.#prepared('UPDATE worlds SET name = ? WHERE id = ?').run(name, id);
  }

  /** A second world in the same state, with the same sessions. */
  copy({ id, sandbox, seen }: KeptWorld, name: string, lastUsedMs: number, owner: string | null): KeptWorld {
    return this.#atOnce(() => {
      const copied = { ...this.add(name, sandbox, lastUsedMs, owner), seen };
      this.noteUse(copied.id, lastUsedMs, seen);
      this.#prepared('INSERT INTO checkpoints SELECT ?, n, body FROM checkpoints WHERE world = ?').run(copied.id, id);
      this.#prepared('INSERT INTO journal SELECT ?, n, input FROM journal WHERE world = ?').run(copied.id, id);
      this.#prepared('INSERT INTO entries SELECT ?, n, entry FROM entries WHERE world = ?').run(copied.id, id);
      return copied;
    });
  }

  /** With everything in it. A bank still open writes nothing more. */
  remove(id: number): void {
    this.#prepared('DELETE FROM worlds WHERE id = ?').run(id);
  }

  /** Whether its bank has been opened before. */
  hasBegun(id: number): boolean {
    return this.#prepared('SELECT 1 FROM checkpoints WHERE world = ?').get(id) !== undefined;
  }

  /**
   * Where the open bank of a world writes. Each call that may fail rejects, and then nothing of it is stored.
   * @param gaveUp called when a write failed: the bank's state is ahead of what is stored.
   */
  journalOf(id: number, gaveUp: (reason: string) => void): JournalStore {
    const run = { prepared: (query: string) => this.#prepared(query), atOnce: this.#atOnce, gaveUp };
    return worldJournal(id, run, this.#isFile ? 'every-call' : 'when-put-away');
  }

  /** Keeps all of a bank that is about to close. */
  putAway(id: number, { checkpoint, entries }: Parked): void {
    this.#atOnce(() => {
      for (const table of worldTables) this.#prepared(`DELETE FROM ${table} WHERE world = ?`).run(id);
      this.#prepared('INSERT INTO checkpoints VALUES (?, ?, ?)').run(id, checkpoint.n, pack(checkpoint));
      const keep = this.#prepared('INSERT INTO entries VALUES (?, ?, ?)');
      for (const entry of entries) keep.run(id, entry.n, JSON.stringify(entry));
    });
  }

  /** Why nothing can be written now; undefined when it can. */
  problem(): string | undefined {
    const [most, used, free] = ['max_page_count', 'page_count', 'freelist_count'].map((name) => this.#pragma(name));
    if (Number(most) - Number(used) + Number(free) < pagesForCall) {
      return 'The store is full. Discard some worlds, or give it more room (--store-mb).';
    }
    try {
      this.#atOnce(() => this.#prepared("INSERT OR REPLACE INTO about VALUES ('ready', '')").run());
      return undefined;
    } catch (failure) {
      return `The store cannot be written (${reasonOf(failure)}).`;
    }
  }

  /** Bytes of the whole store. */
  get bytes(): number {
    return this.#pragma('page_count') * this.#pragma('page_size');
  }

  /** A store of so many bytes refuses writes. */
  limitTo(bytes: number): void {
    this.#database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(bytes / this.#pragma('page_size')))}`);
  }

  /** Writes the whole store to a new file, as of now. Calls wait meanwhile, about a second for each hundred megabytes. */
  backUpTo(path: string): void {
    this.#database.prepare('VACUUM INTO ?').run(path);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #pragma(name: string): number {
    return Number(this.#prepared(`PRAGMA ${name}`).get()?.[name]);
  }

  #prepared(query: string): StatementSync {
    const known = this.#statements.get(query);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(query);
    this.#statements.set(query, statement);
    return statement;
  }

  readonly #atOnce = <Result>(writes: () => Result): Result => {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = writes();
      this.#database.exec('COMMIT');
      return result;
    } catch (failure) {
      // A full disk ends the transaction by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw failure;
    }
  };
}
