import type { Sql } from 'postgres';
import { StoreRefusal } from '#sandbox/store/refusals.ts';

/** Each brings the schema one version further. One that has been released is never changed. */
const migrations: readonly string[] = [
  `
  CREATE TABLE paddock.worlds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE,
    -- Of the call that made it: a repeated one finds its own.
    made uuid NOT NULL,
    sandbox text NOT NULL,
    last_used_ms bigint NOT NULL,
    owner text,
    seen text,
    former_names text[] NOT NULL DEFAULT '{}',
    -- The place in the journal that last began another bank.
    began integer NOT NULL DEFAULT 0
  );
  CREATE INDEX ON paddock.worlds (last_used_ms, id);
  CREATE INDEX ON paddock.worlds USING gin (former_names);
  CREATE TABLE paddock.checkpoints (
    world integer PRIMARY KEY REFERENCES paddock.worlds ON DELETE CASCADE,
    place integer NOT NULL,
    body bytea NOT NULL
  );
  -- The key is the only lock: the process that stores a place first decides it. Rows stay while the world does, so that a process
  -- that slept finds its place taken; only their input goes, once a checkpoint has it.
  CREATE TABLE paddock.journal (
    world integer NOT NULL REFERENCES paddock.worlds ON DELETE CASCADE,
    place integer NOT NULL,
    call uuid NOT NULL,
    n integer,
    input text,
    PRIMARY KEY (world, place)
  );
  CREATE TABLE paddock.entries (
    world integer NOT NULL REFERENCES paddock.worlds ON DELETE CASCADE,
    n integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (world, n)
  );
  `,
];

/** “PADK”. */
const lockNumber = 0x5041444b;
const oldestServer = 150_000;

/**
 * Brings the schema to the form of today. Several processes may start at once: one does it, the others wait.
 * @throws StoreRefusal when the server is too old, or the schema newer than this build.
 */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (within) => {
    const [server] = await within<{ version: number }[]>`
      SELECT current_setting('server_version_num')::int AS version, pg_advisory_xact_lock(${lockNumber})`;
    if ((server?.version ?? 0) < oldestServer) {
      throw new StoreRefusal(`This is PostgreSQL ${Math.floor((server?.version ?? 0) / 10_000)}. Take 15 or later.`);
    }
    await within`CREATE SCHEMA IF NOT EXISTS paddock`;
    await within`CREATE TABLE IF NOT EXISTS paddock.migrations (number integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`;
    const [row] = await within<{ last: number }[]>`SELECT coalesce(max(number), 0) AS last FROM paddock.migrations`;
    const last = row?.last ?? 0;
    if (last > migrations.length) {
      throw new StoreRefusal(
        `The schema “paddock” has version ${last}, and this build knows ${migrations.length}. Start the newer build, or name ` +
          'another database with --store.',
      );
    }
    for (const [index, statements] of migrations.entries()) {
      if (index < last) continue;
      await within.unsafe(statements);
      await within`INSERT INTO paddock.migrations (number) VALUES (${index + 1})`;
    }
  });
}
