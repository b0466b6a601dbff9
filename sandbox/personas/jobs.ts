import type { BankPlan, JobKind, JobKinds } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { heldOn, jobToSettle } from '#sandbox/bank/engine/holds.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { dayOfLife, liveStep } from './day-of-life.ts';
import type { Life } from './lives/life.ts';
import { bookingInstantOf } from './pending.ts';
import { scripts } from './scripts.ts';

/**
 * The accounts of a persona go on living by the bank's clock: same seed, same habits, same days as in a history, only the
 * balances are now what the customer has made of them. What cannot be paid when it falls due is left out.
 */
const liveOn: JobKind = (job, bank) => {
  const life = lifeIn(bank.plan, String(job.payload.personaId));
  const { postings, holds, next } = liveStep(life, job.payload, {
    balanceOf: (accountId) => bank.ledger.balanceOf(accountId),
    heldOn: (accountId) => heldOn(bank, accountId),
  });
  return [
    ...postings.map((posting): Change => ({ change: 'post', posting })),
    ...holds.map((record): Change => ({ change: 'insert', of: 'holds', record })),
    ...holds.map((hold): Change => ({ change: 'schedule', job: jobToSettle(hold, bookingInstantOf(hold)) })),
    { change: 'schedule', job: next },
  ];
};

/** What the personas bring to the bank's clock. */
export const jobKinds: JobKinds = { [dayOfLife]: liveOn };

/** A cast is pure and a month of the clock asks for it a thousand times: each bank has it made once. */
const lives = new WeakMap<BankPlan, Map<string, Life>>();

function lifeIn(plan: BankPlan, personaId: string): Life {
  const known = lives.get(plan) ?? new Map<string, Life>();
  lives.set(plan, known);
  const life = known.get(personaId) ?? castLife(plan, personaId);
  known.set(personaId, life);
  return life;
}

function castLife(plan: BankPlan, personaId: string): Life {
  const script = scripts.find(({ id }) => id === personaId);
  if (script === undefined) throw new Error(`There is no persona ${personaId}`);
  return script.cast(plan.seed, londonDayOf(plan.openedAt)).life;
}
