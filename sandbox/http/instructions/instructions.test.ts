import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { instructions, nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import type { HandAnswer } from '#sandbox/walk/session-by-hand.ts';

const monthly = { type: 'REC', frequency: '50', startDate: '2026-03-14', endDate: null, later: true };
const idOf = ({ body }: HandAnswer) => (body as { instructionId: string }).instructionId;

it('sets up, shows and pays an instruction, with every answer as the contract has it', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const order = { ...(await desk.order()), ...monthly };
  const verified = await desk.post(order, instructions);
  expect(verified).toMatchObject({
    status: 201,
    body: { status: { message: { code: '0' } }, externalReferenceId: null, startDate: '2026-03-16' },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'instructions.verified', contract: 'kept' });
  const id = idOf(verified);
  const confirmed = {
    status: 200,
    body: { status: { referenceNumber: 'PB2606100001' }, instructionId: id, startDate: '2026-03-16' },
  };
  expect(await desk.put(id, order, { path: instructions })).toMatchObject(confirmed);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'instructions.set-up', contract: 'kept' });
  expect(await desk.put(id, order, { path: instructions })).toMatchObject(confirmed);
  expect(await desk.get(id, instructions)).toMatchObject({
    status: 200,
    body: {
      payoutDetails: {
        instructionId: id,
        statusType: 'ACTIVE',
        referenceNumber: 'PB2606100001',
        amount: { currency: 'GBP', amount: 125.5 },
        valueDate: '2026-03-16',
        instructionDetails: {
          type: 'REC',
          frequency: '50',
          startDate: '2026-03-14',
          endDate: null,
          nextExecutionDate: '2026-03-16',
        },
      },
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  expect(await desk.money()).toEqual([50_000, 50_000]);
  await sandbox.control.setClock('2026-03-16T06:00');
  await hand.signIn('nell', smallPassword);
  expect(await desk.money()).toEqual([49_874.5, 49_874.5]);
});

it.each([
  ['SI', 'REC', monthly],
  ['FD', 'NONREC', { ...monthly, type: 'NONREC', frequency: '10' }],
] as const)('lists an instruction of the kind %s with its kind and its entity', async (code, type, days) => {
  const { hand, desk } = await nellPaying();
  const order = { ...(await desk.order()), ...days };
  await desk.put(idOf(await desk.post(order, instructions)), order, { path: instructions });
  const { body } = await hand.call('GET', `/cz/v1/payments/instructions?code=${code}&type=${type}`);
  const { instructionsList } = body as { instructionsList: { partyId: object }[] };
  expect(instructionsList).toMatchObject([{ code, type, customerId: instructionsList[0]?.partyId }]);
});

it.each<[string, object, number, string]>([
  ['today', { startDate: '2026-03-02' }, 400, 'DIGX_AP_0048'],
  ['past 90 days', { startDate: '2026-06-01' }, 400, 'DIGX_AP_0048'],
  ['on no day there is', { startDate: '2026-02-30' }, 400, 'DIGX_AP_0048'],
  ['on what is no day at all', { startDate: 'soon' }, 400, '10011'],
  ['by a frequency there is not', { frequency: '55' }, 400, '10011'],
  ['once and monthly', { type: 'NONREC' }, 400, 'DIGX_AP_0048'],
  ['at once', { later: false }, 400, 'DIGX_CZ_PAYMENT_02'],
])('refuses to set up a payment %s', async (_, over, status, code) => {
  const { desk } = await nellPaying();
  const refused = await desk.post({ ...(await desk.order()), ...monthly, ...over }, instructions);
  expect(refused).toMatchObject({ status, body: { message: { code } } });
});

it('does not find an instruction by a payment’s id, or a payment by an instruction’s', async () => {
  const { desk } = await nellPaying();
  const order = await desk.order();
  const { paymentId } = (await desk.post(order)).body as { paymentId: string };
  const id = idOf(await desk.post({ ...order, ...monthly }, instructions));
  expect((await desk.get(paymentId, instructions)).status).toBe(404);
  expect((await desk.get(id)).status).toBe(404);
});

it('refuses a confirmation as an immediate payment', async () => {
  const { desk } = await nellPaying();
  const order = { ...(await desk.order()), ...monthly };
  const id = idOf(await desk.post(order, instructions));
  const refused = await desk.put(id, { ...order, later: false }, { path: instructions });
  expect(refused).toMatchObject({ status: 400, body: { message: { code: 'DIGX_CZ_PAYMENT_02' } } });
});

it('refuses to confirm anything unverified', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const order = { ...(await desk.order()), ...monthly };
  const id = idOf(await desk.post(order, instructions));
  const refused = await desk.put(id, { ...order, endDate: '2026-06-14' }, { path: instructions });
  expect(refused).toMatchObject({ status: 400, body: { message: { code: 'DIGX_CZ_PAYMENT_02' } } });
  expect(await desk.get(id, instructions)).toMatchObject({ body: { payoutDetails: { statusType: 'INITIATED' } } });
  await sandbox.control.setClock('2026-05-01T12:00');
  await hand.signIn('nell', smallPassword);
  expect(await desk.money()).toEqual([50_000, 50_000]);
});

it('answers 202 when authorisation is needed', async () => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'needs-authoriser' });
  const order = { ...(await desk.order()), ...monthly };
  const id = idOf(await desk.post(order, instructions));
  expect(await desk.put(id, order, { path: instructions })).toMatchObject({
    status: 202,
    body: { status: { message: { code: 'DIGX_APPROVAL_REQUIRED' }, referenceNumber: 'PB2606100001' } },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  expect(await desk.get(id, instructions)).toMatchObject({
    body: { payoutDetails: { statusType: 'PENDING_APPROVAL', instructionDetails: { nextExecutionDate: null } } },
  });
});

it('asks for a code for a high-value one', async () => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.setSwitches({ otp: '204816' });
  const order = { ...(await desk.order({ amount: 25_000 })), ...monthly };
  const id = idOf(await desk.post(order, instructions));
  const asked = await desk.put(id, order, { path: instructions });
  expect(asked.status).toBe(417);
  expect(await desk.get(id, instructions)).toMatchObject({ body: { payoutDetails: { statusType: 'INITIATED' } } });
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? 'null') as { referenceNo: string };
  const answer = { authType: 'OTP', otp: '204816', referenceNo } as const;
  expect((await desk.put(id, order, { path: instructions, answer })).status).toBe(200);
});
