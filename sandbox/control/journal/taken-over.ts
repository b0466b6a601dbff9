import { canonicalJson } from '#sandbox/bank/engine/canonical.ts';
import { type Checkpoint, type JournalEntry, type StoredInput, withoutBody } from './journal.ts';
import { PlayedAgain } from './played-again.ts';
import { importWorld, type World, type WorldPlan } from './world-state.ts';

/**
 * Goes on from what another build has stored, where this one would have come to the same: the state of the checkpoint has the
 * hash that the other build gave it, and every call after it is answered as it was answered then.
 * @throws Error saying where this build differs.
 */
export async function takenOver(
  checkpoint: Checkpoint,
  tail: readonly StoredInput[],
  entries: readonly JournalEntry[],
  plan: WorldPlan,
): Promise<World> {
  const { n, world: state, stateHash } = checkpoint;
  const world = await importWorld(state, n, plan);
  if (world.bank.stateHash() !== stateHash) throw new Error('it makes another bank of what is stored');
  const again = new PlayedAgain(world);
  for (const input of tail) if (input.kind === 'due' || input.n > n) await again.play(input);
  const stored = new Map(entries.map((entry) => [entry.n, entry]));
  const differs = again.entries.find((entry) => !isAlike(entry, stored.get(entry.n)));
  if (differs !== undefined) throw new Error(`it answers call ${differs.n} in another way`);
  return world;
}

function isAlike(played: JournalEntry, stored: JournalEntry | undefined): boolean {
  // What became of a late request is stored after the call that met it, and the process may have ended between.
  if (stored === undefined) return played.kind === 'request' && played.lateOf !== undefined;
  const isShort = stored.kind === 'request' && stored.answer?.bodyGone === true;
  return canonicalJson(decided(isShort ? withoutBody(played) : played)) === canonicalJson(decided(stored));
}

/** What the bank has decided, without what the host has measured. */
function decided(entry: JournalEntry) {
  if (entry.kind === 'control') return { act: entry.act, breaches: entry.breaches };
  const { operationId, rule, status, answer, breaches, doneAt = null, lateOf = null } = entry;
  return { operationId, rule, status, answer, breaches, doneAt, lateOf };
}
