import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { betweenOwnAccounts } from '#sandbox/bank/engine/holds.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import {
  currentAccount,
  outside,
  type PayerActions,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { brokenBy, sweep } from './invariants.ts';

type PlantedIn = (bank: Bank, actions: PayerActions) => Change[];

function payment(bank: Bank): PaymentRecord {
  const [first] = bank.records.all('payments');
  if (first === undefined) throw new Error('There is a payment.');
  return first;
}

function stateOf(bank: Bank, state: PaymentRecord['state']): Change {
  return { change: 'update', of: 'payments', record: { ...payment(bank), state } };
}

function bookedFor(order: string, minor = 125_50, over: Partial<Posting> = {}): Change {
  return { change: 'post', posting: posting({ id: order, entries: moved(currentAccount, outside, minor), ...over }) };
}

const afterCutOff = instantInLondon(calendarDay('2026-03-02'), '17:00');

/** Each is committed as if a rule had decided it. */
it.each<[string, string, PlantedIn, Instant?]>([
  ['a payment booked twice', 'payments-are-posted-once', () => [bookedFor('payment-1-again')]],
  ['a payment booked with another amount', 'orders-move-what-was-ordered', () => [bookedFor('payment-1-more', 1)]],
  ['a draft that is booked', 'nothing-moves-unconfirmed', (bank) => [stateOf(bank, 'initiated')]],
  [
    'a payment that waits for approval and is booked',
    'nothing-moves-unconfirmed',
    (bank) => [stateOf(bank, 'pending-approval')],
  ],
  [
    'a payment that is not known yet and is booked',
    'pending-payments-are-held',
    (bank) => [stateOf(bank, 'under-processing')],
  ],
  [
    'a payment made that nothing came of',
    'made-payments-are-booked-or-held',
    (bank) => [{ change: 'insert', of: 'payments', record: { ...payment(bank), id: 'payment-9' } }],
  ],
  [
    'a payment both booked and held',
    'made-payments-are-booked-or-held',
    () => [bookedFor('payment-1-early')],
    afterCutOff,
  ],
  [
    'a payment whose hold is gone',
    'made-payments-are-booked-or-held',
    () => [
      { change: 'remove', of: 'holds', id: 'payment-1' },
      { change: 'cancel', jobId: 'hold.settle:payment-1' },
    ],
    afterCutOff,
  ],
  [
    'a payment that stays on the way',
    'own-payments-arrive',
    () => [bookedFor('payment-1-there', 125_50, { entries: moved(betweenOwnAccounts, outside, 125_50) })],
  ],
  ['a posting without an order', 'orders-are-on-file', () => [bookedFor('payment-77-booked')]],
])('reports %s at once', async (_, invariant, planted, at) => {
  const actions = await payerActions(at === undefined ? {} : { at });
  await actions.pay();
  expect(sweep(actions.bank)).toEqual([]);
  const changes = planted(actions.bank, actions);
  await commit(actions.bank, changes);
  expect(brokenBy(actions.bank, changes).map((each) => each.invariant)).toContain(invariant);
  expect(sweep(actions.bank).map((each) => each.invariant)).toContain(invariant);
});

it.each<[string, string, PlantedIn]>([
  [
    'an active instruction that never falls due',
    'instructions-fall-due-once',
    () => [{ change: 'cancel', jobId: 'instruction.run:instruction-1' }],
  ],
  [
    'one that falls due twice',
    'instructions-fall-due-once',
    (bank) => {
      const [job] = bank.jobs.all.filter(({ kind }) => kind === 'instruction.run');
      if (job === undefined) throw new Error('It falls due.');
      return [{ change: 'schedule', job: { ...job, id: 'instruction.run:once-more' } }];
    },
  ],
  [
    'one that falls due on another day than it says',
    'instructions-fall-due-once',
    (bank) =>
      bank.records.all('instructions').map((record) => ({
        change: 'update',
        of: 'instructions',
        record: { ...record, nextOn: calendarDay('2026-04-17') },
      })),
  ],
  [
    'one that is closed and falls due',
    'instructions-fall-due-once',
    (bank) =>
      bank.records.all('instructions').map((record) => ({
        change: 'update',
        of: 'instructions',
        record: { ...record, state: 'closed', nextOn: null },
      })),
  ],
  ['a run booked twice', 'runs-are-posted-once', () => [bookedFor('instruction-1-run-7-booked')]],
])('reports %s at once', async (_, invariant, planted) => {
  const actions = await payerActions();
  await actions.instruct();
  await actions.waitUntilLondon('2026-03-16', '12:00');
  expect(sweep(actions.bank)).toEqual([]);
  const changes = planted(actions.bank, actions);
  await commit(actions.bank, changes);
  expect(brokenBy(actions.bank, changes).map((each) => each.invariant)).toContain(invariant);
  expect(sweep(actions.bank).map((each) => each.invariant)).toContain(invariant);
});
