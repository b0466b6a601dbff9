import type { Bank, JobKind, JobKinds } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { heldOn, jobToSettle } from '#sandbox/bank/engine/holds.ts';
import { collect } from '#sandbox/bank/instructions/direct-debits.ts';
import { dayOfLife, liveStep } from './day-of-life.ts';
import { describer } from './described/describer.ts';
import type { Life } from './lives/life.ts';
import { bookingInstantOf } from './pending.ts';
import { scripts } from './scripts.ts';

/**
 * Continues a persona's account activity under the bank's clock: the same seed gives the same events as a history,
 * but against the customer's actual balances. What cannot be paid when due is left out.
 */
const liveOn: JobKind = (job, bank) => {
  const life = lifeIn(bank, String(job.payload.personaId));
  const { postings, holds, collection, next } = liveStep(life, job.payload, {
    balanceOf: (accountId) => bank.ledger.balanceOf(accountId),
    heldOn: (accountId) => heldOn(bank, accountId),
    accountNow: (account) => bank.records.find('accounts', account.id) ?? account,
    isOnRecord: ({ kind, id }) =>
      bank.records.find(kind === 'direct-debit' ? 'directDebits' : 'instructions', id) !== undefined,
  });
  return [
    ...postings.map((posting): Change => ({ change: 'post', posting })),
    ...holds.map((record): Change => ({ change: 'insert', of: 'holds', record })),
    ...holds.map((hold): Change => ({ change: 'schedule', job: jobToSettle(hold, bookingInstantOf(hold)) })),
    ...(collection === undefined ? [] : collect(bank, collection)),
    { change: 'schedule', job: next },
  ];
};

export const jobKinds: JobKinds = { [dayOfLife]: liveOn };

/** Casting is pure and needed a thousand times a month, so each bank does it once. */
const lives = new WeakMap<Bank, Map<string, Life>>();

function lifeIn(bank: Bank, personaId: string): Life {
  const known = lives.get(bank) ?? new Map<string, Life>();
  lives.set(bank, known);
  const life = known.get(personaId) ?? castLife(bank, personaId);
  known.set(personaId, life);
  return life;
}

function castLife({ plan, openingDay, records }: Bank, personaId: string): Life {
  const script = scripts.find(({ id }) => id === personaId);
  if (script !== undefined) return script.cast(plan.seed, openingDay).life;
  const customer = records.all('describedCustomers').find(({ userIds }) => userIds.includes(personaId));
  if (customer === undefined) throw new Error(`There is no persona ${personaId}`);
  return describer.lifeOf(customer);
}
