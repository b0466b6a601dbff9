import { type JobRecord, jobSchema } from '#sandbox/bank/records/job.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';

export type NewJob = Omit<JobRecord, 'sequence'>;

/** Jobs by due time, then by order of scheduling. */
export class JobQueue {
  #jobs: readonly JobRecord[];
  #scheduled: number;

  constructor(jobs: readonly JobRecord[] = [], scheduled = 0) {
    this.#jobs = jobs;
    this.#scheduled = scheduled;
  }

  get all(): readonly JobRecord[] {
    return this.#jobs;
  }

  get scheduled(): number {
    return this.#scheduled;
  }

  get next(): JobRecord | undefined {
    return this.#jobs[0];
  }

  /**
   * A changed copy of the queue.
   * @throws Error for an invalid job, an id in use, or an unknown id to cancel.
   */
  with(cancelled: readonly string[], scheduled: readonly NewJob[]): JobQueue {
    if (cancelled.length === 0 && scheduled.length === 0) return this;
    const jobs = new Map(this.#jobs.map((job) => [job.id, job]));
    for (const id of cancelled) {
      if (!jobs.delete(id)) throw new Error(`There is no job ${id} to cancel`);
    }
    let sequence = this.#scheduled;
    for (const job of scheduled) {
      if (jobs.has(job.id)) throw new Error(`There is a job ${job.id} already`);
      const read = jobSchema.safeParse({ ...job, sequence });
      if (!read.success) throw new Error(`The job ${job.id} is not as it must be: ${read.error.message}`);
      // Jobs are sorted by text, which needs one spelling for each instant.
      if (instantFromMs(epochMsOf(job.dueAt)) !== job.dueAt)
        throw new Error(`The job ${job.id} is not due at a canonical instant`);
      jobs.set(job.id, Object.freeze(read.data));
      sequence += 1;
    }
    return new JobQueue([...jobs.values()].sort(byDue), sequence);
  }
}

function byDue(left: JobRecord, right: JobRecord): number {
  if (left.dueAt !== right.dueAt) return left.dueAt < right.dueAt ? -1 : 1;
  return left.sequence - right.sequence;
}
