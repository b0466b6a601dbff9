import type { SandboxEvent } from '#sandbox/control/open-bank.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { FoundWorld, PostgresStore } from '#sandbox/store/postgres/postgres-store.ts';
import type { WorldJournal } from '#sandbox/store/postgres/shared-journal.ts';
import type { Seen } from '#sandbox/store/store.ts';
import { settingsOf, type WorldsOptions } from './worlds.ts';

export type SharedOptions = Omit<WorldsOptions, 'store'> & { readonly store: PostgresStore };

/** A bank that is open here. Other processes may have it open as well. */
export interface OpenWorld {
  readonly id: number;
  readonly journal: WorldJournal;
  readonly sandbox: Promise<Sandbox>;
  seen: Seen | null;
  lastUsedMs: number;
  busy: number;
  /** Why the last question to the store failed: the bank here may be another than the one that is stored. */
  unstored: string | undefined;
}

/** Opens the bank of a world here. */
export function wake(found: FoundWorld, options: SharedOptions, tell: (event: SandboxEvent) => void): OpenWorld {
  const { store, open, personaIds, readWallMs } = options;
  const journal = store.journalOf(found.id, (reason) => {
    world.unstored = reason;
  });
  const settings = found.newest > 0 ? {} : settingsOf(found, personaIds);
  const sandbox = open(settings, journal);
  // The next use reports a failure.
  sandbox.then(({ subscribe }) => subscribe(tell)).catch(() => {});
  const world: OpenWorld = {
    id: found.id,
    journal,
    sandbox,
    seen: found.seen,
    lastUsedMs: readWallMs(),
    busy: 0,
    unstored: undefined,
  };
  return world;
}
