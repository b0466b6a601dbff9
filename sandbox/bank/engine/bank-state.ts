import { z } from 'zod';
import { jobSchema } from '#sandbox/bank/records/job.ts';
import { type Posting, postingSchema } from '#sandbox/bank/records/posting.ts';
import { type CollectionName, collectionNames, recordSchemas } from '#sandbox/bank/records/record-kinds.ts';
import { instantSchema } from '#sandbox/bank/records/scalars.ts';
import { copSchema, magicSchema, paymentsSchema, scaSchema } from '#sandbox/bank/records/switches.ts';
import { Bank, type BankPlan } from './bank.ts';
import type { Change } from './change.ts';
import { commit } from './commit.ts';
import { JobQueue } from './job-queue.ts';
import { makeBook } from './persona-opening.ts';

/** Increase when a state written by one build cannot be read by the next. */
const bankStateVersion = 9;

export const clockSchema = z.object({
  now: instantSchema,
  runs: z.union([
    z.object({ mode: z.literal('ticking'), aheadMs: z.number() }),
    z.object({ mode: z.literal('frozen') }),
  ]),
});

type RecordLists = { readonly [Name in CollectionName]: z.ZodDefault<z.ZodArray<(typeof recordSchemas)[Name]>> };

function listsOf(make: (name: CollectionName) => unknown): Record<string, unknown> {
  return Object.fromEntries(collectionNames.map((name) => [name, make(name)]));
}

const bankStateSchema = z.object({
  version: z.literal(bankStateVersion),
  seed: z.int().nonnegative(),
  openedAt: instantSchema,
  opening: z.int().positive(),
  clock: clockSchema,
  /** A state from before a collection existed has no records of it. */
  records: z.object(listsOf((name) => z.array(recordSchemas[name]).default([])) as RecordLists),
  /** Where each persona's own past stands among the postings, and its length; the persona regenerates it. */
  broughtIn: z.array(z.object({ personaId: z.string(), from: z.int().nonnegative(), count: z.int().nonnegative() })),
  postings: z.array(postingSchema),
  jobs: z.array(jobSchema),
  jobsScheduled: z.int().nonnegative(),
  sessionsOpened: z.int().nonnegative(),
  otp: z.union([z.literal('phone'), z.string().regex(/^\d{6}$/)]),
  cop: copSchema,
  payments: paymentsSchema,
  /** A state from before a switch existed does not name it. */
  sca: scaSchema.default('as-specified'),
  magic: magicSchema.default('no'),
});
export type BankState = z.infer<typeof bankStateSchema>;

export function exportBank(bank: Bank): BankState {
  const { records, jobs } = bank;
  return {
    version: bankStateVersion,
    seed: bank.plan.seed,
    openedAt: bank.plan.openedAt,
    opening: bank.plan.opening,
    clock: bank.clock,
    records: listsOf((name) => records.all(name)) as BankState['records'],
    broughtIn: [...bank.broughtIn],
    postings: otherPostings(bank),
    jobs: [...jobs.all],
    jobsScheduled: jobs.scheduled,
    sessionsOpened: bank.sessionsOpened,
    otp: bank.otp,
    cop: bank.cop,
    payments: bank.payments,
    sca: bank.sca,
    magic: bank.magic,
  };
}

/**
 * Restores an exported bank with the same state hash. The content is checked as on any commit.
 * @throws Error when the value is not a valid bank state.
 */
export async function importBank(
  state: unknown,
  plan: Pick<BankPlan, 'personas' | 'jobKinds' | 'describer'>,
): Promise<Bank> {
  const read = bankStateSchema.parse(state);
  const { seed, openedAt, opening, clock, records, jobs, jobsScheduled, sessionsOpened } = read;
  const bank = new Bank({ ...plan, seed, openedAt, opening }, clock);
  const restored = (of: CollectionName) => records[of].map((record) => ({ change: 'insert', of, record }) as never);
  // First those whose postings are made again from their description.
  if (records.describedCustomers.length > 0) await plan.describer?.load();
  await commit(bank, restored('describedCustomers'));
  await commit(bank, [
    ...collectionNames.filter((name) => name !== 'describedCustomers').flatMap(restored),
    ...restoredPostings(bank, read),
  ]);
  // Rescheduling would renumber the jobs.
  bank.jobs = new JobQueue(jobs, jobsScheduled);
  bank.sessionsOpened = sessionsOpened;
  bank.otp = read.otp;
  bank.cop = read.cop;
  bank.payments = read.payments;
  bank.sca = read.sca;
  bank.magic = read.magic;
  return bank;
}

function otherPostings({ ledger: { postings }, broughtIn }: Bank): Posting[] {
  const stretches: (readonly Posting[])[] = [];
  let next = 0;
  for (const { from, count } of broughtIn) {
    stretches.push(postings.slice(next, from));
    next = from + count;
  }
  stretches.push(postings.slice(next));
  return stretches.flat();
}

/** @throws Error when a persona no longer generates the same past. */
function restoredPostings(bank: Bank, { broughtIn, postings }: BankState): Change[] {
  const changes: Change[] = [];
  let [booked, taken] = [0, 0];
  const takeUntil = (place: number) => {
    for (; booked < place && taken < postings.length; booked += 1, taken += 1) {
      changes.push({ change: 'post', posting: postings[taken] as Posting });
    }
  };
  for (const { personaId, from, count } of broughtIn) {
    takeUntil(from);
    const past = makeBook(bank, personaId)?.postings ?? [];
    if (booked !== from || past.length !== count)
      throw new Error(`The persona ${personaId} is not the one that was stored`);
    changes.push({ change: 'bring-in', personaId, postings: past });
    booked += count;
  }
  takeUntil(Number.POSITIVE_INFINITY);
  return changes;
}
