import { expect } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmTransferInstruction,
  createTransferInstruction,
} from '#sandbox/bank/instructions/transfer-instructions.ts';
import { currentAccount, type PayerActions, saidOf } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import type { TransferOrder } from '#sandbox/bank/transfers/transfer-order.ts';
import { confirmTransfer, createTransfer } from '#sandbox/bank/transfers/transfers.ts';
import { addDays } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { amounts, command } from './model-command.ts';
import { plans } from './plan-commands.ts';

const scope = 'global';

/** Verified and confirmed in one step; each counts as one command. */
export const transfers = amounts.map((minor) =>
  command(`transfer ${minor}`, async (model, { payer }) => {
    const { bank, customer } = payer;
    const verified = await made(payer, createTransfer(bank, customer(), orderOf(payer, minor)));
    const objection = objectionOf(model.payments, model.transferObjection(minor, true));
    expect(saidOf(verified)).toBe(objection ?? 'verified');
    if (verified.outcome !== 'verified') return;
    const token = tokenOf(bank, customer().session, 'transfer', verified.record.id);
    const confirmed = await made(payer, confirmTransfer(bank, customer(), { token, scope }));
    expect(saidOf(confirmed)).toBe(model.transfer(minor));
  }),
);

export const transfersLater = plans.map(({ minor, frequency, startsIn, lastsDays }) =>
  command(`transfer ${minor} by ${frequency} in ${startsIn} days for ${lastsDays}`, async (model, { payer }) => {
    const { bank, customer } = payer;
    const first = addDays(model.today, startsIn);
    const last = lastsDays === null || frequency === '10' ? null : addDays(first, lastsDays);
    const type = frequency === '10' ? 'NONREC' : 'REC';
    const order = { ...orderOf(payer, minor), type, frequency, startDate: first, endDate: last } as const;
    const verified = await made(payer, createTransferInstruction(bank, customer(), order));
    const objection = model.transferObjection(minor, false) ?? (model.isOutside({ first, last }) ? 'dates' : undefined);
    expect(saidOf(verified)).toBe(objectionOf(model.payments, objection) ?? 'verified');
    if (verified.outcome !== 'verified') return;
    const token = tokenOf(bank, customer().session, 'instruction', verified.record.id);
    const confirmed = await made(payer, confirmTransferInstruction(bank, customer(), { token, scope }));
    expect(saidOf(confirmed)).toBe(model.setUp({ minor, to: 'savings', frequency, first, last }));
  }),
);

function objectionOf(payments: string, objection: string | undefined): string | undefined {
  return payments.startsWith('refuse=') ? 'refused-as-set' : objection;
}

function orderOf({ bank, customer }: PayerActions, minor: number): TransferOrder {
  const { session } = customer();
  return {
    fromToken: tokenOf(bank, session, 'account', currentAccount),
    toToken: tokenOf(bank, session, 'account', 'nell:savings'),
    amount: money(minor, 'GBP'),
    reference: 'Hay March',
    scope,
  };
}

async function made<Verdict extends { readonly outcome: string }>(
  { bank }: PayerActions,
  verdict: Verdict,
): Promise<Verdict> {
  if ('changes' in verdict && verdict.changes !== undefined) {
    await commit(bank, verdict.changes as Parameters<typeof commit>[1]);
  }
  return verdict;
}
