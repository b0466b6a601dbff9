import type { Clock } from '#sandbox/bank/engine/clock.ts';
import { isAnythingDue } from '#sandbox/bank/running/due-jobs.ts';
import { concernsCustomers } from './control-act.ts';
import { journalEntrySchema, type MissedPlace, Overtaken, type SharedJournal, storedInputSchema } from './journal.ts';
import type { KeptJournal } from './kept-journal.ts';
import { moveTo, shownBy } from './play.ts';
import { playStored, type Reopened } from './reopen.ts';
import type { World } from './world-state.ts';

interface AbreastOptions {
  readonly shared: SharedJournal;
  readonly journal: KeptJournal;
  world(): World;
  readWallMs(): number;
  /** Reads the bank from the store. */
  read(): Promise<Reopened & { readonly world: World }>;
  /** The bank as it was before its last decision, without its entries; undefined where the store no longer has that. */
  worldBefore(): Promise<Reopened['world']>;
  replace(world: World): void;
  /** What customers see may be another, by an act of a tester elsewhere, by due jobs, or because the bank was replaced. */
  onChanged(by: 'act' | 'jobs' | 'opened'): void;
}

/**
 * Keeps one bank abreast of what other processes store in the same journal. Whatever changes the bank takes a place in the
 * journal, so that each process decides on the state after the place before.
 */
export class Abreast {
  readonly #options: AbreastOptions;
  /** The clock after the last place: asking for the time moves the bank's own on, which takes no place. */
  #clock: Clock;

  constructor(options: AbreastOptions) {
    this.#options = options;
    this.#clock = options.world().bank.clock;
  }

  async catchUp(): Promise<void> {
    const { shared, world } = this.#options;
    if (!shared.isBehind()) return;
    world().bank.clock = this.#clock;
    const missed = await shared.missed();
    if (missed === undefined) {
      await this.takeUp();
      this.#options.onChanged('opened');
    } else for (const place of missed) await this.#play(place);
    this.#clock = world().bank.clock;
  }

  /**
   * Lets the bank in the store take the place of this one. What another build has stored gets a place of this build's first, so that
   * the other notices before it goes on.
   */
  async takeUp(): Promise<void> {
    const { read, replace, journal } = this.#options;
    for (;;) {
      const { world, entries, isTakenOver } = await read();
      replace(world);
      this.#clock = world.bank.clock;
      if (!isTakenOver) return journal.takeUp(entries);
      try {
        return await journal.begin(entries);
      } catch (failure) {
        if (!(failure instanceof Overtaken)) throw failure;
      }
    }
  }

  /**
   * Decides and stores. Where another process has stored first, the bank is put back, catches up and decides again.
   * @param undoes whether the decision gives the bank another journal, or adds to the one that it has.
   */
  async step<Result>(decide: () => Promise<Result>, undoes: 'another' | 'last' = 'last'): Promise<Result> {
    for (;;) {
      try {
        const result = await decide();
        this.#clock = this.#options.world().bank.clock;
        return result;
      } catch (failure) {
        if (!(failure instanceof Overtaken)) throw failure;
        await this.#putBack(undoes);
        await this.catchUp();
      }
    }
  }

  /** Does what is due by now. It takes a place of its own, so that an act refused later leaves nothing behind. */
  async runDue(): Promise<void> {
    const { world, readWallMs, shared } = this.#options;
    const here = world();
    if (!isAnythingDue(here.bank, shownBy(here, readWallMs()))) return moveTo(here, shownBy(here, readWallMs()));
    await this.step(async () => {
      const at = shownBy(world(), readWallMs());
      const isDue = isAnythingDue(world().bank, at);
      await moveTo(world(), at);
      if (isDue) await shared.appendDue(at);
    });
  }

  async #putBack(undoes: 'another' | 'last'): Promise<void> {
    const { worldBefore, replace, world } = this.#options;
    const before = undoes === 'last' ? await worldBefore() : undefined;
    if (before === undefined) await this.takeUp();
    else replace(before);
    this.#clock = world().bank.clock;
  }

  async #play({ input, entry }: MissedPlace): Promise<void> {
    const { world, journal, onChanged } = this.#options;
    const stored = storedInputSchema.parse(input);
    const { revision } = world().bank;
    await playStored(world(), stored);
    journal.heard(journalEntrySchema.safeParse(entry).data);
    const isAct = stored.kind === 'control' && concernsCustomers(stored, world().bank.revision !== revision);
    if (isAct || world().changedByJobs) onChanged(isAct ? 'act' : 'jobs');
  }
}
