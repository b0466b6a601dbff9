import { randomUUID } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SandboxSettings } from '#sandbox/control/grammar/grammar.ts';
import type { JournalStore } from '#sandbox/control/journal/journal.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';

/** The worlds of one host: named banks that share nothing. */

export const defaultWorld = 'default';

/** More means that a script forgot to discard its worlds. */
export const mostWorlds = 1000;
/** Worlds kept open; the others are parked. */
const mostAwake = 24;
/** An idle world is parked after ten minutes and dropped after a day. */
const awakeMs = 10 * 60_000;
const keptMs = 24 * 3_600_000;
/** The share of the process's heap that open worlds may fill. */
const fullHeap = 0.5;

export interface WorldDetails {
  readonly name: string;
  /** By the wall clock. */
  readonly lastUsedAt: string;
  /** Whether its bank is open; otherwise it is parked until the next call. */
  readonly awake: boolean;
}

interface World {
  readonly name: string;
  lastUsedMs: number;
  /** Calls in progress. */
  busy: number;
  sandbox: Promise<Sandbox> | undefined;
  /** A parked bank, compressed. */
  parked: Buffer | undefined;
  settings: SandboxSettings;
}

export interface WorldsOptions {
  /** For a world named for the first time. */
  readonly settings: SandboxSettings;
  open(settings: SandboxSettings, store: JournalStore): Promise<Sandbox>;
  readWallMs(): number;
}

export class Worlds {
  readonly #options: WorldsOptions;
  /** Least recently used first. */
  readonly #worlds = new Map<string, World>();
  /** Worlds are parked one at a time. */
  #tidying: Promise<void> = Promise.resolve();

  constructor(options: WorldsOptions) {
    this.#options = options;
  }

  get all(): WorldDetails[] {
    return [...this.#worlds.values()].map(({ name, lastUsedMs, sandbox }) => ({
      name,
      lastUsedAt: new Date(lastUsedMs).toISOString(),
      awake: sandbox !== undefined,
    }));
  }

  /** Random name; undefined when there are too many worlds. */
  create(settings: SandboxSettings): string | undefined {
    const name = `world-${randomUUID()}`;
    return this.#named(name, settings) === undefined ? undefined : name;
  }

  /** @returns whether the world existed. */
  discard(name: string): boolean {
    return this.#worlds.delete(name);
  }

  /** Runs a task in that world, opening or restoring it first. Undefined when there are too many worlds. */
  async use<Result>(name: string, task: (sandbox: Sandbox) => Promise<Result>): Promise<Result | undefined> {
    const world = this.#named(name, this.#options.settings);
    if (world === undefined) return undefined;
    world.busy += 1;
    try {
      world.sandbox ??= this.#wake(world);
      return await task(await world.sandbox);
    } finally {
      world.busy -= 1;
      world.lastUsedMs = this.#options.readWallMs();
      this.tidy();
    }
  }

  /** Parks and drops idle worlds, and more when memory is short. */
  tidy(): Promise<void> {
    this.#tidying = this.#tidying.then(() => this.#tidyNow());
    return this.#tidying;
  }

  #named(name: string, settings: SandboxSettings): World | undefined {
    const known = this.#worlds.get(name);
    if (known === undefined && this.#worlds.size >= mostWorlds) return undefined;
    const lastUsedMs = this.#options.readWallMs();
    const world = known ?? { name, lastUsedMs, busy: 0, sandbox: undefined, parked: undefined, settings };
    world.lastUsedMs = lastUsedMs;
    this.#worlds.delete(name);
    this.#worlds.set(name, world);
    return world;
  }

  #wake(world: World): Promise<Sandbox> {
    const { parked, settings } = world;
    return this.#options.open(parked === undefined ? settings : {}, storeOf(parked)).then(
      (sandbox) => {
        world.parked = undefined;
        return sandbox;
      },
      (failure: unknown) => {
        world.sandbox = undefined;
        throw failure;
      },
    );
  }

  async #tidyNow(): Promise<void> {
    const nowMs = this.#options.readWallMs();
    for (const { name, lastUsedMs, busy } of [...this.#worlds.values()]) {
      if (busy === 0 && nowMs - lastUsedMs > keptMs && name !== defaultWorld) this.#worlds.delete(name);
    }
    const awake = [...this.#worlds.values()].filter(({ sandbox }) => sandbox !== undefined);
    let tooMany = awake.length - mostAwake;
    // The most recently used world stays open.
    for (const world of awake.slice(0, -1)) {
      const isIdle = nowMs - world.lastUsedMs > awakeMs;
      if (world.busy > 0 || !(isIdle || tooMany > 0 || isHeapFull())) continue;
      await park(world);
      tooMany -= 1;
    }
  }
}

async function park(world: World): Promise<void> {
  const { sandbox } = world;
  if (sandbox === undefined) return;
  const contents = await (await sandbox).park();
  // A call may have arrived meanwhile.
  if (world.busy > 0) return;
  world.parked = gzipSync(JSON.stringify(contents));
  world.sandbox = undefined;
}

/** A store that only holds the parked bank; parking it again replaces everything. */
function storeOf(packed: Buffer | undefined): JournalStore {
  const parked = packed === undefined ? undefined : JSON.parse(gunzipSync(packed).toString());
  return {
    load: async () => (parked === undefined ? undefined : { checkpoint: parked.checkpoint, tail: [] }),
    loadEntries: async () => parked?.entries ?? [],
    append: async () => {},
    keepEntry: async () => {},
    checkpoint: async () => {},
    clear: async () => {},
  };
}

function isHeapFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > limit * fullHeap;
}
