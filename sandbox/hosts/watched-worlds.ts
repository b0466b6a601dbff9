import type { KeptWorld } from '#sandbox/store/store.ts';
import { asleep, type KnownWorld, tellWatchers } from './known-world.ts';

interface WatchedOptions {
  /** The newest place of each of those worlds that is still there. */
  newestOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Plays what other processes have stored, which tells of what has changed. */
  catchUp(name: string): Promise<unknown>;
}

/** How soon a page hears of what another process did. */
const everyMs = 1000;

/** Worlds that pages of this process follow, while other processes change them. */
export class WatchedWorlds {
  readonly #options: WatchedOptions;
  readonly #watched = new Map<number, KnownWorld>();
  readonly #newest = new Map<number, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WatchedOptions) {
    this.#options = options;
  }

  watch(kept: KeptWorld): KnownWorld {
    const world = this.#watched.get(kept.id) ?? asleep(kept);
    world.kept = kept;
    this.#watched.set(kept.id, world);
    this.#timer ??= setTimeout(() => void this.#look(), everyMs);
    this.#timer.unref();
    return world;
  }

  find(id: number): KnownWorld | undefined {
    return this.#watched.get(id);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    for (const [id, { watchers }] of this.#watched) if (watchers.size === 0) this.#forget(id);
    try {
      const newest = await this.#options.newestOf([...this.#watched.keys()]);
      for (const [id, world] of this.#watched) {
        const place = newest.get(id);
        if (place === undefined) {
          world.gone = true;
          this.#forget(id);
          tellWatchers(world, { event: 'opened' });
        } else if (place !== this.#newest.get(id)) {
          this.#newest.set(id, place);
          await this.#options.catchUp(world.kept.name);
        }
      }
    } catch {
      // The next look may reach the store.
    }
    this.#timer = this.#watched.size === 0 ? undefined : setTimeout(() => void this.#look(), everyMs);
    this.#timer?.unref();
  }

  #forget(id: number): void {
    this.#watched.delete(id);
    this.#newest.delete(id);
  }
}
