import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Clock } from '#sandbox/bank/engine/clock.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { JobRecord } from '#sandbox/bank/records/job.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { brokenBy } from './invariants.ts';

/** More than ten years of daily jobs for every persona; beyond that, a job reschedules itself for ever. */
const mostJobsInOneMove = 500_000;

/** Failures: jobs that threw, and were dropped so that the clock can move on, and jobs that broke an invariant. */
export interface ClockMoved {
  readonly ran: number;
  readonly failures: readonly string[];
}

/** Runs due jobs in order, each in its own commit at its own instant, even where that is overdue. Never goes back. */
export async function moveClock(bank: Bank, to: Clock): Promise<ClockMoved> {
  const failures: string[] = [];
  const from = bank.clock.now;
  let ran = 0;
  for (let job = bank.jobs.next; job !== undefined && job.dueAt <= to.now; job = bank.jobs.next) {
    if (ran === mostJobsInOneMove) throw new Error(`Job ${job.id} of the kind ${job.kind} never ends`);
    failures.push(...(await runJob(bank, job)));
    ran += 1;
  }
  // A caller that read the wall clock slightly earlier must not set the bank's clock back.
  bank.clock = to.now < from ? { ...to, now: from } : to;
  return { ran, failures };
}

/** Runs the next due job at its own instant. @returns what failed, as in `ClockMoved`. */
export async function runJob(bank: Bank, job: JobRecord): Promise<string[]> {
  const done: Change = { change: 'cancel', jobId: job.id };
  bank.clock = { ...bank.clock, now: job.dueAt };
  try {
    const changes = [done, ...(bank.plan.jobKinds[job.kind]?.(job, bank) ?? [])];
    await commit(bank, changes);
    return brokenBy(bank, changes).map(({ invariant, message }) => `job ${job.id} broke ${invariant}: ${message}`);
  } catch (failure) {
    await commit(bank, [done]);
    return [`job ${job.id}: ${reasonOf(failure)}`];
  }
}

/** Checked on every request, so it costs one comparison. */
export function isAnythingDue(bank: Bank, by: Instant): boolean {
  return bank.jobs.next !== undefined && bank.jobs.next.dueAt <= by;
}
