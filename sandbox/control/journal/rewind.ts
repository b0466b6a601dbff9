import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { JournalEntry } from './journal.ts';
import { openAgain } from './opening.ts';
import { moveTo, playAct, replayRequest, standStill } from './play.ts';
import type { World, WorldPlan } from './world-state.ts';

/** A place in the journal: right after entry `n`, with the clock at `at`. */
export interface PastMoment {
  readonly n: number;
  readonly at: Instant;
}

export interface Bookmark extends PastMoment {
  readonly name: string;
}

/** Oldest first; a name used again means the later place. */
export function bookmarksIn(entries: readonly JournalEntry[]): Bookmark[] {
  const found = new Map<string, Bookmark>();
  for (const entry of entries) {
    if (entry.kind !== 'control' || entry.act.act !== 'bookmark') continue;
    const { name } = entry.act;
    found.delete(name);
    found.set(name, { name, n: entry.n, at: entry.at });
  }
  return [...found.values()];
}

/**
 * The same bank as it was then, with the same sessions and tokens, its clock standing still.
 * @throws Error with a reason when the first entries are no longer kept.
 */
export async function worldAt(
  { bank, openedWith }: World,
  plan: WorldPlan,
  entries: readonly JournalEntry[],
  moment: PastMoment,
): Promise<World> {
  const inputs = entries.filter(({ n }) => n <= moment.n);
  if (moment.n > 0 && inputs[0]?.n !== 1) {
    throw new Error('The first calls to this bank are no longer kept, so it cannot go back.');
  }
  const world = await openAgain(openedWith, plan, bank.plan.opening);
  for (const entry of inputs) {
    // A replay carries out late requests by itself.
    if (entry.kind === 'request' && entry.lateOf !== undefined) continue;
    await moveTo(world, entry.at);
    if (entry.kind === 'control') await playAct(world, entry.at, entry.act);
    else await replayRequest(world, { ...entry, ...(entry.rule === bugRule ? { bug: true } : {}) });
  }
  await standStill(world, moment.at);
  world.doneLate.length = 0;
  return world;
}
