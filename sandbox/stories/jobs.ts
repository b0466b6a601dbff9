import type { JobKind, JobKinds } from '#sandbox/bank/bank.ts';
import { dayOfLife, liveStep } from './day-of-life.ts';
import { scripts } from './scripts.ts';

/**
 * The accounts of a story go on living by the bank's clock: same seed, same habits, same days as in a history, only the
 * balances are now what the customer has made of them. What cannot be paid when it falls due is left out.
 */
const liveOn: JobKind = (job, bank) => {
  const script = scripts.find(({ id }) => id === job.payload.storyId);
  if (script === undefined) throw new Error(`There is no story ${job.payload.storyId}`);
  const { life } = script.cast(bank.plan.seed, bank.openingDay);
  const { postings, next } = liveStep(life, job.payload, (accountId) => bank.ledger.balanceOf(accountId));
  return [...postings.map((posting) => ({ change: 'post', posting }) as const), { change: 'schedule', job: next }];
};

/** What the stories bring to the bank's clock. */
export const jobKinds: JobKinds = { [dayOfLife]: liveOn };
