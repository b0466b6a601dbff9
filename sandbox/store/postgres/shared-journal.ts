import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import {
  type Checkpoint,
  entriesKept,
  type JournalEntry,
  type JournalInput,
  type JournalStore,
  type MissedPlace,
  Overtaken,
  type SharedJournal,
  type StoredInput,
  type StoredJournal,
  toStore,
} from '#sandbox/control/journal/journal.ts';
import { pack } from '#sandbox/store/world-journal.ts';
import type { Database } from './database.ts';

export interface WorldJournal extends JournalStore {
  readonly shared: SharedJournal;
  /** Hears of the newest place that is stored, before a call takes its turn. */
  noteNewest(place: number): void;
}

/** What happened between processes, for the metrics. */
export interface JournalFigures {
  commits: number;
  collisions: number;
  catchUps: number;
}

export interface JournalParts {
  readonly database: Database;
  readonly figures: JournalFigures;
  /** The bank's state may be ahead of what is stored, or behind it. */
  gaveUp(failure: unknown): void;
}

/** More missed places than a checkpoint lies apart are quicker read from it. */
const mostMissed = 400;

type Ask = <Result>(run: (sql: Sql) => Promise<Result>) => Promise<Result>;

/** Asks the database. The bank gives up its state when that failed, unless another process was only quicker. */
function asking(database: Database, gaveUp: JournalParts['gaveUp']): Ask {
  return async (run) => {
    try {
      return await database.ask(run);
    } catch (failure) {
      if (!(failure instanceof Overtaken)) gaveUp(failure);
      throw failure;
    }
  };
}

/** The journal of one world, which other processes write as well. */
export function sharedJournal(world: number, { database, figures, gaveUp }: JournalParts): WorldJournal {
  /** The last place that the bank here has played. */
  let place = 0;
  let newest = 0;

  const ask = asking(database, gaveUp);

  /** @throws Overtaken unless this call has the place, now or since an earlier try whose answer was lost. */
  async function claimed(sql: Sql | TransactionSql, call: string, stored: number): Promise<void> {
    if (stored > 0) return;
    const [row] = await sql<{ call: string }[]>`
      SELECT call FROM paddock.journal WHERE world = ${world} AND place = ${place + 1}`;
    if (row?.call === call) return;
    figures.collisions += 1;
    newest = Math.max(newest, place + 1);
    throw new Overtaken();
  }

  async function append(input: StoredInput, entry: JournalEntry | undefined): Promise<void> {
    const call = randomUUID();
    await ask(async (sql) => {
      await claimed(sql, call, await inserted(sql, { world, place: place + 1, call }, input, entry));
    });
    moveOn();
  }

  function moveOn(): void {
    place += 1;
    figures.commits += 1;
  }

  const stored = (until: number) => storedUntil(ask, world, until);

  const shared: SharedJournal = {
    isBehind: () => newest > place,
    async missed() {
      figures.catchUps += 1;
      const missed = await missedAfter(ask, world, place);
      place += missed?.length ?? 0;
      return missed;
    },
    before: async () => (await stored(place))?.found,
    appendDue: (at) => append({ kind: 'due', at }, undefined),
  };

  return {
    shared,
    noteNewest(known) {
      newest = Math.max(newest, known);
    },
    async load() {
      const all = await stored(mostPlaces);
      place = all?.last ?? 0;
      return all?.found;
    },
    loadEntries: () => entriesOf(ask, world),
    append: (input: JournalInput, entry) => append(input, entry),
    async keepEntry(entry) {
      // One of a bank that another has replaced is left out.
      await ask(
        (sql) => sql`
          INSERT INTO paddock.entries (world, n, entry)
          SELECT id, ${entry.n}, ${JSON.stringify(toStore(entry))} FROM paddock.worlds WHERE id = ${world} AND began <= ${place}
          ON CONFLICT DO NOTHING`,
      );
    },
    async checkpoint(make) {
      const made = make();
      const at = place;
      await ask((sql) => sql.begin((within) => keepCheckpoint(within, world, made, at)));
    },
    async restart(make, entries) {
      const made = make();
      const call = randomUUID();
      const rows = entries.map((entry) => ({ world, n: entry.n, entry: JSON.stringify(toStore(entry)) }));
      await ask((sql) =>
        sql.begin(async (within) => {
          const { count } = await within`
            INSERT INTO paddock.journal (world, place, call) VALUES (${world}, ${place + 1}, ${call}) ON CONFLICT DO NOTHING`;
          await claimed(within, call, count);
          if (count === 0) return;
          await within`UPDATE paddock.worlds SET began = ${place + 1} WHERE id = ${world}`;
          await within`DELETE FROM paddock.entries WHERE world = ${world}`;
          await keepCheckpoint(within, world, made, place + 1);
          if (rows.length > 0) await within`INSERT INTO paddock.entries ${within(rows, 'world', 'n', 'entry')}`;
        }),
      );
      moveOn();
    },
    // What is stored stays: the last state of the bank that somebody was told of.
    async giveUp() {},
  };
}

/** Inputs before the checkpoint are no longer needed; their places stay taken. */
async function keepCheckpoint(sql: TransactionSql, world: number, checkpoint: Checkpoint, at: number): Promise<void> {
  const [before] = await sql<{ place: number }[]>`
    SELECT place FROM paddock.checkpoints WHERE world = ${world} FOR UPDATE`;
  if (before !== undefined && before.place >= at) return;
  await sql`
    INSERT INTO paddock.checkpoints (world, place, body) VALUES (${world}, ${at}, ${pack(checkpoint)})
    ON CONFLICT (world) DO UPDATE SET place = excluded.place, body = excluded.body`;
  await sql`
    UPDATE paddock.journal SET input = NULL
    WHERE world = ${world} AND place > ${before?.place ?? 0} AND place <= ${at}`;
  await sql`DELETE FROM paddock.entries WHERE world = ${world} AND n <= ${checkpoint.n - entriesKept}`;
}

interface Claim {
  readonly world: number;
  readonly place: number;
  readonly call: string;
}

/** Stores the input at its place, with its entry, unless the place is taken. @returns how many were stored. */
async function inserted(
  sql: Sql,
  { world, place, call }: Claim,
  input: StoredInput,
  entry: JournalEntry | undefined,
): Promise<number> {
  const text = JSON.stringify(input);
  const n = entry?.n ?? null;
  const kept = entry === undefined ? null : JSON.stringify(toStore(entry));
  const [row] = await sql<{ stored: number }[]>`
    WITH stored AS (
      INSERT INTO paddock.journal (world, place, call, n, input) VALUES (${world}, ${place}, ${call}, ${n}, ${text})
      ON CONFLICT DO NOTHING RETURNING n
    ), kept AS (
      INSERT INTO paddock.entries (world, n, entry) SELECT ${world}, n, ${kept}::text FROM stored WHERE n IS NOT NULL
      ON CONFLICT (world, n) DO UPDATE SET entry = excluded.entry
    ) SELECT count(*)::int AS stored FROM stored`;
  return row?.stored ?? 0;
}

/** What others have stored since. Undefined where a checkpoint has to be read instead. */
async function missedAfter(ask: Ask, world: number, place: number): Promise<readonly MissedPlace[] | undefined> {
  const rows = await ask(
    (sql) => sql<{ place: number; input: string | null; entry: string | null }[]>`
      SELECT j.place, j.input, e.entry FROM paddock.journal j
      LEFT JOIN paddock.entries e ON e.world = j.world AND e.n = j.n
      WHERE j.world = ${world} AND j.place > ${place} ORDER BY j.place LIMIT ${mostMissed}`,
  );
  if (rows.length === mostMissed || rows.some(({ input }) => input === null)) return undefined;
  return rows.map(({ input, entry }): MissedPlace => ({ input: JSON.parse(input ?? ''), entry: parsed(entry) }));
}

async function entriesOf(ask: Ask, world: number) {
  const rows = await ask(
    (sql) => sql<{ entry: string }[]>`SELECT entry FROM paddock.entries WHERE world = ${world} ORDER BY n`,
  );
  return rows.map(({ entry }) => JSON.parse(entry));
}

/** The last checkpoint and what follows it, up to this place. */
async function storedUntil(
  ask: Ask,
  world: number,
  until: number,
): Promise<{ readonly last: number; readonly found: StoredJournal } | undefined> {
  const rows = await ask(
    (sql) => sql<{ place: number; input: string | null; body: Uint8Array | null }[]>`
      SELECT place, NULL AS input, body FROM paddock.checkpoints WHERE world = ${world} AND place <= ${until}
      UNION ALL
      SELECT j.place, j.input, NULL FROM paddock.journal j JOIN paddock.checkpoints c USING (world)
      WHERE j.world = ${world} AND c.place <= ${until} AND j.place > c.place AND j.place <= ${until}
      ORDER BY place`,
  );
  const [first, ...tail] = rows;
  if (first?.body == null) return undefined;
  return {
    last: tail.at(-1)?.place ?? first.place,
    found: {
      checkpoint: JSON.parse(gunzipSync(first.body).toString()),
      tail: tail.map(({ input }) => JSON.parse(input ?? 'null')),
    },
  };
}

const mostPlaces = 2 ** 31 - 1;

function parsed(entry: string | null): unknown {
  return entry === null ? undefined : JSON.parse(entry);
}
