import { randomUUID } from 'node:crypto';
import { NameTaken, OutOfReach, StoreRefusal } from '#sandbox/store/refusals.ts';
import type { KeptWorld, Seen, Store } from '#sandbox/store/store.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { codeOf, Database, type DatabaseFigures, type PoolFigures } from './database.ts';
import { migrate } from './migrations.ts';
import { type JournalFigures, sharedJournal, type WorldJournal } from './shared-journal.ts';
import { added, columns, forgetFormer, type Row, worldIn } from './world-rows.ts';

export interface FoundWorld extends KeptWorld {
  /** The newest place of its journal: every call that was answered has one up to it. */
  readonly newest: number;
}

export interface NamedWorld extends KeptWorld {
  readonly formerNames: readonly string[];
}

export interface PostgresFigures extends JournalFigures, DatabaseFigures {}

const mostFormerNames = 20;

/** The worlds of many hosts, in one PostgreSQL database. */
export class PostgresStore implements Store {
  readonly #database: Database;
  readonly #journals: JournalFigures = { commits: 0, collisions: 0, catchUps: 0 };

  private constructor(database: Database) {
    this.#database = database;
  }

  /** @throws StoreRefusal when the database cannot be used. */
  static async open(url: string, options: ConstructorParameters<typeof Database>[1] = {}): Promise<PostgresStore> {
    const database = new Database(url, options);
    try {
      await database.ask(migrate);
      await database.prepareUnlessPooled();
      return new PostgresStore(database);
    } catch (failure) {
      await database.close();
      throw failure instanceof StoreRefusal ? failure : refusalFor(failure);
    }
  }

  get figures(): PostgresFigures {
    return { ...this.#journals, ...this.#database.figures };
  }

  get pool(): PoolFigures {
    return this.#database.pool;
  }

  async list(): Promise<NamedWorld[]> {
    const rows = await this.#database.ask(
      (sql) => sql<(Row & { formerNames: string[] })[]>`
        SELECT ${columns(sql)}, array_to_json(former_names) AS "formerNames" FROM paddock.worlds ORDER BY last_used_ms, id`,
    );
    return rows.map((row) => ({ ...worldIn(row), formerNames: row.formerNames }));
  }

  /** With one question to the database, asked once for every call. */
  async find(name: string): Promise<FoundWorld | undefined> {
    const [row] = await this.#database.ask(
      (sql) => sql<(Row & { newest: number })[]>`
        SELECT ${columns(sql)}, coalesce((SELECT max(place) FROM paddock.journal WHERE world = id), 0) AS newest
        FROM paddock.worlds WHERE name = ${name}`,
    );
    return row && { ...worldIn(row), newest: row.newest };
  }

  /** The newest place of each of those worlds that is still there. */
  async newestOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#database.ask(
      (sql) => sql<{ id: number; newest: number }[]>`
        SELECT id, coalesce((SELECT max(place) FROM paddock.journal WHERE world = id), 0) AS newest
        FROM paddock.worlds WHERE id IN ${sql(ids)}`,
    );
    return new Map(rows.map(({ id, newest }) => [id, newest]));
  }

  /** The name by now of a world that may have been renamed. */
  async nameNow(name: string): Promise<string> {
    const [row] = await this.#database.ask(
      (sql) => sql<{ name: string }[]>`
        SELECT name FROM paddock.worlds WHERE name = ${name} OR former_names @> ARRAY[${name}::text]
        ORDER BY name = ${name} DESC LIMIT 1`,
    );
    return row?.name ?? name;
  }

  /** How many there are besides one of that name. */
  async count(besides: string): Promise<number> {
    const [row] = await this.#database.ask(
      (sql) => sql<{ count: number }[]>`SELECT count(*)::int FROM paddock.worlds WHERE name <> ${besides}`,
    );
    return row?.count ?? 0;
  }

  /** @throws NameTaken */
  async add(name: string, sandbox: string, lastUsedMs: number, owner: string | null = null): Promise<KeptWorld> {
    const made = randomUUID();
    return this.#database.ask((sql) =>
      sql.begin((within) => added(within, { made, name, sandbox, lastUsedMs, owner })),
    );
  }

  async noteUse(id: number, lastUsedMs: number, seen: Seen | null): Promise<void> {
    // Another process may have used it later.
    await this.#database.ask(
      (sql) => sql`
        UPDATE paddock.worlds SET last_used_ms = ${lastUsedMs}, seen = coalesce(${seen && JSON.stringify(seen)}, seen)
        WHERE id = ${id} AND last_used_ms <= ${lastUsedMs}`,
    );
  }

  /** @throws NameTaken */
  async rename(id: number, name: string): Promise<void> {
    await this.#database.ask((sql) =>
      sql.begin(async (within) => {
        await within`
          UPDATE paddock.worlds
          SET name = ${name}, former_names = (array_append(array_remove(former_names, ${name}), name))[
            greatest(1, cardinality(former_names) + 2 - ${mostFormerNames}::int):]
          WHERE id = ${id} AND name <> ${name}`.catch(whyNot);
        await forgetFormer(within, name);
      }),
    );
  }

  /** @throws NameTaken */
  async copy(
    { id, sandbox, seen }: KeptWorld,
    name: string,
    lastUsedMs: number,
    owner: string | null,
  ): Promise<KeptWorld> {
    const made = randomUUID();
    return this.#database.ask((sql) =>
      // What others store meanwhile belongs to the original alone.
      sql.begin('ISOLATION LEVEL REPEATABLE READ', async (within) => {
        const copied = await added(within, { made, name, sandbox, lastUsedMs, owner });
        const { count } = await within`
          INSERT INTO paddock.checkpoints SELECT ${copied.id}, place, body FROM paddock.checkpoints WHERE world = ${id}
          ON CONFLICT DO NOTHING`;
        if (count > 0) {
          await within`
            INSERT INTO paddock.journal SELECT ${copied.id}, place, call, n, input FROM paddock.journal WHERE world = ${id}`;
          await within`INSERT INTO paddock.entries SELECT ${copied.id}, n, entry FROM paddock.entries WHERE world = ${id}`;
          await within`
            UPDATE paddock.worlds SET seen = ${seen && JSON.stringify(seen)},
              began = (SELECT began FROM paddock.worlds WHERE id = ${id}) WHERE id = ${copied.id}`;
        }
        return { ...copied, seen };
      }),
    );
  }

  async remove(id: number): Promise<void> {
    await this.#database.ask((sql) => sql`DELETE FROM paddock.worlds WHERE id = ${id}`);
  }

  /** Drops worlds that nobody used since. */
  async removeUnused(sinceMs: number, besides: string): Promise<void> {
    await this.#database.ask(
      (sql) => sql`DELETE FROM paddock.worlds WHERE last_used_ms < ${sinceMs} AND name <> ${besides}`,
    );
  }

  async hasBegun(id: number): Promise<boolean> {
    const rows = await this.#database.ask((sql) => sql`SELECT 1 FROM paddock.checkpoints WHERE world = ${id}`);
    return rows.length > 0;
  }

  journalOf(id: number, gaveUp: (reason: string) => void): WorldJournal {
    return sharedJournal(id, {
      database: this.#database,
      figures: this.#journals,
      gaveUp: (failure) => gaveUp(whyUnstored(failure)),
    });
  }

  async problem(): Promise<string | undefined> {
    try {
      const [row] = await this.#database.ask(
        (sql) => sql<{ only: boolean }[]>`
          SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS only`,
      );
      return row?.only ? 'PostgreSQL takes no writes here: this is a standby, or it is set to read only.' : undefined;
    } catch (failure) {
      return whyUnstored(failure);
    }
  }

  async size(): Promise<number> {
    const [row] = await this.#database.ask(
      (sql) => sql<{ bytes: string }[]>`
        SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) AS bytes FROM pg_class c
        WHERE c.relnamespace = 'paddock'::regnamespace AND c.relkind = 'r'`,
    );
    return Number(row?.bytes ?? 0);
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

function whyNot(failure: unknown): never {
  throw codeOf(failure) === '23505' ? new NameTaken() : failure;
}

function whyUnstored(failure: unknown): string {
  if (codeOf(failure) === '23503') return 'the world was discarded';
  if (codeOf(failure) === '53100') return 'the disk of PostgreSQL is full; make room for it there';
  return reasonOf(failure);
}

function refusalFor(failure: unknown): StoreRefusal {
  const reason = whyUnstored(failure);
  if (failure instanceof OutOfReach) {
    return new StoreRefusal(
      `${reason}. Check the address after --store, and that the server runs and lets this machine in.`,
    );
  }
  return new StoreRefusal(
    `PostgreSQL does not let the bank in (${reason}). Check user, password and database after --store: the user must own the ` +
      'database, or the schema “paddock” in it.',
  );
}
