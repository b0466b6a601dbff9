import type { ControlContext } from './control-core.ts';
import { Abreast } from './journal/abreast.ts';
import { concernsCustomers } from './journal/control-act.ts';
import type { JournalEntry, JournalHead } from './journal/journal.ts';
import { KeptJournal } from './journal/kept-journal.ts';
import { moveTo, playedAct, shownBy } from './journal/play.ts';
import type { Reopened } from './journal/reopen.ts';
import type { World } from './journal/world-state.ts';
import type { WorldOpener, WorldOptions } from './world-opener.ts';

interface KeptBankParts {
  readonly options: Pick<WorldOptions, 'store' | 'build' | 'readWallMs'>;
  readonly opener: WorldOpener;
  /** What was found in the store. */
  readonly reopened: Reopened;
  /** The one that was found, or a fresh one. */
  readonly first: World;
  onEntry(entry: JournalHead): void;
  onChanged(by: 'act' | 'jobs'): void;
  /** Another process has replaced the bank. */
  onOpened(): void;
}

export type KeptBank = Awaited<ReturnType<typeof keepBank>>;

/** Keeps the bank of a sandbox with its journal, lets testers act on it, and lets another take its place. */
export async function keepBank({ options, opener, reopened, first, onEntry, onChanged, onOpened }: KeptBankParts) {
  const { store, build, readWallMs } = options;
  let world = first;
  let { openings } = reopened;
  let notice = reopened.problem === null ? null : `${reopened.problem}, so a fresh bank was opened.`;
  const notify = (why: string) => {
    notice = why;
  };
  const journal = new KeptJournal(
    { store, build, world: () => world, onEntry, onUnstored: notify },
    reopened.entries,
    world.n,
  );
  const abreast =
    store.shared &&
    new Abreast({
      shared: store.shared,
      journal,
      world: () => world,
      readWallMs,
      read: opener.readStored,
      worldBefore: opener.readBefore,
      replace(other) {
        openings = Math.max(openings, other.bank.plan.opening);
        world = other;
      },
      onChanged: (by) => (by === 'opened' ? onOpened() : tellChanged(by)),
    });
  if (reopened.isTakenOver) await abreast?.takeUp();
  const step: Abreast['step'] = (decide, undoes) => abreast?.step(decide, undoes) ?? decide();

  async function begin(entries: readonly JournalEntry[] = []): Promise<void> {
    openings = Math.max(openings, world.bank.plan.opening);
    await journal.begin(entries);
  }

  function tellChanged(by: 'act' | 'jobs'): void {
    world.changedByJobs = false;
    onChanged(by);
  }

  function reportJobs(): void {
    if (world.changedByJobs) tellChanged('jobs');
  }

  const act: ControlContext['act'] = async (controlAct) => {
    const [input, revision] = await step(async () => {
      // What is due is stored first: an act that is then refused leaves nothing that is not.
      await abreast?.runDue();
      const { revision: before } = world.bank;
      const at = abreast === undefined ? shownBy(world, readWallMs()) : world.bank.clock.now;
      const { breaches, ...decided } = await playedAct(world, controlAct, at);
      await journal.remember({ ...decided, breaches }, decided);
      return [decided, before] as const;
    });
    if (concernsCustomers(input, world.bank.revision !== revision)) tellChanged('act');
    else reportJobs();
  };

  return {
    journal,
    act,
    /** Decides and stores, in one order with other processes that write to the same store. */
    step,
    begin,
    notify,
    reportJobs,
    catchUp: abreast && (() => abreast.catchUp()),
    runDue: () => (abreast === undefined ? moveTo(world, shownBy(world, readWallMs())) : abreast.runDue()),
    world: () => world,
    notice: () => notice,
    /** Which opening in its store the next fresh bank is. */
    nextOpening: () => openings + 1,
    async replaceBy(other: World, entries: readonly JournalEntry[] = []): Promise<void> {
      notice = null;
      other.timeline = world.timeline + 1;
      world = other;
      await begin(entries);
    },
  };
}
