import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nellPaying, payments } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import type { HandAnswer } from '#sandbox/walk/session-by-hand.ts';

const idOf = ({ body }: HandAnswer) => (body as { paymentId: string }).paymentId;

/** The code of a refusal, wherever it stands. */
function codeOf({ body }: HandAnswer): string {
  const { status, message } = body as { status?: { message: { code: string } }; message?: { code: string } };
  return (status?.message ?? message)?.code ?? 'none';
}

const untouched = [50_000, 50_000];
const paid = [49_874.5, 49_874.5];

it('verifies, shows and makes a payment, with every answer as the contract has it', async () => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order();
  const verified = await desk.post(order);
  expect(verified).toMatchObject({
    status: 201,
    body: {
      status: { result: 'SUCCESSFUL', message: { code: '0', type: 'INFO' } },
      externalReferenceId: null,
      valueDate: '2026-03-02',
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payments.verified-same-day', contract: 'kept' });
  const id = idOf(verified);
  expect(await desk.get(id)).toMatchObject({
    status: 200,
    body: {
      payoutDetails: { paymentId: id, statusType: 'INITIATED', referenceNumber: null, externalReferenceId: null },
    },
  });
  expect(await desk.money()).toEqual(untouched);

  expect(await desk.put(id, order)).toMatchObject({
    status: 200,
    body: {
      status: { result: 'SUCCESSFUL', referenceNumber: 'PB2606100001', message: { code: '0' } },
      paymentId: id,
      externalReferenceId: 'FP26061000001',
      valueDate: '2026-03-02',
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payments.booked-at-once', contract: 'kept' });
  expect(await desk.money()).toEqual(paid);
  expect(await desk.get(id)).toMatchObject({
    body: {
      payoutDetails: {
        statusType: 'COMPLETED',
        referenceNumber: 'PB2606100001',
        externalReferenceId: 'FP26061000001',
        from: order.from.id,
        to: order.to,
        payeeDetails: {
          nickName: 'Hay and straw',
          accountName: 'Ashdown Feed &amp; Forage',
          accountNumber: '20418836',
          sortCode: '601122',
        },
        amount: { currency: 'GBP', amount: 125.5 },
        reference: 'Hay March',
        valueDate: '2026-03-02',
      },
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
});

it('is void in the next session', async () => {
  const { hand, desk } = await nellPaying();
  const id = idOf(await desk.post(await desk.order()));
  await hand.signIn('nell', smallPassword);
  const refused = await desk.put(id, await desk.order());
  expect([refused.status, codeOf(refused)]).toEqual([404, 'DIGX_CZ_PAYMENT_01']);
  expect(codeOf(await desk.get(id))).toBe('DIGX_CZ_PAYMENT_01');
  expect(await desk.money()).toEqual(untouched);
});

it('warns after the cut-off, names the day, and holds the money', async () => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'cut-off' });
  const order = await desk.order();
  const verified = await desk.post(order);
  expect(verified).toMatchObject({
    status: 201,
    body: {
      status: { message: { code: 'DIGX_WW_017', type: 'WARNING', detail: expect.stringContaining('03/03/2026') } },
      valueDate: '2026-03-03',
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  expect(await desk.put(idOf(verified), order)).toMatchObject({
    status: 200,
    body: { externalReferenceId: 'FP26061000001', valueDate: '2026-03-03' },
  });
  expect(await desk.money()).toEqual([50_000, 49_874.5]);
});

it('answers 202 when authorisation is needed, and moves nothing', async () => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'needs-authoriser' });
  const order = await desk.order();
  const id = idOf(await desk.post(order));
  const waiting = {
    status: 202,
    body: {
      status: {
        result: 'ACCEPTED',
        referenceNumber: 'PB2606100001',
        message: { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' },
      },
      externalReferenceId: null,
    },
  };
  expect(await desk.put(id, order)).toMatchObject(waiting);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept', rule: 'payments.awaits-authorisation' });
  expect(await desk.put(id, order)).toMatchObject(waiting);
  expect(await desk.get(id)).toMatchObject({ body: { payoutDetails: { statusType: 'PENDING_APPROVAL' } } });
  expect(await desk.money()).toEqual(untouched);
});

it('keeps the outcome pending for three minutes when a tester sets it', async () => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.setSwitches({ payments: 'under-processing' });
  const order = await desk.order();
  const id = idOf(await desk.post(order));
  expect(await desk.put(id, order)).toMatchObject({
    status: 200,
    body: { status: { referenceNumber: 'PB2606100001' }, externalReferenceId: 'UNDER_PROCESSING' },
  });
  expect(await desk.get(id)).toMatchObject({
    body: { payoutDetails: { statusType: 'UNDER_PROCESSING', externalReferenceId: 'UNDER_PROCESSING' } },
  });
  expect(await desk.money()).toEqual([50_000, 49_874.5]);
  await sandbox.control.advanceClock('PT3M');
  expect(await desk.get(id)).toMatchObject({
    body: { payoutDetails: { statusType: 'COMPLETED', externalReferenceId: 'FP26061000001' } },
  });
  expect(await desk.money()).toEqual(paid);
});

it('refuses orders with the tester’s code', async () => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order();
  await sandbox.control.setSwitches({ payments: 'refuse=DIGX_PY_HOST_006' });
  const refused = await desk.post(order);
  expect([refused.status, codeOf(refused)]).toEqual([400, 'DIGX_PY_HOST_006']);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payments.refused-as-set' });
});

it.each(['DIGX_TFA_0004', 'DIGX_AUTH_0007', 'DIGX_CZ_TFA_0001'])(
  'refuses with %s as plainly as with any other code: nobody was challenged',
  async (code) => {
    const { sandbox, desk } = await nellPaying();
    const order = await desk.order();
    await sandbox.control.setSwitches({ payments: `refuse=${code}` });
    const refused = await desk.post(order);
    expect([refused.status, codeOf(refused)]).toEqual([400, code]);
    expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  },
);

it('does not make a payment later than shown, with the refusal the contract has', async () => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order();
  const id = idOf(await desk.post(order));
  await sandbox.control.setSwitches({ payments: 'cut-off' });
  const refused = await desk.put(id, order);
  expect([refused.status, codeOf(refused)]).toEqual([400, 'DIGX_CZ_AP_0001']);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payments.cut-off-passed', contract: 'kept' });
  await sandbox.control.setSwitches({ payments: 'ok' });
  expect(codeOf(await desk.put(id, order))).toBe('DIGX_CZ_AP_0001');
  expect(await desk.get(id)).toMatchObject({ body: { payoutDetails: { statusType: 'FAILED' } } });
  expect(await desk.money()).toEqual(untouched);
});

it.each<[string, object, number, string]>([
  ['a sign in the reference', { reference: 'A-1' }, 400, 'DIGX_PY_0138'],
  ['36 characters of reference', { reference: 'x'.repeat(36) }, 400, 'DIGX_PY_REMARK_001'],
  ['nothing', { amount: { currency: 'GBP', amount: 0 } }, 400, 'DIGX_CZ_FL_01'],
  ['half a penny', { amount: { currency: 'GBP', amount: 0.005 } }, 400, 'DIGX_PROD_DEF_0000'],
  ['a penny more than there is', { amount: { currency: 'GBP', amount: 50_000.01 } }, 400, 'DIGX_PY_0134'],
  ['a penny past the ceiling', { amount: { currency: 'GBP', amount: 100_000.01 } }, 400, 'SM-MULMAN05'],
  ['euros', { amount: { currency: 'EUR', amount: 1 } }, 400, '10011'],
  [
    'an account there is not',
    { from: { id: { value: 'X', displayValue: '1' }, balance: '1.000000' } },
    404,
    'DIGX_CZ_ACCOUNT_01',
  ],
  ['a payee there is not', { to: { groupId: 'X', payeeId: 'Y' } }, 404, 'DIGX_CZ_PAYEE_01'],
  ['what is meant for later', { later: true }, 400, 'DIGX_CZ_PAYMENT_02'],
])('refuses %s, and keeps no draft', async (_, over, status, code) => {
  const { desk } = await nellPaying();
  const refused = await desk.post({ ...(await desk.order()), ...over });
  expect([refused.status, codeOf(refused)]).toEqual([status, code]);
  expect(await desk.money()).toEqual(untouched);
});

it.each<[string, object, string]>([
  ['at stage 0', { stage: 0 }, '601122'],
  ['with another amount', { amount: { currency: 'GBP', amount: 125.51 } }, '601122'],
  ['with another sort code', {}, '601123'],
])('does not make a payment %s', async (_, over, sortCode) => {
  const { hand, desk } = await nellPaying();
  const order = await desk.order();
  const id = idOf(await desk.post(order));
  const json = { ...order, stage: 1, ...over };
  expect(codeOf(await hand.call('PUT', `${payments}/${id}?sortCode=${sortCode}`, { json }))).toBe('DIGX_CZ_PAYMENT_02');
  expect(await desk.money()).toEqual(untouched);
});
