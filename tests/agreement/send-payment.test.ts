import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import {
  done,
  draftAnswer,
  heldAnswer,
  paidAnswer,
  payoutCalls,
  stateAnswer,
} from '#src/api/payments/payments.fixture.ts';
import { good, json, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { newPayee, payee } from '#src/features/payments/model/payee.fixture.ts';
import { createPayeeSending, type OrderPayee } from '#src/features/payments/model/send-payment.ts';
import { asId, type PartyId, type PayeeId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';

const groups = '/cz/v1/payments/payeeGroup';
const external = `${groups}/5D0C/payees/external`;
const adding = [`POST ${groups}`, `POST ${external}`, `PATCH ${external}/E813`, `PUT ${external}/E813`];
const nothing = { cutOff: false, alsoPaid: [] };
const fetchNonce = 'GET /v1/session/nonce';
const { create, state, confirm } = payoutCalls;
const at = { groupId: '5D0C', id: asId<PayeeId>('E813') };

const cutOff = () =>
  json(201, {
    status: { result: 'SUCCESSFUL', message: { code: 'DIGX_WW_017', type: 'WARNING', detail: 'Too late for today' } },
    paymentId: '3C5A90E7D2184FB6',
    externalReferenceId: null,
    valueDate: '2026-03-03',
  });
const step = (status = 200) =>
  json(status, {
    status: {
      result: status === 202 ? 'ACCEPTED' : 'SUCCESSFUL',
      referenceNumber: 'PY41',
      message: { code: 'DIGX_APPROVAL_REQUIRED' },
    },
    externalPayee: at,
  });

async function sendingOver(script: Parameters<typeof scriptedBank>[0], given: OrderPayee) {
  let issued = 0;
  const bank = scriptedBank({
    [`POST ${groups}`]: () => json(201, { status: { result: 'SUCCESSFUL' }, payeeGroup: { groupId: '5D0C' } }),
    [`POST ${external}`]: () => json(201, { status: { result: 'SUCCESSFUL' }, externalPayee: at }),
    [`PATCH ${external}/E813`]: () => json(200, { status: { result: 'SUCCESSFUL' }, externalPayee: at }),
    [`PUT ${external}/E813`]: () =>
      json(200, { status: { result: 'SUCCESSFUL', referenceNumber: 'PY41' }, externalPayee: at }),
    [create]: draftAnswer,
    [state]: stateAnswer('INITIATED'),
    [confirm]: paidAnswer,
    [fetchNonce]: () => good({}, { 'x-nonce': `fetched-${++issued}` }),
    ...script,
  });
  const { store } = await signedInStore(bank.fetch);
  const added: unknown[] = [];
  const begin = (orderPayee: OrderPayee) =>
    createPayeeSending(
      store.dispatch,
      {
        party: asId<PartyId>('party'),
        from: account(),
        payee: orderPayee,
        amount: money(12_50, 'GBP'),
        reference: '',
        schedule: { kind: 'now' },
        confirms: 'pay Hetty £12.50',
      },
      (one) => added.push(one),
    );
  const calls = () => bank.calls().filter((call) => !call.endsWith('/nonce'));
  return { sending: begin(given), begin, calls, added };
}

const saved: OrderPayee = { kind: 'saved', payee: payee() };
const toAdd: OrderPayee = { kind: 'new', newPayee };

it('verifies and makes a payment to a saved payee', async () => {
  const { sending, calls } = await sendingOver({}, saved);
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'paid' } });
  expect(calls()).toEqual([create, confirm]);
});

it('adds a new payee first and reads the payment back before confirming it', async () => {
  const { sending, calls, added } = await sendingOver({}, toAdd);
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'paid' } });
  expect(calls()).toEqual([...adding, create, state, confirm]);
  expect(added).toEqual([at]);
});

it('sends once, however often it is started', async () => {
  const held = heldAnswer();
  const { sending, calls } = await sendingOver({ [confirm]: () => held.promise }, saved);
  const both = [sending.send(nothing), sending.send(nothing)];
  held.give(paidAnswer());
  const outcomes = await Promise.all([...both]);
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'paid' } });
  expect(calls()).toEqual([create, confirm]);
});

it('confirms nothing before the customer accepts the cut-off message', async () => {
  const { sending, calls } = await sendingOver({ [create]: cutOff }, saved);
  expect(await sending.send(nothing)).toEqual({ status: 'cut-off', message: 'Too late for today' });
  expect(await sending.send(nothing)).toMatchObject({ status: 'cut-off' });
  expect(calls()).toEqual([create]);
  expect(await sending.send({ ...nothing, cutOff: true })).toMatchObject({ status: 'finished' });
  expect(calls()).toEqual([create, confirm]);
});

it('pays nothing to a payee that needs authorisation', async () => {
  const { sending, calls, added } = await sendingOver({ [`PUT ${external}/E813`]: () => step(202) }, toAdd);
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'payee-initiated' } });
  expect(calls()).toEqual(adding);
  expect(added).toEqual([]);
});

it('pays nothing to a payee that the bank refuses', async () => {
  const { sending, calls } = await sendingOver({ [`POST ${external}`]: () => refused(400, 'DIGX_PY_1360') }, toAdd);
  expect(await sending.send(nothing)).toMatchObject({ status: 'refused', error: { code: 'DIGX_PY_1360' } });
  expect(calls()).toEqual(adding.slice(0, 2));
});

it('reports that a payee may have been added when the last response was lost', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const script = { [`PUT ${external}/E813`]: lost, [`GET ${groups}`]: lost };
  const { sending, calls } = await sendingOver(script, toAdd);
  expect(await sending.send(nothing)).toMatchObject({ status: 'refused', isPayeeUnknown: true });
  expect(calls()).not.toContain(create);
});

it('adds a payee once when the payment is refused and another amount is sent', async () => {
  const funds = () => refused(400, 'DIGX_PY_0134');
  const { sending, begin, calls } = await sendingOver({ [create]: [funds, draftAnswer] }, toAdd);
  expect(await sending.send(nothing)).toMatchObject({ status: 'refused', error: { code: 'DIGX_PY_0134' } });
  expect(await begin({ ...toAdd, added: at }).send(nothing)).toMatchObject({ status: 'finished' });
  expect(calls()).toEqual([...adding, create, create, state, confirm]);
});

it('can be sent again after a refusal, without a second verification', async () => {
  const { sending, calls } = await sendingOver({ [confirm]: [() => refused(400, 'DIGX_PY_0134'), paidAnswer] }, saved);
  expect(await sending.send(nothing)).toMatchObject({ status: 'refused', error: { code: 'DIGX_PY_0134' } });
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'paid' } });
  expect(calls()).toEqual([create, confirm, confirm]);
});

it('reports an unknown outcome and checks it without sending again', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const found = [lost, () => done({ payoutDetails: { statusType: 'COMPLETED', referenceNumber: 'PB1' } })];
  const { sending, calls } = await sendingOver({ [confirm]: lost, [state]: found }, saved);
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'unknown' } });
  expect(await sending.send(nothing)).toMatchObject({ status: 'finished', outcome: { outcome: 'paid' } });
  expect(calls().filter((call) => call === confirm)).toHaveLength(1);
});
