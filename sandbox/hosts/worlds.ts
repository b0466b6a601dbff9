import { randomUUID } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import type { JournalStore } from '#sandbox/control/journal/journal.ts';
import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { KeptWorld } from '#sandbox/store/store.ts';
import type { WorldStore } from '#sandbox/store/world-store.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { badNameFor, defaultWorld, type HostWorlds, madeUp } from './host-worlds.ts';
import { asleep, detailsOf, type KnownWorld, tellWatchers, type WorldDetails } from './known-world.ts';
import { WorldRefusal } from './world-refusal.ts';

/** The worlds of one host: named banks that share nothing. */

export const worldLimits = {
  /** More, besides the default one, means that a script forgot to discard its worlds. */
  most: 1000,
  /** Worlds kept open; the others are put away. */
  awake: 24,
  /** A world unused for so long is dropped. */
  keptDays: 1,
};
export type WorldLimits = Readonly<typeof worldLimits>;

/** Idle worlds are put away after each call that opens one, and otherwise no more often than this. */
export const tidyAfterMs = 1000;
/** An idle world is put away after ten minutes. */
export const awakeMs = 10 * 60_000;
export const dayMs = 24 * 3_600_000;
/** The share of the process's heap that open worlds may fill. */
const fullHeap = 0.5;

export interface WorldsOptions {
  readonly store: WorldStore;
  /** For a world that is made without any of its own. */
  readonly settings: SandboxSettings;
  readonly personaIds: readonly string[];
  readonly limits?: WorldLimits;
  open(settings: SandboxSettings, store: JournalStore): Promise<Sandbox>;
  readWallMs(): number;
}

const mostSpent = 10_000;
const mostFormerNames = 20;

export class Worlds implements HostWorlds {
  readonly #options: WorldsOptions;
  readonly #limits: WorldLimits;
  /** Least recently used first. */
  readonly #worlds = new Map<string, KnownWorld>();
  /** Names that this class made up and that were discarded: a call that was on its way makes no new world of them. */
  readonly #spent = new Set<string>();
  /** Worlds are put away one at a time. */
  #tidying: Promise<void> = Promise.resolve();
  #tidiedMs = 0;
  #besides: () => number = () => 0;

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#limits = options.limits ?? worldLimits;
    for (const kept of options.store.list()) {
      this.#worlds.set(kept.name, asleep(kept));
    }
  }

  get personaIds(): readonly string[] {
    return this.#options.personaIds;
  }

  get settings(): SandboxSettings {
    return this.#options.settings;
  }

  get all(): WorldDetails[] {
    const wallMs = this.#options.readWallMs();
    return [...this.#worlds.values()].map((world) => detailsOf(world, wallMs));
  }

  get counts(): { readonly worldsAwake: number; readonly worldsPutAway: number } {
    const awake = [...this.#worlds.values()].filter(({ sandbox }) => sandbox !== undefined).length;
    return { worldsAwake: awake, worldsPutAway: this.#worlds.size - awake };
  }

  /**
   * @param wanted the world's name; a random one by default.
   * @param owner whom it belongs to, in a tester's words.
   * @returns the name.
   */
  create(settings: SandboxSettings, wanted?: string, owner: string | null = null): string | WorldRefusal {
    const name = wanted ?? `world-${randomUUID()}`;
    const refusal = this.#whyNotNamed(name);
    if (refusal !== undefined) return refusal;
    const world = this.#named(name, settings, owner);
    return world instanceof WorldRefusal ? world : name;
  }

  /** @returns whether the world existed. */
  discard(name: string): boolean {
    const existed = this.#drop(name);
    if (existed && madeUp.test(name)) this.#spent.add(name);
    const [oldest = ''] = this.#spent;
    if (this.#spent.size > mostSpent) this.#spent.delete(oldest);
    return existed;
  }

  #drop(name: string): boolean {
    const world = this.#worlds.get(name);
    if (world === undefined) return false;
    this.#worlds.delete(name);
    world.gone = true;
    tellWatchers(world, { event: 'opened' });
    this.#options.store.remove(world.kept.id);
    return true;
  }

  rename(name: string, to: string): WorldRefusal | undefined {
    const world = this.#worlds.get(name);
    const refusal = world === undefined ? WorldRefusal.unknown(name) : this.#whyNotNamed(to);
    if (refusal !== undefined || world === undefined) return refusal;
    this.#options.store.rename(world.kept.id, to);
    world.kept = { ...world.kept, name: to };
    world.formerNames = [...world.formerNames.filter((each) => each !== to), name].slice(-mostFormerNames);
    this.#worlds.delete(name);
    this.#put(to, world);
    return undefined;
  }

  /** The name by now of a world that may have been renamed: a browser that is in it goes on there. */
  nameNow(name: string): string {
    if (this.#worlds.has(name)) return name;
    return [...this.#worlds.values()].find(({ formerNames }) => formerNames.includes(name))?.kept.name ?? name;
  }

  /** Takes the name: it leads to no other world any more. */
  #put(name: string, world: KnownWorld): void {
    for (const other of this.#worlds.values()) {
      if (other.formerNames.includes(name)) other.formerNames = other.formerNames.filter((each) => each !== name);
    }
    this.#worlds.set(name, world);
  }

  watched(name: string): KnownWorld | WorldRefusal | undefined {
    if (!this.#worlds.has(name) && name !== defaultWorld) return WorldRefusal.unknown(name);
    const world = this.#named(name, this.#options.settings);
    if (world instanceof WorldRefusal) return world;
    return settingsOf(world.kept, this.#options.personaIds).follow === false ? undefined : world;
  }

  /** Makes a second world in the same state, with the same sessions, of the same owner unless another is said. */
  async copy(name: string, to: string, owner?: string): Promise<WorldRefusal | undefined> {
    const world = this.#worlds.get(name);
    const refusal = world === undefined ? WorldRefusal.unknown(name) : this.#whyNotNamed(to);
    if (refusal !== undefined || world === undefined) return refusal;
    if (this.#isFull(to)) return WorldRefusal.tooMany(this.#limits.most);
    const contents = await (await world.sandbox)?.park();
    // The name may have been taken, or the world discarded, while its bank finished a call.
    const taken = this.#worlds.has(name) ? this.#whyNotNamed(to) : WorldRefusal.unknown(name);
    if (taken !== undefined) return taken;
    if (contents !== undefined) {
      const refused = written(() => this.#options.store.putAway(world.kept.id, contents));
      if (refused !== undefined) return refused;
    }
    const original = { ...world.kept, seen: world.seen };
    const copied = written(() =>
      this.#options.store.copy(original, to, this.#options.readWallMs(), owner ?? original.owner),
    );
    if (copied instanceof WorldRefusal) return copied;
    this.#put(to, asleep(copied));
    return undefined;
  }

  /**
   * Runs a task in that world, opening its bank first where it is put away. Where a call could not be stored, its answer is
   * replaced by a refusal, and the world goes on from what is stored.
   * @param ifUnknown whether a name never used before makes a world.
   */
  async use<Result>(
    name: string,
    task: (sandbox: Sandbox) => Promise<Result>,
    ifUnknown: 'make' | 'refuse' = 'refuse',
  ): Promise<Result | WorldRefusal> {
    if (!this.#worlds.has(name)) {
      if (this.#spent.has(name)) return WorldRefusal.unknown(name);
      const nameNow = this.nameNow(name);
      if (nameNow !== name && name !== defaultWorld) return WorldRefusal.renamed(name, nameNow);
      if (ifUnknown === 'refuse' && name !== defaultWorld) return WorldRefusal.unmade(name);
    }
    const world = this.#named(name, this.#options.settings);
    if (world instanceof WorldRefusal) return world;
    if (world.unstored !== undefined) return WorldRefusal.unstored(world.unstored);
    world.busy += 1;
    const wakes = world.sandbox === undefined;
    try {
      world.sandbox ??= this.#wake(world);
      const sandbox = await world.sandbox.catch((failure: unknown) => WorldRefusal.unreadable(name, reasonOf(failure)));
      if (sandbox instanceof WorldRefusal) return sandbox;
      const result = await task(sandbox);
      world.seen = { ...sandbox.glance(), atMs: this.#options.readWallMs() };
      if (world.gone) return WorldRefusal.unknown(name);
      return world.unstored === undefined ? result : WorldRefusal.unstored(world.unstored);
    } finally {
      world.busy -= 1;
      if (world.unstored !== undefined && world.busy === 0) {
        world.sandbox = undefined;
        world.unstored = undefined;
      }
      world.lastUsedMs = this.#options.readWallMs();
      if (wakes || world.lastUsedMs - this.#tidiedMs >= tidyAfterMs) void this.tidy();
    }
  }

  /** Keeps so many more open, because people work in all of them at once. Short memory still puts them away. */
  keepBesides(count: () => number): void {
    this.#besides = count;
  }

  /** Puts away and drops idle worlds, and more when memory is short. */
  tidy(): Promise<void> {
    this.#tidiedMs = this.#options.readWallMs();
    this.#tidying = this.#tidying.then(() => this.#tidyNow());
    return this.#tidying;
  }

  /** Puts every world away, before the process ends. */
  async close(): Promise<void> {
    await this.#tidying;
    for (const world of this.#worlds.values()) await this.#putAway(world);
  }

  #named(name: string, settings: SandboxSettings, owner: string | null = null): KnownWorld | WorldRefusal {
    const known = this.#worlds.get(name);
    if (known === undefined && this.#isFull(name)) return WorldRefusal.tooMany(this.#limits.most);
    const lastUsedMs = this.#options.readWallMs();
    const kept = known?.kept ?? written(() => this.#options.store.add(name, printSandbox(settings), lastUsedMs, owner));
    if (kept instanceof WorldRefusal) return kept;
    const world = known ?? asleep(kept);
    world.lastUsedMs = lastUsedMs;
    this.#worlds.delete(name);
    if (known === undefined) this.#put(name, world);
    else this.#worlds.set(name, world);
    return world;
  }

  #isFull(name: string): boolean {
    const others = this.#worlds.size - Number(this.#worlds.has(defaultWorld));
    return name !== defaultWorld && others >= this.#limits.most;
  }

  #whyNotNamed(name: string): WorldRefusal | undefined {
    return badNameFor(name) ?? (this.#worlds.has(name) ? WorldRefusal.taken(name) : undefined);
  }

  async #wake(world: KnownWorld): Promise<Sandbox> {
    const { store } = this.#options;
    const { id } = world.kept;
    const journal = store.journalOf(id, (reason) => {
      world.unstored = reason;
    });
    try {
      const sandbox = await this.#options.open(
        store.hasBegun(id) ? {} : settingsOf(world.kept, this.#options.personaIds),
        journal,
      );
      sandbox.subscribe((event) => tellWatchers(world, event));
      return sandbox;
    } catch (failure) {
      world.sandbox = undefined;
      throw failure;
    }
  }

  async #tidyNow(): Promise<void> {
    const nowMs = this.#options.readWallMs();
    for (const { kept, lastUsedMs, busy } of [...this.#worlds.values()]) {
      const isOld = nowMs - lastUsedMs > this.#limits.keptDays * dayMs;
      if (busy === 0 && isOld && kept.name !== defaultWorld) this.#drop(kept.name);
    }
    const awake = [...this.#worlds.values()].filter(({ sandbox }) => sandbox !== undefined);
    for (const { kept, lastUsedMs, seen } of awake) this.#options.store.noteUse(kept.id, lastUsedMs, seen);
    let tooMany = awake.length - (this.#limits.awake + this.#besides());
    // The most recently used world stays open.
    for (const world of awake.slice(0, -1)) {
      const isIdle = nowMs - world.lastUsedMs > awakeMs;
      if (world.busy > 0 || !(isIdle || tooMany > 0 || isHeapFull())) continue;
      await this.#putAway(world);
      tooMany -= 1;
    }
  }

  async #putAway(world: KnownWorld): Promise<void> {
    const { sandbox } = world;
    if (sandbox === undefined) return;
    const contents = await (await sandbox).park();
    // A call may have arrived meanwhile, or the world may be gone.
    if (world.busy > 0 || world.gone) return;
    const refused = written(() => {
      this.#options.store.putAway(world.kept.id, contents);
      this.#options.store.noteUse(world.kept.id, world.lastUsedMs, world.seen);
    });
    // A store that takes no more leaves the world open.
    if (refused === undefined) world.sandbox = undefined;
  }
}

export function settingsOf({ sandbox }: KeptWorld, personaIds: readonly string[]): SandboxSettings {
  const parsed = parseSandbox(sandbox, personaIds);
  if (parsed.outcome === 'refused') throw new Error(`The settings “${sandbox}” of a stored world are not valid.`);
  return parsed.settings;
}

/** What a write to the store gives, or why it took nothing. */
function written<Result>(write: () => Result): Result | WorldRefusal {
  try {
    return write();
  } catch (failure) {
    return WorldRefusal.unstored(reasonOf(failure));
  }
}

export function isHeapFull(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > limit * fullHeap;
}
