import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmInstruction } from '#sandbox/bank/instructions/instructions.ts';
import { detailsOf } from '#sandbox/bank/payees/payee-details.ts';
import { usedToday } from '#sandbox/bank/payments/payment-limits.ts';
import { confirmPayment } from '#sandbox/bank/payments/payments.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  moneyOf,
  openingBalance,
  payees,
  payerActions,
  saidOf,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { toInstructionPayout, toPayoutDetails } from '#sandbox/http/payments/payment-wire.ts';
import { requestApproval, waitingFor } from './approvals.ts';

it.each(['one-other', 'two-others'] as const)('sends no payment for a party with the mandate %s', async (mandate) => {
  const actions = await payerActions({ mandate });
  const verdict = await actions.pay();
  expect(verdict).toMatchObject({
    rule: 'payments.awaits-authorisation',
    record: { state: 'pending-approval', referenceNumber: 'PB2606100001' },
  });
  expect(actions.balance()).toBe(openingBalance);
  expect(heldOn(actions.bank, currentAccount)).toBe(0);
  expect(actions.bank.records.all('approvals')).toMatchObject([
    { kind: 'payment', makerId: 'nell', partyId: 'party-nell', referenceNumber: 'PB2606100001', state: 'pending' },
  ]);
  expect(actions.bank.records.find('payees', 'feed')?.lastReference).toBe('');
  expect(sweep(actions.bank)).toEqual([]);
});

it('sends none when a tester requires authorisation, and runs no instruction', async () => {
  const actions = await payerActions();
  actions.bank.payments = 'needs-authoriser';
  expect(saidOf(await actions.pay())).toBe('payments.awaits-authorisation');
  expect(saidOf(await actions.instruct())).toBe('instructions.awaits-authorisation');
  await actions.waitUntilLondon('2026-03-31', '12:00');
  expect(actions.balance()).toBe(openingBalance);
  expect(actions.bank.records.all('approvals').map(({ kind }) => kind)).toEqual(['payment', 'instruction']);
  expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'pending-approval', nextOn: null }]);
  expect(sweep(actions.bank)).toEqual([]);
});

it('voids an order not authorised within thirty days', async () => {
  const actions = await payerActions({ mandate: 'one-other' });
  await actions.pay();
  await actions.instruct();
  await actions.waitUntilLondon('2026-04-01', '10:59:59');
  const { records } = actions.bank;
  const states = () =>
    (['approvals', 'payments', 'instructions'] as const).map((of) => records.all(of).map(({ state }) => state));
  expect(states()).toEqual([['pending', 'pending'], ['pending-approval'], ['pending-approval']]);
  // British Summer Time has begun.
  await actions.waitUntilLondon('2026-04-01', '11:00:00');
  expect(states()).toEqual([['expired', 'expired'], ['failed'], ['closed']]);
  await actions.waitUntilLondon('2026-06-01', '12:00');
  expect(actions.balance()).toBe(openingBalance);
  expect(sweep(actions.bank)).toEqual([]);
});

it('gives the expiry as the reason in the records, on the wire and by mail, for either kind', async () => {
  const actions = await payerActions({ mandate: 'one-other' });
  const [order, plan] = [actions.order(), actions.instruction({ minor: 40_00 })];
  const [payment, instruction] = [await actions.create(order), await actions.createInstruction(plan)];
  if (payment.outcome !== 'verified' || instruction.outcome !== 'verified') throw new Error('They may be paid.');
  await actions.confirm(payment.record.id, order);
  await actions.confirmInstruction(instruction.record.id, plan);
  // The session has expired by then; the test acts for its customer all the same.
  const [customer, { records }] = [actions.customer(), actions.bank];
  await actions.waitUntilLondon('2026-04-01', '11:00');
  const shown = { bank: actions.bank, customer };
  const again = (kind: 'payment' | 'instruction', id: string) => {
    return { token: tokenOf(actions.bank, customer.session, kind, id), sortCode: '601122' };
  };
  const [failed, closed] = [records.all('payments')[0], records.all('instructions')[0]];
  if (failed === undefined || closed === undefined) throw new Error('They are on file.');
  expect(toPayoutDetails(shown, failed)).toMatchObject({ statusType: 'EXPIRED', externalReferenceId: null });
  expect(toInstructionPayout(shown, closed, closed.startOn)).toMatchObject({
    statusType: 'EXPIRED',
    instructionDetails: { nextExecutionDate: null },
  });
  const expired = { outcome: 'refused', reason: 'authorisation-expired' };
  expect(confirmPayment(actions.bank, customer, { ...again('payment', failed.id), order })).toEqual(expired);
  expect(confirmInstruction(actions.bank, customer, { ...again('instruction', closed.id), order: plan })).toEqual(
    expired,
  );
  expect(records.all('mails').map(({ userId, subject, body }) => [userId, subject, body.split('.00')[0]])).toEqual([
    ['nell', 'Payment not authorised in time', expect.stringContaining('£125.50 to Ashdown Feed & Forage, reference')],
    ['nell', 'Standing order not authorised in time', 'Your standing order of £40'],
  ]);
  expect(moneyOf(actions)).toEqual({ left: 0, arrived: 0, held: 0 });
  expect(usedToday(actions.bank, { kind: 'USER', id: 'nell' })).toEqual({ minor: 0, count: 0 });
  expect(actions.bank.jobs.all.filter(({ kind }) => kind === 'instruction.run')).toEqual([]);
  expect(sweep(actions.bank)).toEqual([]);
});

it('does not expire an approved order', async () => {
  const actions = await payerActions({ mandate: 'one-other' });
  await actions.pay();
  const [approval] = actions.bank.records.all('approvals');
  if (approval === undefined) throw new Error('One waits.');
  await commit(actions.bank, [{ change: 'update', of: 'approvals', record: { ...approval, state: 'rejected' } }]);
  await actions.waitUntilLondon('2026-06-01', '12:00');
  expect(actions.bank.records.all('approvals')).toMatchObject([{ state: 'rejected' }]);
  expect(actions.bank.records.all('payments')).toMatchObject([{ state: 'pending-approval' }]);
});

it('removes a payee not authorised in time, and drops a change to one', async () => {
  const actions = await payerActions();
  const asked = { partyId: 'party-nell', makerId: 'nell', referenceNumber: 'PB1' } as const;
  const amendment = { ...detailsOf(payees.feed), nickName: 'Hay', sessionId: actions.customer().session.id };
  await commit(actions.bank, [
    { change: 'update', of: 'payees', record: { ...payees.feed, amendment } },
    ...requestApproval(actions.bank, { ...asked, kind: 'payee', subjectId: 'waiting' }),
  ]);
  await commit(actions.bank, requestApproval(actions.bank, { ...asked, kind: 'payee-change', subjectId: 'feed' }));
  await actions.waitUntilLondon('2026-04-01', '11:00');
  expect(actions.bank.records.all('approvals').map(({ state }) => state)).toEqual(['expired', 'expired']);
  expect(actions.bank.records.find('payees', 'waiting')).toBeUndefined();
  expect(actions.bank.records.find('payeeGroups', 'group-waiting')).toBeUndefined();
  expect(actions.bank.records.find('payees', 'feed')).toEqual(payees.feed);
});

it('requests authorisation once', async () => {
  const actions = await payerActions({ mandate: 'one-other' });
  const order = actions.order();
  const verified = await actions.create(order);
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  await actions.confirm(verified.record.id, order);
  await actions.confirm(verified.record.id, order);
  expect(actions.bank.records.all('approvals')).toHaveLength(1);
});

it('still checks funds and limits', async () => {
  const actions = await payerActions({ mandate: 'one-other' });
  expect(saidOf(await actions.pay({ minor: openingBalance + 1 }))).toBe('not-enough-funds');
  expect(saidOf(await actions.pay({ minor: 100_000_01 }))).toBe('above-ceiling');
});

it('lists pending approvals for the party’s approvers, except the maker', async () => {
  const actions = await payerActions({ mandate: 'one-other' });
  await actions.pay();
  const { session, parties, user: maker } = actions.customer();
  const functions = { permittedFunctions: ['payment', 'approver'] as const };
  const approver = user({ id: 'tom', permittedFunctions: [...functions.permittedFunctions] });
  const countFor = (asking: typeof maker, of = parties) =>
    waitingFor(actions.bank, { session, user: asking, parties: of }).length;
  expect(countFor(approver)).toBe(1);
  expect(countFor({ ...maker, permittedFunctions: ['approver'] })).toBe(0);
  expect(countFor({ ...approver, permittedFunctions: ['payment'] })).toBe(0);
  expect(
    countFor(
      approver,
      parties.filter(({ id }) => id === 'party-yard'),
    ),
  ).toBe(0);
  const [approval] = actions.bank.records.all('approvals');
  if (approval === undefined) throw new Error('One waits.');
  await commit(actions.bank, [{ change: 'update', of: 'approvals', record: { ...approval, state: 'approved' } }]);
  expect(countFor(approver)).toBe(0);
});
