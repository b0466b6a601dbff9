import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { collectFrom, withMandate } from '#sandbox/bank/testing/mandates.fixture.ts';
import {
  comeBack,
  neighbourAccount,
  openingBalance,
  outside,
  type PayerActions,
  payees,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { confirmCancellation, type InstructionRef, validateCancellation } from './cancellations.ts';
import { type InstructionCode, listUpcoming } from './upcoming.ts';

const mayManage = { user: { permittedFunctions: ['payment', 'paymentsFuture'] } } as const;
const payer = () => payerActions({ user: { permittedFunctions: [...mayManage.user.permittedFunctions] } });

function refOf({ bank, customer }: PayerActions, code: InstructionCode, id: string, party = 'party-nell') {
  const { session } = customer();
  const ref: InstructionRef = {
    code,
    token: tokenOf(bank, session, 'instruction', id),
    partyToken: tokenOf(bank, session, 'party', party),
  };
  return ref;
}

async function cancel(actions: PayerActions, ref: InstructionRef) {
  const verdict = confirmCancellation(actions.bank, actions.customer(), ref);
  if (verdict.outcome === 'allowed') await commit(actions.bank, verdict.changes);
  return verdict.outcome === 'allowed' ? verdict.rule : verdict.reason;
}

function validated(actions: PayerActions, ref: InstructionRef) {
  const verdict = validateCancellation(actions.bank, actions.customer(), ref);
  return verdict.outcome === 'allowed' ? verdict.rule : verdict.reason;
}

const instructionId = 'instruction-1';

describe.each([
  ['a future payment', 'FD', { type: 'NONREC', frequency: '10' }],
  ['a standing order', 'SI', {}],
] as const)('%s', (_, code, over) => {
  it('is not touched by validation alone', async () => {
    const actions = await payer();
    await actions.instruct(over);
    const before = actions.bank.stateHash();
    expect(validated(actions, refOf(actions, code, instructionId))).toBe('validated');
    expect(actions.bank.stateHash()).toBe(before);
    await actions.waitUntilLondon('2026-03-16', '06:00');
    expect(actions.balance()).toBe(openingBalance - 125_50);
    expect(actions.balance(outside)).toBe(125_50);
  });

  it('never runs once cancelled, not even on the same day', async () => {
    const actions = await payer();
    await actions.instruct(over);
    await actions.waitUntilLondon('2026-03-16', '05:59:59');
    const back = await comeBack(actions);
    expect(await cancel(back, refOf(back, code, instructionId))).toBe('cancelled');
    expect(await cancel(back, refOf(back, code, instructionId))).toBe('cancelled-before');
    await actions.waitUntilLondon('2026-06-30', '12:00');
    expect(actions.balance()).toBe(openingBalance);
    expect(actions.balance(outside)).toBe(0);
    expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'cancelled', nextOn: null, paidOn: [] }]);
    expect(sweep(actions.bank)).toEqual([]);
  });
});

it('a future payment that was made between the two steps cannot be cancelled', async () => {
  const actions = await payer();
  await actions.instruct({ type: 'NONREC', frequency: '10', to: payees.neighbour });
  await actions.waitUntilLondon('2026-03-16', '05:59:59');
  const back = await comeBack(actions);
  const ref = refOf(back, 'FD', instructionId);
  expect(validated(back, ref)).toBe('validated');
  await actions.waitUntilLondon('2026-03-16', '06:00:00');
  expect(await cancel(back, ref)).toBe('instruction-closed');
  expect(actions.balance()).toBe(openingBalance - 125_50);
  expect(actions.balance(neighbourAccount)).toBe(100_00 + 125_50);
});

it('a standing order that ran between the two steps is stopped for what is left', async () => {
  const actions = await payer();
  await actions.instruct();
  await actions.waitUntilLondon('2026-03-16', '05:59:59');
  const back = await comeBack(actions);
  const ref = refOf(back, 'SI', instructionId);
  await actions.waitUntilLondon('2026-03-16', '06:00:00');
  expect(await cancel(back, ref)).toBe('cancelled');
  await actions.waitUntilLondon('2026-12-31', '12:00');
  expect(actions.balance()).toBe(openingBalance - 125_50);
  expect(actions.balance(outside)).toBe(125_50);
});

it('a direct debit that was stopped pays nobody, whenever it is collected', async () => {
  const actions = await payer();
  const { id } = await withMandate(actions.bank);
  expect(await cancel(actions, refOf(actions, 'DD', id))).toBe('cancelled');
  await collectFrom(actions.bank, id, 180_00);
  expect(actions.balance()).toBe(openingBalance);
  expect(actions.bank.ledger.balanceOf('clearing:direct-debits:GBP')).toBe(0);
  expect(actions.bank.records.all('mails').filter(({ subject }) => subject.includes('not paid'))).toEqual([]);
  expect(listUpcoming(actions.bank, actions.customer(), 'DD')).toMatchObject([{ state: 'cancelled', nextOn: null }]);
});

it.each<[string, (actions: PayerActions) => InstructionRef]>([
  ['an unknown id', (actions) => refOf(actions, 'SI', 'instruction-7')],
  ['another kind', (actions) => refOf(actions, 'FD', instructionId)],
  ['another entity of the customer', (actions) => refOf(actions, 'SI', instructionId, 'party-yard')],
])('is refused by %s', async (_, ref) => {
  const actions = await payer();
  await actions.instruct();
  expect(validated(actions, ref(actions))).toBe('instruction-not-found');
  expect(await cancel(actions, ref(actions))).toBe('instruction-not-found');
});

it('is refused once it has ended, and without the function', async () => {
  const actions = await payer();
  await actions.instruct({ endDate: '2026-03-20' });
  await actions.waitUntilLondon('2026-03-16', '12:00');
  const back = await comeBack(actions);
  expect(validated(back, refOf(back, 'SI', instructionId))).toBe('instruction-closed');
  const without = await payerActions({ user: { permittedFunctions: ['payment'] } });
  await without.instruct({ type: 'NONREC', frequency: '10', endDate: null });
  expect(await cancel(without, refOf(without, 'FD', instructionId))).toBe('function-missing');
});
