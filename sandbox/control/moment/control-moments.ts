import type { JournalEntry } from '#sandbox/control/journal/journal.ts';
import { type Snapshot, takeSnapshot } from '#sandbox/control/journal/snapshot.ts';
import type { World, WorldPlan } from '#sandbox/control/journal/world-state.ts';
import { type ControlResult, misread, notNow } from '#sandbox/control/queries/control-verdict.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type CallEffect, effectOf } from './call-effect.ts';
import { type MomentPage, momentFrom } from './moment.ts';

/** What a moment says about the browser that showed it. */
export interface OpenedMoment {
  /** Null for one that the bank does not know. */
  readonly session: string | null;
  readonly page: MomentPage | null;
}

/** @template Done what the control adds to every verb that was carried out. */
export interface Moments<Done> {
  /** Opens the same bank elsewhere, as it is now or as it was before call `beforeN`. */
  snapshot(beforeN?: number): Promise<ControlResult<{ readonly snapshot: Snapshot }>>;
  /**
   * Replaces the current bank with the one in a snapshot, a moment or a bug bundle, whose clock then stands still. The
   * same state is reached, or the file is refused with a reason and the current bank stays.
   */
  openSnapshot(written: unknown): Promise<ControlResult<Done & OpenedMoment>>;
  /**
   * What entry `n` changed in the bank: a call, the outcome of a late one, or a tester's act. Replays the bank up to it,
   * which may take seconds after a long history.
   */
  effect(n: number): Promise<ControlResult<{ readonly n: number } & CallEffect>>;
}

interface MomentContext<Done> {
  worldNow(): Promise<World>;
  world(): World;
  entries(): readonly JournalEntry[];
  /** @throws Error with the reason. */
  openSnapshot(snapshot: Snapshot): Promise<void>;
  done(): Promise<{ readonly outcome: 'done' } & Done>;
  readonly plan: WorldPlan;
  readonly build: string;
}

export function createMoments<Done>(context: MomentContext<Done>): Moments<Done> {
  const { worldNow, plan, build } = context;

  /** Runs a task on the entry of that number, with the reason when it cannot be done. */
  async function withEntry<Answer>(
    n: number | undefined,
    task: (world: World, entry: JournalEntry | undefined) => Promise<Answer>,
  ): Promise<ControlResult<Answer>> {
    const world = await worldNow();
    const entry = context.entries().find((each) => each.n === n);
    if (n !== undefined && entry === undefined) return notNow(`There is no call ${n}.`);
    try {
      return { outcome: 'done', ...(await task(world, entry)) };
    } catch (failure) {
      return notNow(reasonOf(failure));
    }
  }

  return {
    snapshot: (beforeN) =>
      withEntry(beforeN, async (world, before) => ({
        snapshot: takeSnapshot(world, build, context.entries(), before),
      })),
    async openSnapshot(written) {
      const read = momentFrom(written);
      if (read.outcome === 'refused') return misread('snapshot', read.reason, read.allowed);
      const { snapshot, session, page = null } = read.moment;
      try {
        await context.openSnapshot(snapshot);
      } catch (failure) {
        return notNow(reasonOf(failure));
      }
      const known = context.world().bank.records.find('sessions', session ?? '');
      return { ...(await context.done()), session: known === undefined ? null : known.id, page };
    },
    effect: (n) =>
      withEntry(n, async (world, entry) => {
        const entries = context.entries();
        if (entry === undefined) throw new Error(`There is no call ${n}.`);
        return { n, ...(await effectOf(world, entry, { entries, plan })) };
      }),
  };
}
