import { exportBank } from '#sandbox/bank/engine/bank-state.ts';
import { runJob } from '#sandbox/bank/running/due-jobs.ts';
import type { JournalEntry, RequestEntry } from '#sandbox/control/journal/journal.ts';
import { moveTo, playAct, playRequest } from '#sandbox/control/journal/play.ts';
import { worldAt } from '#sandbox/control/journal/rewind.ts';
import type { World, WorldPlan } from '#sandbox/control/journal/world-state.ts';
import { lateRequestKind } from '#sandbox/http/pipeline/late-requests.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import { type Happening, happeningsBetween } from './happenings.ts';
import { diffStates, type RecordDiff } from './state-diff.ts';

export interface CallEffect {
  /** By the call itself; for a move of the clock, everything that fell due on the way. */
  readonly changes: readonly RecordDiff[];
  /** What the bank did by itself since the entry before: an outcome that came late, a standing order. */
  readonly meanwhile: readonly RecordDiff[];
  /** The same two in words, by day. */
  readonly happened: readonly Happening[];
  readonly happenedMeanwhile: readonly Happening[];
}

interface Past {
  readonly entries: readonly JournalEntry[];
  readonly plan: WorldPlan;
}

/**
 * What one entry of the journal changed, found by replaying the bank up to it elsewhere.
 * @throws Error with a reason when the bank cannot be replayed.
 */
export async function effectOf(world: World, entry: JournalEntry, past: Past): Promise<CallEffect> {
  if (isLate(entry)) return lateEffectOf(world, entry, past);
  const copy = await worldAt(world, past.plan, past.entries, { n: entry.n - 1, at: world.bank.plan.openedAt });
  const afterTheLast = exportBank(copy.bank);
  await moveTo(copy, entry.at);
  const before = exportBank(copy.bank);
  if (entry.kind === 'control') await playAct(copy, entry.at, entry.act);
  else await playRequest(copy, entry.at, entry.request);
  const after = exportBank(copy.bank);
  return {
    changes: diffStates(before, after),
    meanwhile: diffStates(afterTheLast, before).filter(({ of }) => of !== 'clock'),
    happened: happeningsBetween(before, after),
    happenedMeanwhile: happeningsBetween(afterTheLast, before),
  };
}

type LateEntry = RequestEntry & { readonly lateOf: number };

function isLate(entry: JournalEntry): entry is LateEntry {
  return entry.kind === 'request' && entry.lateOf !== undefined;
}

/** The outcome of a late request is a due job, made due by the clock or by whatever came next. */
async function lateEffectOf(world: World, entry: LateEntry, { entries, plan }: Past): Promise<CallEffect> {
  const justBefore = instantFromMs(epochMsOf(entry.at) - 1);
  const last = entries.findLast((each) => each.n < entry.n && !isLate(each));
  const clockAct = last?.kind === 'control' && last.act.act === 'clock' ? last.act : undefined;
  const fellDueByIt = last !== undefined && clockAct !== undefined && clockAct.clock.now >= entry.at;
  const copy = await worldAt(
    world,
    plan,
    entries,
    fellDueByIt ? { n: last.n - 1, at: last.at } : { n: last?.n ?? 0, at: justBefore },
  );
  if (fellDueByIt) {
    const shorter = { now: justBefore, runs: { mode: 'frozen' } } as const;
    await playAct(copy, last.at, { ...clockAct, clock: shorter });
  }

  const { bank } = copy;
  for (let job = bank.jobs.next; job !== undefined && job.dueAt <= entry.at; job = bank.jobs.next) {
    bank.clock = { ...bank.clock, now: job.dueAt };
    const isTheRequest = job.kind === lateRequestKind && job.payload.n === entry.lateOf;
    const before = isTheRequest ? exportBank(bank) : undefined;
    await runJob(bank, job);
    if (before !== undefined) {
      const after = exportBank(bank);
      const happened = happeningsBetween(before, after);
      return { changes: diffStates(before, after), meanwhile: [], happened, happenedMeanwhile: [] };
    }
  }
  throw new Error(`Call ${entry.lateOf} was not carried out again.`);
}
