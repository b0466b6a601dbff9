import { z } from 'zod';
import { Bank, type BankPlan } from './bank.ts';
import { commit } from './change.ts';
import { JobQueue } from './job-queue.ts';
import { instantSchema, jobSchema, postingSchema } from './records.ts';
import { collectionNames, recordSchemas } from './repository.ts';

/** Changes when a state written by one build may not be read by the next. */
const bankStateVersion = 2;

export const clockSchema = z.object({
  now: instantSchema,
  runs: z.union([
    z.object({ mode: z.literal('ticking'), aheadMs: z.number() }),
    z.object({ mode: z.literal('frozen') }),
  ]),
});

/** All a bank holds as one JSON value. */
const bankStateSchema = z.object({
  version: z.literal(bankStateVersion),
  seed: z.int().nonnegative(),
  openedAt: instantSchema,
  opening: z.int().positive(),
  clock: clockSchema,
  records: z.object({
    users: z.array(recordSchemas.users),
    parties: z.array(recordSchemas.parties),
    accounts: z.array(recordSchemas.accounts),
    sessions: z.array(recordSchemas.sessions),
  }),
  postings: z.array(postingSchema),
  jobs: z.array(jobSchema),
  jobsScheduled: z.int().nonnegative(),
  sessionsOpened: z.int().nonnegative(),
});
export type BankState = z.infer<typeof bankStateSchema>;

export function exportBank(bank: Bank): BankState {
  const { records, ledger, jobs } = bank;
  return {
    version: bankStateVersion,
    seed: bank.plan.seed,
    openedAt: bank.plan.openedAt,
    opening: bank.plan.opening,
    clock: bank.clock,
    records: {
      users: records.all('users'),
      parties: records.all('parties'),
      accounts: records.all('accounts'),
      sessions: records.all('sessions'),
    },
    postings: [...ledger.postings],
    jobs: [...jobs.all],
    jobsScheduled: jobs.scheduled,
    sessionsOpened: bank.sessionsOpened,
  };
}

/**
 * The bank that was exported, with the same state hash. What comes in is checked as if it were all committed anew.
 * @throws Error for anything that is not a bank's state.
 */
export async function importBank(state: unknown, plan: Pick<BankPlan, 'stories' | 'jobKinds'>): Promise<Bank> {
  const read = bankStateSchema.parse(state);
  const { seed, openedAt, opening, clock, records, postings, jobs, jobsScheduled, sessionsOpened } = read;
  const bank = new Bank({ ...plan, seed, openedAt, opening }, clock);
  await commit(bank, [
    ...collectionNames.flatMap((of) => records[of].map((record) => ({ change: 'insert', of, record }) as never)),
    ...postings.map((posting) => ({ change: 'post', posting }) as const),
  ]);
  // Jobs keep the sequence they were given; scheduling them anew would number them again.
  bank.jobs = new JobQueue(jobs, jobsScheduled);
  bank.sessionsOpened = sessionsOpened;
  return bank;
}
