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
import type { PaymentsModel, Typed } from './payments-model.ts';
import type { PayeeName } from './planned-payment.ts';

/** Parts of the commands of the payments model. */
/** The bank and its signed-in customer. */
export interface RealBank {
  payer: PayerActions;
}

export type Command = fc.AsyncCommand<PaymentsModel, RealBank>;

/** Does the same to model and bank, and expects the same result. */
export function command(words: string, run: (model: PaymentsModel, real: RealBank) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real);
      expectAlike(model, real);
    },
    toString: () => words,
  };
}

function expectAlike(model: PaymentsModel, { payer: { bank } }: RealBank): void {
  expect({
    booked: bank.ledger.balanceOf(currentAccount),
    held: heldOn(bank, currentAccount),
    outside: bank.ledger.balanceOf(outside),
    collected: bank.ledger.balanceOf('clearing:direct-debits:GBP'),
    neighbour: bank.ledger.balanceOf(neighbourAccount),
    byUser: usedToday(bank, { kind: 'USER', id: 'nell' }),
    byParty: usedToday(bank, { kind: 'PARTY', id: 'party-nell' }),
    savings: bank.ledger.balanceOf('nell:savings'),
    transferred: usedToday(bank, { kind: 'USER', id: 'nell' }, 'internalTransfer'),
  }).toEqual({
    booked: model.booked,
    held: model.held,
    outside: model.outside,
    collected: model.collected,
    neighbour: model.neighbour ?? 0,
    byUser: model.usedToday,
    byParty: model.usedToday,
    savings: model.savings,
    transferred: model.transferredToday,
  });
  expect(sweep(bank)).toEqual([]);
}

export const amounts = fc.oneof(
  fc.integer({ min: 1, max: 30_000_00 }),
  fc.constantFrom(0, 1, 500_00, 500_01, 24_999_99, 25_000_00, 60_000_00, 100_000_00, 100_000_01),
);
export const names = fc.constantFrom<Exclude<PayeeName, 'plumber'>>('feed', 'neighbour');
export const anyone = fc.constantFrom<PayeeName>('feed', 'neighbour', 'plumber');

export const ordered = fc.record({ minor: amounts, to: anyone });
export type Ordered = { readonly minor: number; readonly to: PayeeName };

export const plumber = {
  accountName: 'Riverside Plumbing',
  accountNumber: '73640519',
  sortCode: '200433',
  accountType: 'Business',
  reference: '',
} as const;

/** The plumber, or the feed merchant while the plumber cannot be paid. */
export function payable({ plumber }: PaymentsModel, to: PayeeName): PayeeName {
  return to === 'plumber' && plumber?.isActive !== true ? 'feed' : to;
}

export function recordOf({ payer: { bank } }: RealBank, to: PayeeName): PayeeRecord {
  if (to !== 'plumber') return payees[to];
  const found = bank.records.all('payees').find(({ accountNumber }) => accountNumber === plumber.accountNumber);
  if (found === undefined) throw new Error('The plumber was never submitted.');
  return found;
}

export async function verifyPayment(model: PaymentsModel, real: RealBank, wanted: Ordered): Promise<void> {
  const { payer } = real;
  const { minor } = wanted;
  const to = payable(model, wanted.to);
  const verdict = await payer.create(payer.order({ minor, to: recordOf(real, to) }));
  const isRefused = model.payments.startsWith('refuse=');
  expect(saidOf(verdict)).toBe(isRefused ? 'refused-as-set' : (model.objection(minor, true) ?? 'verified'));
  if (verdict.outcome === 'verified') model.verify({ id: verdict.record.id, minor, to });
}

/** Counts drafts back from the latest, so that short runs find one. */
export async function confirm(model: PaymentsModel, real: RealBank, back: number, typed: Typed): Promise<void> {
  const { payer } = real;
  const draft = model.drafts.at(-1 - back);
  if (draft === undefined) return;
  const to = recordOf(real, draft.to);
  const order = payer.order({ minor: draft.minor, to });
  const result = await confirmWithCode(payer, draft.id, order, to.sortCode, typed);
  expect(result).toBe(model.confirm(draft, typed));
}

export async function pay(model: PaymentsModel, real: RealBank, order: Ordered, typed: Typed): Promise<void> {
  const before = model.drafts.length;
  await verifyPayment(model, real, order);
  if (model.drafts.length > before) await confirm(model, real, 0, typed);
}

export const typings = fc.constantFrom<Typed>('nothing', 'wrong', 'wrong', 'right', 'right', 'right');
