import { entryOf, lateEntryOf } from './entries.ts';
import type { JournalEntry, StoredInput } from './journal.ts';
import { heldBackMs, moveTo, playedAct, playRequest } from './play.ts';
import { SeenSessions } from './seen-sessions.ts';
import type { World } from './world-state.ts';

/** Plays inputs once more in a world, with the answers that they have there. */
export class PlayedAgain {
  /** Every call as it went again. */
  readonly entries: JournalEntry[] = [];
  readonly #world: World;
  readonly #sessions = new SeenSessions();

  constructor(world: World) {
    this.#world = world;
  }

  /** @throws Error when it is not the one that comes next. */
  async play(input: StoredInput): Promise<void> {
    const world = this.#world;
    await moveTo(world, input.at);
    this.addLate();
    if (input.kind === 'due') return;
    const { n, at } = input;
    if (n !== world.n + 1) throw new Error(`Entry ${world.n + 1} of the journal is missing.`);
    if (input.kind === 'request') {
      const { request } = input;
      const began = performance.now();
      const outcome = await playRequest(world, at, request);
      const customer = this.#customerIn(request);
      const asked = { n, at, request, customer, ms: performance.now() - began };
      this.entries.push(entryOf({ ...asked, heldBackMs: heldBackMs(world) }, outcome));
    } else {
      this.entries.push(await playedAct(world, input.act, at));
    }
    this.addLate();
  }

  /** What became of requests that were carried out late. */
  addLate(): void {
    const { doneLate } = this.#world;
    for (let [next] = doneLate; next !== undefined; [next] = doneLate) {
      doneLate.shift();
      this.entries.push(lateEntryOf(next, this.#customerIn(next.inbound)));
    }
  }

  #customerIn(request: Parameters<SeenSessions['see']>[1]): string | null {
    return this.#sessions.see(this.#world.bank, request)?.userId ?? null;
  }
}
