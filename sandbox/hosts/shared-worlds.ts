import { randomUUID } from 'node:crypto';
import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { FoundWorld } from '#sandbox/store/postgres/postgres-store.ts';
import type { KeptWorld } from '#sandbox/store/store.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { badNameFor, defaultWorld, type HostWorlds, madeUp, outOfReach, unlessTaken } from './host-worlds.ts';
import { asleep, detailsOf, type KnownWorld, tellWatchers, type WorldDetails } from './known-world.ts';
import { type OpenWorld, type SharedOptions, wake } from './shared-world.ts';
import { WatchedWorlds } from './watched-worlds.ts';
import { WorldRefusal } from './world-refusal.ts';
import { awakeMs, dayMs, isHeapFull, settingsOf, tidyAfterMs, type WorldLimits, worldLimits } from './worlds.ts';

/** Worlds that every process serves: none keeps in memory more than the banks that it has open. */
export class SharedWorlds implements HostWorlds {
  readonly #options: SharedOptions;
  readonly #limits: WorldLimits;
  /** By number, least recently used first. */
  readonly #open = new Map<number, OpenWorld>();
  #tidying: Promise<void> = Promise.resolve();
  #tidiedMs = 0;
  #known = 0;
  readonly #watched = new WatchedWorlds({
    newestOf: (ids) => this.#options.store.newestOf(ids),
    catchUp: (name) => this.use(name, ({ control }) => control.summary()),
  });

  constructor(options: SharedOptions) {
    this.#options = options;
    this.#limits = options.limits ?? worldLimits;
  }

  get personaIds(): readonly string[] {
    return this.#options.personaIds;
  }

  get settings(): SandboxSettings {
    return this.#options.settings;
  }

  get all(): Promise<WorldDetails[]> {
    return this.#all();
  }

  /** Those that are put away are counted when worlds are tidied. */
  get counts(): { readonly worldsAwake: number; readonly worldsPutAway: number } {
    return { worldsAwake: this.#open.size, worldsPutAway: Math.max(0, this.#known - this.#open.size) };
  }

  async create(
    settings: SandboxSettings,
    wanted?: string,
    owner: string | null = null,
  ): Promise<string | WorldRefusal> {
    const name = wanted ?? `world-${randomUUID()}`;
    const made = badNameFor(name) ?? (await this.#make(name, settings, owner));
    return made instanceof WorldRefusal ? made : name;
  }

  async discard(name: string): Promise<boolean> {
    const world = await this.#options.store.find(name);
    if (world === undefined) return false;
    await this.#options.store.remove(world.id);
    this.#open.delete(world.id);
    return true;
  }

  async rename(name: string, to: string): Promise<WorldRefusal | undefined> {
    const world = await this.#options.store.find(name);
    if (world === undefined) return WorldRefusal.unknown(name);
    return badNameFor(to) ?? (name === to ? WorldRefusal.taken(to) : unlessTaken(to, () => this.#rename(world, to)));
  }

  nameNow(name: string): Promise<string> {
    return this.#options.store.nameNow(name);
  }

  async watched(name: string): Promise<KnownWorld | WorldRefusal | undefined> {
    const found = await this.#found(name, 'refuse').catch(outOfReach);
    if (found instanceof WorldRefusal) return found;
    return settingsOf(found, this.personaIds).follow === false ? undefined : this.#watched.watch(found);
  }

  async copy(name: string, to: string, owner?: string): Promise<WorldRefusal | undefined> {
    const world = await this.#options.store.find(name);
    if (world === undefined) return WorldRefusal.unknown(name);
    const refused = badNameFor(to) ?? (await this.#whyFull(to));
    if (refused !== undefined) return refused;
    const nowMs = this.#options.readWallMs();
    const original = { ...world, seen: this.#open.get(world.id)?.seen ?? world.seen };
    const copied = await unlessTaken(to, () => this.#options.store.copy(original, to, nowMs, owner ?? world.owner));
    return copied instanceof WorldRefusal ? copied : undefined;
  }

  /** As one process does it alone: the newest place of the journal is asked for first, so that nothing answered is missed. */
  async use<Result>(
    name: string,
    task: (sandbox: Sandbox) => Promise<Result>,
    ifUnknown: 'make' | 'refuse' = 'refuse',
  ): Promise<Result | WorldRefusal> {
    const found = await this.#found(name, ifUnknown).catch(outOfReach);
    if (found instanceof WorldRefusal) return found;
    const world = this.#woken(found);
    world.busy += 1;
    try {
      const sandbox = await world.sandbox.catch((failure: unknown) => {
        this.#open.delete(world.id);
        return world.unstored === undefined
          ? WorldRefusal.unreadable(name, reasonOf(failure))
          : WorldRefusal.unstored(world.unstored);
      });
      if (sandbox instanceof WorldRefusal) return sandbox;
      const result = await task(sandbox);
      world.seen = { ...sandbox.glance(), atMs: this.#options.readWallMs() };
      return world.unstored === undefined ? result : WorldRefusal.unstored(world.unstored);
    } catch (failure) {
      // What could not be stored has left the bank here at odds with the store.
      if (world.unstored === undefined) throw failure;
      return WorldRefusal.unstored(world.unstored);
    } finally {
      world.busy -= 1;
      world.lastUsedMs = this.#options.readWallMs();
      if (world.unstored !== undefined && this.#open.get(world.id) === world) this.#open.delete(world.id);
      if (world.lastUsedMs - this.#tidiedMs >= tidyAfterMs) void this.tidy();
    }
  }

  tidy(): Promise<void> {
    this.#tidiedMs = this.#options.readWallMs();
    // What cannot be tidied now is tidied next time.
    this.#tidying = this.#tidying.then(() => this.#tidyNow()).catch(() => {});
    return this.#tidying;
  }

  async close(): Promise<void> {
    this.#watched.stop();
    await this.tidy();
    this.#open.clear();
  }

  async #all(): Promise<WorldDetails[]> {
    const wallMs = this.#options.readWallMs();
    const worlds = await this.#options.store.list();
    return worlds.map((kept) => {
      const here = this.#open.get(kept.id);
      const { formerNames } = kept;
      if (here === undefined) return detailsOf({ ...asleep(kept), formerNames }, wallMs);
      const { seen, lastUsedMs, sandbox } = here;
      return detailsOf({ ...asleep(kept), formerNames, seen: seen ?? kept.seen, lastUsedMs, sandbox }, wallMs);
    });
  }

  async #found(name: string, ifUnknown: 'make' | 'refuse'): Promise<FoundWorld | WorldRefusal> {
    const { store, settings } = this.#options;
    const found = await store.find(name);
    if (found !== undefined) return found;
    if (name !== defaultWorld) {
      const nameNow = await store.nameNow(name);
      if (nameNow !== name) return WorldRefusal.renamed(name, nameNow);
      // A call that was on its way makes no new world of one that was discarded.
      if (madeUp.test(name)) return WorldRefusal.unknown(name);
      if (ifUnknown === 'refuse') return WorldRefusal.unmade(name);
    }
    const made = await this.#make(name, settings, null);
    if (!(made instanceof WorldRefusal)) return { ...made, newest: 0 };
    // Another process may have made it meanwhile.
    return (await store.find(name)) ?? made;
  }

  async #make(name: string, settings: SandboxSettings, owner: string | null): Promise<KeptWorld | WorldRefusal> {
    const { store, readWallMs } = this.#options;
    const full = await this.#whyFull(name);
    return full ?? unlessTaken(name, () => store.add(name, printSandbox(settings), readWallMs(), owner));
  }

  async #rename({ id }: FoundWorld, to: string): Promise<undefined> {
    await this.#options.store.rename(id, to);
  }

  async #whyFull(name: string): Promise<WorldRefusal | undefined> {
    if (name === defaultWorld) return undefined;
    this.#known = await this.#options.store.count(defaultWorld);
    return this.#known >= this.#limits.most ? WorldRefusal.tooMany(this.#limits.most) : undefined;
  }

  #woken(found: FoundWorld): OpenWorld {
    const known = this.#open.get(found.id);
    const world = known ?? this.#wake(found);
    // Keeps the most recently used last.
    this.#open.delete(found.id);
    this.#open.set(found.id, world);
    world.journal.noteNewest(found.newest);
    return world;
  }

  #wake(found: FoundWorld): OpenWorld {
    return wake(found, this.#options, (event) => {
      const watched = this.#watched.find(found.id);
      if (watched !== undefined) tellWatchers(watched, event);
    });
  }

  async #tidyNow(): Promise<void> {
    const { store, readWallMs } = this.#options;
    const nowMs = readWallMs();
    const open = [...this.#open.values()];
    for (const { id, lastUsedMs, seen } of open) await store.noteUse(id, lastUsedMs, seen);
    await store.removeUnused(nowMs - this.#limits.keptDays * dayMs, defaultWorld);
    this.#known = await store.count('');
    let tooMany = open.length - this.#limits.awake;
    // All of it is stored already. The most recently used one stays open.
    for (const world of open.slice(0, -1)) {
      const isIdle = nowMs - world.lastUsedMs > awakeMs;
      const isWatched = this.#watched.find(world.id) !== undefined;
      if (world.busy > 0 || isWatched || !(isIdle || tooMany > 0 || isHeapFull())) continue;
      this.#open.delete(world.id);
      tooMany -= 1;
    }
  }
}
