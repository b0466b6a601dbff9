import type { Soon } from '#sandbox/store/store.ts';
import { WorldStore } from '#sandbox/store/world-store.ts';
import type { HostFigures } from './call-watch.ts';
import { ClassDesk } from './class/class-desk.ts';
import type { HostStore } from './host-http.ts';
import type { HostWorlds } from './host-worlds.ts';
import { Worlds, type WorldsOptions } from './worlds.ts';

/** The worlds of a host, with what keeps them. */
export interface KeptWorlds {
  readonly worlds: HostWorlds;
  readonly store: HostStore;
  /** Missing where other processes use the same worlds: a class is looked after by one. */
  readonly classes?: ClassDesk;
  figures(): Soon<HostFigures>;
  close(): Soon<void>;
}

export function isPostgres(store: string | undefined): store is string {
  return store !== undefined && /^postgres(ql)?:\/\//.test(store);
}

/** As it may be shown. */
export function withoutPassword(store: string): string {
  return isPostgres(store) ? store.replace(/:\/\/.*@/, '://').replace(/\?.*$/, '') : store;
}

/**
 * @param place a file, or the address of a PostgreSQL database; without one the worlds end with the process.
 * @param bytes a file of so many takes no more.
 * @throws StoreRefusal when it cannot be used.
 */
export async function openKeptWorlds(
  place: string | undefined,
  build: string,
  bytes: number | undefined,
  options: Omit<WorldsOptions, 'store'>,
): Promise<KeptWorlds> {
  if (isPostgres(place)) return openShared(place, options);
  const store = new WorldStore(place, build);
  if (bytes !== undefined) store.limitTo(bytes);
  const worlds = new Worlds({ ...options, store });
  return {
    worlds,
    store,
    classes: new ClassDesk(store, worlds),
    figures: () => ({ ...worlds.counts, storeBytes: store.bytes }),
    close: () => store.close(),
  };
}

/** Loaded where it is used alone. */
async function openShared(url: string, options: Omit<WorldsOptions, 'store'>): Promise<KeptWorlds> {
  const { PostgresStore } = await import('#sandbox/store/postgres/postgres-store.ts');
  const { SharedWorlds } = await import('./shared-worlds.ts');
  const store = await PostgresStore.open(url);
  const worlds = new SharedWorlds({ ...options, store });
  return {
    worlds,
    store,
    figures: async () => ({
      ...worlds.counts,
      storeBytes: await store.size(),
      shared: store.figures,
      pool: store.pool,
    }),
    close: () => store.close(),
  };
}
