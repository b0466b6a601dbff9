import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Clock } from '#sandbox/bank/engine/clock.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { brokenBy } from './invariants.ts';

/** More than a decade of daily jobs for every persona; past it a job is calling itself up for ever. */
const mostJobsInOneMove = 500_000;

/**
 * What went wrong while moving, for whoever watches: a job that throws is dropped, or it would stop the clock for good;
 * one that breaks what must hold has done so.
 */
export interface ClockMoved {
  readonly ran: number;
  readonly failures: readonly string[];
}

/**
 * Puts the clock forward, doing everything that falls due on the way: in order, each job in a commit of its own and at its
 * own instant. A job already overdue, such as one of a persona opened late, runs at the instant it was due. Never backwards.
 */
export async function moveClock(bank: Bank, to: Clock): Promise<ClockMoved> {
  const failures: string[] = [];
  const from = bank.clock.now;
  let ran = 0;
  for (let job = bank.jobs.next; job !== undefined && job.dueAt <= to.now; job = bank.jobs.next) {
    if (ran === mostJobsInOneMove) throw new Error(`Job ${job.id} of the kind ${job.kind} never comes to an end`);
    const done: Change = { change: 'cancel', jobId: job.id };
    bank.clock = { ...bank.clock, now: job.dueAt };
    try {
      const changes = [done, ...(bank.plan.jobKinds[job.kind]?.(job, bank) ?? [])];
      await commit(bank, changes);
      for (const { invariant, message } of brokenBy(bank, changes)) {
        failures.push(`job ${job.id} broke ${invariant}: ${message}`);
      }
    } catch (failure) {
      failures.push(`job ${job.id}: ${failure instanceof Error ? failure.message : String(failure)}`);
      await commit(bank, [done]);
    }
    ran += 1;
  }
  // Whoever read the wall a moment before somebody else must not turn the clock back by that moment.
  bank.clock = to.now < from ? { ...to, now: from } : to;
  return { ran, failures };
}

/** Whether anything is due by then; asked at every request, so it costs one comparison. */
export function isAnythingDue(bank: Bank, by: Instant): boolean {
  return bank.jobs.next !== undefined && bank.jobs.next.dueAt <= by;
}
