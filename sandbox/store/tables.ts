import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { StoreRefusal } from './refusals.ts';

/** Increase with the tables, and say in `steps` how a file of the version before becomes one of this. */
const storeVersion = 3;

/** Marks the file as one of ours: “PADK”. */
const applicationId = 0x5041444b;

const classTables = `
  CREATE TABLE classes (key TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE trainees (
    joined INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    class TEXT NOT NULL REFERENCES classes ON DELETE CASCADE,
    body TEXT NOT NULL
  ) STRICT;
`;

const tables = `
  CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE worlds (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    sandbox TEXT NOT NULL,
    last_used_ms INTEGER NOT NULL,
    owner TEXT,
    seen TEXT
  ) STRICT;
  CREATE TABLE checkpoints (
    world INTEGER PRIMARY KEY REFERENCES worlds ON DELETE CASCADE, n INTEGER NOT NULL, body BLOB NOT NULL
  ) STRICT;
  CREATE TABLE journal (
    world INTEGER NOT NULL REFERENCES worlds ON DELETE CASCADE, n INTEGER NOT NULL, input TEXT NOT NULL,
    PRIMARY KEY (world, n)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    world INTEGER NOT NULL REFERENCES worlds ON DELETE CASCADE, n INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (world, n)
  ) STRICT, WITHOUT ROWID;
  ${classTables}
`;

/** What brings a file of each former version to the next. */
const steps: Readonly<Record<number, string>> = {
  1: 'ALTER TABLE worlds ADD COLUMN owner TEXT; ALTER TABLE worlds ADD COLUMN seen TEXT',
  2: classTables,
};

/** Every table with rows of single worlds. */
export const worldTables = ['checkpoints', 'journal', 'entries'] as const;

/**
 * Opens a store's file, made on the first use, for this process alone.
 * @param path `:memory:` for a store that ends with the process.
 * @throws StoreRefusal when the file is in use, is no store, or was written by another build.
 */
export function openTables(path: string, build: string): DatabaseSync {
  const database = opened(path);
  try {
    prepare(database, path, build);
    return database;
  } catch (failure) {
    database.close();
    if (failure instanceof StoreRefusal) throw failure;
    throw refusalFor(path, failure);
  }
}

function opened(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (failure) {
    throw refusalFor(path, failure);
  }
}

function prepare(database: DatabaseSync, path: string, build: string): void {
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 1000');
  const { application_id: mark } = one(database, 'PRAGMA application_id');
  const { count = 0 } = one(database, 'SELECT count(*) AS count FROM sqlite_schema');
  if (count > 0 && mark !== applicationId) {
    throw new StoreRefusal(`${path} is a database of something else. Name another file with --store.`);
  }
  // A killed process loses nothing that was committed. Only a power cut can lose the last moment.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  if (count === 0) {
    database.exec(`
      BEGIN IMMEDIATE; ${tables}
      PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${storeVersion}; COMMIT`);
    database.prepare("INSERT INTO about VALUES ('build', ?)").run(build);
    return;
  }
  // Takes the lock, so that no second bank opens the same file.
  database.exec('BEGIN IMMEDIATE; COMMIT');
  const { user_version: version } = one(database, 'PRAGMA user_version');
  const writtenBy = database.prepare("SELECT value FROM about WHERE key = 'build'").get()?.value;
  if (writtenBy !== build || version === undefined || version > storeVersion) {
    throw new StoreRefusal(
      `${path} was written by build ${String(writtenBy)}, and this is build ${build}, which may decide the same calls ` +
        'differently. Start the bank of that build, or name another file with --store. What single worlds did can be ' +
        'carried over: GET /__sandbox/snapshot there, PUT /__sandbox/snapshot here.',
    );
  }
  upgrade(database, version);
}

function upgrade(database: DatabaseSync, from: number): void {
  for (let version = from; version < storeVersion; version += 1) {
    database.exec(`BEGIN IMMEDIATE; ${steps[version]}; PRAGMA user_version = ${version + 1}; COMMIT`);
  }
}

function one(database: DatabaseSync, query: string): Readonly<Record<string, number>> {
  return (database.prepare(query).get() ?? {}) as Record<string, number>;
}

function refusalFor(path: string, failure: unknown): StoreRefusal {
  const reason = reasonOf(failure);
  if (/locked|busy/i.test(reason)) {
    return new StoreRefusal(`${path} is in use by another bank. Stop that one, or name another file with --store.`);
  }
  if (/not a database|malformed/i.test(reason)) {
    return new StoreRefusal(`${path} is not a store of this bank (${reason}). Name another file with --store.`);
  }
  return new StoreRefusal(`${path} cannot be opened (${reason}). Check that its folder exists and may be written to.`);
}
