import { z } from 'zod';
import { reasonOf } from '#src/kernel/reason-of.ts';
import {
  type Checkpoint,
  checkpointSchema,
  type JournalEntry,
  type JournalStore,
  journalEntrySchema,
  type StoredInput,
  type StoredJournal,
  storedInputSchema,
} from './journal.ts';
import { moveTo, playAct, replayRequest } from './play.ts';
import { takenOver } from './taken-over.ts';
import { importWorld, type World, type WorldPlan } from './world-state.ts';

export interface Reopened {
  /** Undefined when a fresh bank must be opened. */
  readonly world: World | undefined;
  readonly entries: readonly JournalEntry[];
  readonly openings: number;
  /** Why the stored bank was not resumed, when it should have been: a clause without a full stop. */
  readonly problem: string | null;
  /** Another build has stored it: this one must store it in turn before it decides anything. */
  readonly isTakenOver: boolean;
}

/**
 * Restores the stored bank: its checkpoint, then a replay of every later entry at its own moment. With `fresh` only
 * the count of openings is restored.
 */
export async function reopen(
  store: JournalStore,
  build: string,
  plan: WorldPlan,
  wanted: 'as-stored' | 'fresh',
): Promise<Reopened> {
  let openings = 0;
  const taken = async (checkpoint: Checkpoint, tail: readonly unknown[], entries: readonly JournalEntry[]) => {
    const inputs = tail.map((input) => storedInputSchema.parse(input));
    try {
      return await takenOver(checkpoint, inputs, entries, plan);
    } catch (failure) {
      const advice = 'A process of that build opens it: take a snapshot there, or discard it';
      throw new Refused(`${writtenBy(checkpoint, build)}, and ${reasonOf(failure)}. ${advice}`);
    }
  };
  const without = (problem: string | null): Reopened => ({
    world: undefined,
    entries: [],
    openings,
    problem,
    isTakenOver: false,
  });
  try {
    const stored = await store.load();
    if (stored === undefined) return without(null);
    openings = openingsIn(stored.checkpoint);
    if (wanted === 'fresh') return without(null);
    const checkpoint = checkpointSchema.parse(stored.checkpoint);
    const isTakenOver = checkpoint.build !== build;
    if (isTakenOver && checkpoint.stateHash === undefined) return without(writtenBy(checkpoint, build));
    const entries = await entriesIn(store);
    const world = isTakenOver ? await taken(checkpoint, stored.tail, entries) : await worldIn(stored, plan);
    return { world, entries: entries.filter(({ n }) => n <= world.n), openings, problem: null, isTakenOver };
  } catch (failure) {
    if (failure instanceof Refused) return without(failure.message);
    return without(wanted === 'fresh' ? null : `The stored bank could not be read (${reasonOf(failure)})`);
  }
}

function writtenBy(checkpoint: Checkpoint, build: string): string {
  return `The stored bank was written by build ${checkpoint.build}; this is build ${build}`;
}

/** @throws Error when what is stored does not lead to a world. */
export async function worldIn({ checkpoint: written, tail }: StoredJournal, plan: WorldPlan): Promise<World> {
  const checkpoint = checkpointSchema.parse(written);
  const world = await importWorld(checkpoint.world, checkpoint.n, plan);
  for (const kept of tail) {
    const input = storedInputSchema.parse(kept);
    if (input.kind === 'due' || input.n > checkpoint.n) await playStored(world, input);
  }
  // All of them were reported before the reload.
  world.doneLate.length = 0;
  return world;
}

/** @throws Error when it is not the one that comes next. */
export async function playStored(world: World, input: StoredInput): Promise<void> {
  // Late requests carried out on the way have their own numbers.
  await moveTo(world, input.at);
  if (input.kind === 'due') return;
  if (input.n !== world.n + 1) throw new Error(`entry ${world.n + 1} is missing`);
  if (input.kind === 'request') await replayRequest(world, input);
  else await playAct(world, input.at, input.act);
}

/** What is stored was read, and is another build's alone. */
class Refused extends Error {}

/** Entries are only for reading, so unreadable ones are left out. */
async function entriesIn(store: JournalStore): Promise<readonly JournalEntry[]> {
  const stored = await store.loadEntries();
  const read = stored.map((entry) => journalEntrySchema.safeParse(entry));
  return read.flatMap(({ data }) => data ?? []);
}

/** Read separately: a bank that cannot be resumed still counts as opened. */
function openingsIn(checkpoint: unknown): number {
  const read = openedSchema.safeParse(checkpoint);
  return read.success ? read.data.world.bank.opening : 0;
}

const openedSchema = z.object({ world: z.object({ bank: z.object({ opening: z.int().positive() }) }) });
