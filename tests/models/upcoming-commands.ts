import fc from 'fast-check';
import { expect } from 'vitest';
import { endedUnauthorised } from '#sandbox/bank/approvals/approvals.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmCancellation, validateCancellation } from '#sandbox/bank/instructions/cancellations.ts';
import { confirmEdit } from '#sandbox/bank/instructions/edits.ts';
import { findUpcoming } from '#sandbox/bank/instructions/upcoming.ts';
import { collectFrom, withMandate } from '#sandbox/bank/testing/mandates.fixture.ts';
import type { PayerActions } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { money } from '#src/kernel/money.ts';
import { command } from './model-command.ts';

/** Cancellations and edits of instructions, and direct debits. */

const backs = fc.nat({ max: 2 });

function refOf({ bank, customer }: PayerActions, { id, type }: { readonly id: string; readonly type: string }) {
  const { session } = customer();
  const code = type === 'REC' ? ('SI' as const) : ('FD' as const);
  const partyToken = tokenOf(bank, session, 'party', 'party-nell');
  return { code, token: tokenOf(bank, session, 'instruction', id), partyToken };
}

function recordOf({ bank }: PayerActions, back: number) {
  return bank.records
    .all('instructions')
    .filter(
      (record) =>
        record.state !== 'initiated' &&
        record.state !== 'pending-approval' &&
        endedUnauthorised(bank, record) === undefined,
    )
    .sort((left, right) => placeOf(left).localeCompare(placeOf(right)))
    .at(-1 - back);
}

/** In the order of confirmation, which for a late one is not that of the drafts. */
function placeOf({ id, confirmedAt }: { readonly id: string; readonly confirmedAt: string | null }): string {
  return `${confirmedAt} ${id.replace(/\D/g, '').padStart(6, '0')}`;
}

export const cancels = backs.map((back) =>
  command(`cancel the instruction ${back} before the last`, async (model, { payer }) => {
    const order = model.orders.at(-1 - back);
    const record = recordOf(payer, back);
    expect(record === undefined).toBe(order === undefined);
    if (order === undefined || record === undefined) return;
    const { bank, customer } = payer;
    const ref = refOf(payer, record);
    const before = bank.stateHash();
    expect(validateCancellation(bank, customer(), ref).outcome).toBe(order.isOver ? 'refused' : 'allowed');
    expect(bank.stateHash()).toBe(before);
    const verdict = confirmCancellation(bank, customer(), ref);
    if (verdict.outcome === 'allowed') await commit(bank, verdict.changes);
    else expect(order.isOver).toBe(true);
    order.isOver = true;
  }),
);

export const edits = fc
  .record({ back: backs, minor: fc.constantFrom(0, 1, 500_01, 24_000_00) })
  .map(({ back, minor }) =>
    command(`edit the instruction ${back} before the last to ${minor}`, async (model, { payer }) => {
      const order = model.orders.at(-1 - back);
      const record = recordOf(payer, back);
      if (order === undefined || record?.type !== 'REC') return;
      const { bank, customer } = payer;
      const ref = refOf(payer, record);
      const changedAt = findUpcoming(bank, customer(), 'SI', ref.token)?.changedAt ?? '';
      const edit = { ...ref, amount: money(minor, 'GBP'), reference: 'Edited', changedAt };
      const verdict = confirmEdit(bank, customer(), edit);
      // As when it was set up: transfers have limits of their own, and need funds.
      const objection =
        order.plan.to === 'savings' ? model.transferObjection(minor, false) : model.objection(minor, false);
      const isUnchanged = record.minor === minor && record.reference === edit.reference;
      const isRefused = order.isOver || model.payments === 'needs-authoriser' || objection !== undefined || isUnchanged;
      expect(verdict.outcome).toBe(isRefused ? 'refused' : 'allowed');
      if (verdict.outcome === 'refused') return;
      await commit(bank, verdict.changes);
      order.plan = { ...order.plan, minor };
    }),
  );

export const collects = fc.constantFrom(1, 180_00, 30_000_00).map((minor) =>
  command(`collect ${minor} by direct debit`, async (model, { payer: { bank } }) => {
    const [known] = bank.records.all('directDebits');
    const { id } = known ?? (await withMandate(bank));
    await collectFrom(bank, id, minor);
    model.collect(minor);
  }),
);
