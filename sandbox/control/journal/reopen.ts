import { z } from 'zod';
import {
  checkpointSchema,
  type JournalEntry,
  type JournalStore,
  journalEntrySchema,
  journalInputSchema,
} from './journal.ts';
import { moveTo, playAct, replayRequest } from './play.ts';
import { importWorld, type World, type WorldPlan } from './world-state.ts';

export interface Reopened {
  /** Undefined where a bank must be opened afresh. */
  readonly world: World | undefined;
  /** What it was asked lately and what came of it. */
  readonly entries: readonly JournalEntry[];
  /** How many banks were opened in this store so far, as far as it can be read. */
  readonly openings: number;
  /** Why what is stored was not taken up, when that is not what was asked for. */
  readonly notice: string | null;
}

/**
 * The stored bank brought back: its checkpoint, and everything asked since, asked again at its own moment.
 * Afresh, nothing is brought back but the count of openings.
 */
export async function reopen(
  store: JournalStore,
  build: string,
  plan: WorldPlan,
  wanted: 'as-stored' | 'afresh',
): Promise<Reopened> {
  let openings = 0;
  const without = (notice: string | null): Reopened => ({ world: undefined, entries: [], openings, notice });
  try {
    const stored = await store.load();
    if (stored === undefined) return without(null);
    openings = openingsIn(stored.checkpoint);
    if (wanted === 'afresh') return without(null);
    const checkpoint = checkpointSchema.parse(stored.checkpoint);
    if (checkpoint.build !== build) {
      return without(
        `The stored bank was written by build ${checkpoint.build}; this is ${build}, which opens it afresh.`,
      );
    }
    const world = await importWorld(checkpoint.world, checkpoint.n, plan);
    for (const kept of stored.tail) {
      const input = journalInputSchema.parse(kept);
      if (input.n <= checkpoint.n) continue;
      // What was done late on the way has numbers of its own.
      await moveTo(world, input.at);
      if (input.n !== world.n + 1) throw new Error(`entry ${world.n + 1} is missing`);
      if (input.kind === 'request') await replayRequest(world, input);
      else await playAct(world, input.at, input.act);
    }
    // All that was told before.
    world.doneLate.length = 0;
    return { world, entries: await entriesIn(store, world.n), openings, notice: null };
  } catch (failure) {
    return without(
      wanted === 'afresh' ? null : `The stored bank could not be read (${reasonOf(failure)}) and is opened afresh.`,
    );
  }
}

/** They are there to be read, and a bank without them is the same bank: what cannot be read of them is left out. */
async function entriesIn(store: JournalStore, lastN: number): Promise<readonly JournalEntry[]> {
  const stored = await store.loadEntries();
  const read = stored.map((entry) => journalEntrySchema.safeParse(entry));
  return read.flatMap(({ data }) => (data !== undefined && data.n <= lastN ? data : []));
}

export function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

/** Read apart from the rest, because a bank that cannot be taken up was opened all the same. */
function openingsIn(checkpoint: unknown): number {
  const read = openedSchema.safeParse(checkpoint);
  return read.success ? read.data.world.bank.opening : 0;
}

const openedSchema = z.object({ world: z.object({ bank: z.object({ opening: z.int().positive() }) }) });
