import { randomUUID } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SandboxSettings } from '#sandbox/control/grammar/grammar.ts';
import type { JournalStore } from '#sandbox/control/journal/journal.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';

/** The worlds of one host: banks that share nothing, each with a name. */

export const defaultWorld = 'default';

/** Past it a forgotten loop is filling the memory. */
export const mostWorlds = 1000;
/** So many are kept open; of the others only what brings them back. */
const mostAwake = 24;
/** A world that nobody has asked anything for so long is put away, and after a day it is gone. */
const awakeMs = 10 * 60_000;
const keptMs = 24 * 3_600_000;
/** Open worlds may fill this much of the memory that the process has. */
const fullHeap = 0.5;

export interface WorldDetails {
  readonly name: string;
  /** When it was last asked anything, by the wall. */
  readonly lastUsedAt: string;
  /** Whether its bank is open, or put away until the next call. */
  readonly awake: boolean;
}

interface World {
  readonly name: string;
  lastUsedMs: number;
  /** Calls that are being answered. */
  busy: number;
  sandbox: Promise<Sandbox> | undefined;
  /** What brings the bank back, packed. */
  asleep: Buffer | undefined;
  settings: SandboxSettings;
}

export interface WorldsOptions {
  /** What a world opens with when it is first named. */
  readonly settings: SandboxSettings;
  open(settings: SandboxSettings, store: JournalStore): Promise<Sandbox>;
  readWallMs(): number;
}

export class Worlds {
  readonly #options: WorldsOptions;
  /** Least lately used first. */
  readonly #worlds = new Map<string, World>();
  /** One goes to sleep at a time. */
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

  /** A world under a name that nobody can guess; undefined where there are too many. */
  create(settings: SandboxSettings): string | undefined {
    const name = `world-${randomUUID()}`;
    return this.#named(name, settings) === undefined ? undefined : name;
  }

  /** @returns whether there was one of that name. */
  discard(name: string): boolean {
    return this.#worlds.delete(name);
  }

  /** Has that world do something, opened or brought back where it is not awake. Undefined where there are too many. */
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

  /** Puts away and forgets what has been idle, and more where memory is short. Resolves when that is done. */
  tidy(): Promise<void> {
    this.#tidying = this.#tidying.then(() => this.#tidyNow());
    return this.#tidying;
  }

  #named(name: string, settings: SandboxSettings): World | undefined {
    const known = this.#worlds.get(name);
    if (known === undefined && this.#worlds.size >= mostWorlds) return undefined;
    const lastUsedMs = this.#options.readWallMs();
    const world = known ?? { name, lastUsedMs, busy: 0, sandbox: undefined, asleep: undefined, settings };
    world.lastUsedMs = lastUsedMs;
    this.#worlds.delete(name);
    this.#worlds.set(name, world);
    return world;
  }

  #wake(world: World): Promise<Sandbox> {
    const { asleep, settings } = world;
    return this.#options.open(asleep === undefined ? settings : {}, storeOf(asleep)).then(
      (sandbox) => {
        world.asleep = undefined;
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
    // The one used last stays open, whatever it takes.
    for (const world of awake.slice(0, -1)) {
      const isIdle = nowMs - world.lastUsedMs > awakeMs;
      if (world.busy > 0 || !(isIdle || tooMany > 0 || isHeapFull())) continue;
      await putAway(world);
      tooMany -= 1;
    }
  }
}

async function putAway(world: World): Promise<void> {
  const { sandbox } = world;
  if (sandbox === undefined) return;
  const parked = await (await sandbox).park();
  // Somebody may have come meanwhile.
  if (world.busy > 0) return;
  world.asleep = gzipSync(JSON.stringify(parked));
  world.sandbox = undefined;
}

/** A store that has what was put away, and keeps nothing more: the next time all of it is put away again. */
function storeOf(asleep: Buffer | undefined): JournalStore {
  const parked = asleep === undefined ? undefined : JSON.parse(gunzipSync(asleep).toString());
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
