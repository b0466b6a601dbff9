import fc from 'fast-check';
import { expect } from 'vitest';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  neighbourAccount,
  outside,
  type PayerActions,
  payees,
  saidOf,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { confirmWithCode } from './confirm-with-code.ts';
import type { PaymentsInMind, Typed } from './payments-in-mind.ts';
import type { PayeeName } from './plan-in-mind.ts';

/** What all commands of the payments model are made of. */

/** The bank, and who sits at its desk just now. */
export interface RealBank {
  desk: PayerActions;
}

export type Command = fc.AsyncCommand<PaymentsInMind, RealBank>;

/** A thing to do, in words, that is done to both and must come to the same. */
export function command(words: string, run: (mind: PaymentsInMind, real: RealBank) => Promise<void>): Command {
  return {
    check: () => true,
    async run(mind, real) {
      await run(mind, real);
      expectAlike(mind, real);
    },
    toString: () => words,
  };
}

function expectAlike(mind: PaymentsInMind, { desk: { bank } }: RealBank): void {
  expect({
    booked: bank.ledger.balanceOf(currentAccount),
    held: heldOn(bank, currentAccount),
    outside: bank.ledger.balanceOf(outside),
    neighbour: bank.ledger.balanceOf(neighbourAccount),
    byUser: usedToday(bank, { kind: 'USER', id: 'nell' }),
    byParty: usedToday(bank, { kind: 'PARTY', id: 'party-nell' }),
  }).toEqual({
    booked: mind.booked,
    held: mind.held,
    outside: mind.outside,
    neighbour: mind.neighbour ?? 0,
    byUser: mind.usedToday,
    byParty: mind.usedToday,
  });
  expect(sweep(bank)).toEqual([]);
}

export const sums = fc.oneof(
  fc.integer({ min: 1, max: 30_000_00 }),
  fc.constantFrom(0, 1, 500_00, 500_01, 24_999_99, 25_000_00, 60_000_00, 100_000_00, 100_000_01),
);
export const names = fc.constantFrom<Exclude<PayeeName, 'plumber'>>('feed', 'neighbour');
export const anyone = fc.constantFrom<PayeeName>('feed', 'neighbour', 'plumber');

export const ordered = fc.record({ minor: sums, to: anyone });
export type Ordered = { readonly minor: number; readonly to: PayeeName };

export const plumber = {
  accountName: 'Riverside Plumbing',
  accountNumber: '73640519',
  sortCode: '200433',
  accountType: 'Business',
  reference: '',
} as const;

/** The plumber is paid once they may be; until then the feed merchant is. */
export function payable({ plumber }: PaymentsInMind, to: PayeeName): PayeeName {
  return to === 'plumber' && plumber?.isActive !== true ? 'feed' : to;
}

export function recordOf({ desk: { bank } }: RealBank, to: PayeeName): PayeeRecord {
  if (to !== 'plumber') return payees[to];
  const found = bank.records.all('payees').find(({ accountNumber }) => accountNumber === plumber.accountNumber);
  if (found === undefined) throw new Error('The plumber was never handed in.');
  return found;
}

export async function lookThrough(mind: PaymentsInMind, real: RealBank, wish: Ordered): Promise<void> {
  const { desk } = real;
  const { minor } = wish;
  const to = payable(mind, wish.to);
  const verdict = await desk.create(desk.order({ minor, to: recordOf(real, to) }));
  const isRefused = mind.payments.startsWith('refuse=');
  expect(saidOf(verdict)).toBe(isRefused ? 'refused-as-set' : (mind.objection(minor, true) ?? 'verified'));
  if (verdict.outcome === 'verified') mind.lookThrough({ id: verdict.record.id, minor, to });
}

/** The drafts are counted from the latest, so that a short run still finds one. */
export async function confirm(mind: PaymentsInMind, real: RealBank, back: number, typed: Typed): Promise<void> {
  const { desk } = real;
  const draft = mind.drafts.at(-1 - back);
  if (draft === undefined) return;
  const to = recordOf(real, draft.to);
  const order = desk.order({ minor: draft.minor, to });
  const said = await confirmWithCode(desk, draft.id, order, to.sortCode, typed);
  expect(said).toBe(mind.confirm(draft, typed));
}

export async function pay(mind: PaymentsInMind, real: RealBank, order: Ordered, typed: Typed): Promise<void> {
  const before = mind.drafts.length;
  await lookThrough(mind, real, order);
  if (mind.drafts.length > before) await confirm(mind, real, 0, typed);
}

export const typings = fc.constantFrom<Typed>('nothing', 'wrong', 'wrong', 'right', 'right', 'right');
