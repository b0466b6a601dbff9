import { exportBank } from '#sandbox/bank/engine/bank-state.ts';
import type { JournalEntry } from '#sandbox/control/journal/journal.ts';
import { moveTo, playAct, playRequest } from '#sandbox/control/journal/play.ts';
import { worldAt } from '#sandbox/control/journal/rewind.ts';
import type { World, WorldPlan } from '#sandbox/control/journal/world-state.ts';
import { toRequest } from '#sandbox/http/pipeline/inbound.ts';
import { diffStates, type RecordDiff } from './state-diff.ts';

/**
 * What one entry of the journal changed, found by replaying the bank up to it elsewhere.
 * @throws Error with a reason when the bank cannot be replayed.
 */
export async function effectOf(
  world: World,
  {
    entry,
    entries,
    plan,
  }: { readonly entry: JournalEntry; readonly entries: readonly JournalEntry[]; readonly plan: WorldPlan },
): Promise<RecordDiff[]> {
  const copy = await worldAt(world, plan, entries, { n: entry.n - 1, at: entry.at });
  const before = exportBank(copy.bank);
  if (entry.kind === 'control') await playAct(copy, entry.at, entry.act);
  // The outcome of a late request is a due job.
  else if (entry.lateOf !== undefined) await moveTo(copy, entry.at);
  else await playRequest(copy, entry.at, entry.request, toRequest(entry.request));
  return diffStates(before, exportBank(copy.bank));
}
