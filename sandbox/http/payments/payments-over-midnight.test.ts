import { expect, it } from 'vitest';
import { payees } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';

const sortCode = '609303';

/** A payment verified three minutes before midnight, by its token. */
async function verifiedLate(amount?: number) {
  const { sandbox, desk, hand } = await nellPaying();
  await sandbox.control.setClock('2026-03-02T23:57', 'kept');
  const order = await desk.order({ to: payees.neighbour, ...(amount === undefined ? {} : { amount }) });
  const verified = await desk.post(order);
  expect(verified).toMatchObject({
    status: 201,
    body: { status: { message: { code: 'DIGX_WW_017' } }, valueDate: '2026-03-03' },
  });
  const { paymentId } = verified.body as { readonly paymentId: string };
  return { sandbox, desk, hand, order, id: paymentId };
}

const ofTheNextDay = {
  status: 200,
  body: {
    status: { referenceNumber: 'PB2606200001' },
    valueDate: '2026-03-03',
    externalReferenceId: 'FP26062000001',
  },
};

it('shows the day and the references of the confirmation just after midnight', async () => {
  const { sandbox, desk, hand, order, id } = await verifiedLate();
  await sandbox.control.advanceClock('PT5M', 'kept');
  expect(await desk.put(id, order, { sortCode })).toMatchObject(ofTheNextDay);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'payments.booked-at-once', contract: 'kept' });
  expect(await desk.get(id)).toMatchObject({
    body: { payoutDetails: { statusType: 'COMPLETED', valueDate: '2026-03-03', referenceNumber: 'PB2606200001' } },
  });
  expect(await desk.money()).toEqual([49_874.5, 49_874.5]);
  const { value } = (await desk.account()).id;
  const last = `/cz/v1/accounts/demandDeposit/${value}/transactions?searchBy=LNT&noOfTransactions=1`;
  expect(await hand.call('GET', last)).toMatchObject({
    body: { czItems: [{ transactionType: 'D', transactionDate: '2026-03-03T00:00:00' }] },
  });
});

it('counts the moment the code was given, not when it was asked for', async () => {
  const { sandbox, desk, order, id } = await verifiedLate(30_000);
  const challenge = await desk.put(id, order, { sortCode });
  const { referenceNo } = JSON.parse(challenge.headers.get('x-challenge') ?? 'null') as { referenceNo: string };
  const phone = await sandbox.control.phone('nell');
  const otp = ('messages' in phone && phone.messages[0]?.code) || '';
  await sandbox.control.advanceClock('PT5M', 'kept');
  expect(await desk.put(id, order, { sortCode, answer: { authType: 'OTP', otp, referenceNo } })).toMatchObject(
    ofTheNextDay,
  );
  expect(await desk.money()).toEqual([20_000, 20_000]);
});
