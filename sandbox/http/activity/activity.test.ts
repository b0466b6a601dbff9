import { expect, it } from 'vitest';
import { instructions, nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';
import { personaAtHome } from '#sandbox/http/cheques/paper.fixture.ts';
import type { ManualSession } from '#sandbox/walk/session-by-hand.ts';

interface Listed {
  readonly reference: string;
  readonly typeCode: string;
  readonly statusCode: string;
}

const today = 'fromDate=2026-03-02&toDate=2026-03-02';
const counting = '/cz/v1/transactions/count?countFor=all';

function logOf(hand: ManualSession) {
  const list = (code: string, discriminator: string, rest = today) =>
    hand.call('GET', `/cz/v1/transactions?discriminator=${discriminator}&view=all&transactionName=${code}&${rest}`);
  return {
    list,
    entries: async (...asked: Parameters<typeof list>) =>
      ((await list(...asked)).body as { transactionDTOs: Listed[] }).transactionDTOs,
    counts: async (days = today) =>
      ((await hand.call('GET', `${counting}&${days}`)).body as { countDTOList: object[] }).countDTOList,
    read: async (reference: string) => hand.call('GET', `/v1/transactions/${reference}`),
  };
}

it('shows a payment that was made, with who made it', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const log = logOf(hand);
  const order = await desk.order();
  const { paymentId } = (await desk.post(order)).body as { paymentId: string };
  expect(await log.entries('PC_F_DFT', 'PAYMENTS')).toEqual([]);
  await desk.put(paymentId, order);
  expect(await log.entries('PC_F_DFT', 'PAYMENTS')).toMatchObject([
    {
      reference: 'PB2606100001',
      type: 'Make a Payment',
      status: 'Accepted',
      created: '2026-03-02T10:00:00',
      account: { accountNo: '31926819' },
      currency: 'GBP',
      amount: '125.50',
      amountPure: 125.5,
      newBeneDetails: null,
      groupId: (order.to as { groupId: string }).groupId,
      payeeId: (order.to as { payeeId: string }).payeeId,
    },
  ]);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'activity.listed', contract: 'kept' });
  expect(await log.read('PB2606100001')).toMatchObject({
    status: 200,
    body: {
      transactionDTO: {
        accountId: { displayValue: '31926819' },
        toAccountNo: '20418836',
        toSortCode: '601122',
        beneName: 'Ashdown Feed &amp; Forage',
        valueDate: '2026-03-02',
        repeatsUntil: null,
        audit: [
          { authedBy: 'Mrs Eleanor O&#x27;Hara', status: 'Initiated', note: 'Hay March' },
          { authedBy: null, status: 'Accepted' },
        ],
      },
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'activity.read', contract: 'kept' });
});

it('shows a transfer, with the own account that it went to', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const [{ id: debitAccountId }, { id: creditAccountId }] = [await desk.account(), await desk.account('31926821')];
  const json = { amount: { currency: 'GBP', amount: 80 }, debitAccountId, creditAccountId, remarks: 'Rainy day' };
  const { paymentId } = (await hand.call('POST', '/cz/v1/payments/transfers/self', { json })).body as {
    paymentId: string;
  };
  expect(await hand.call('PATCH', `/v1/payments/transfers/self/${paymentId}`)).toMatchObject({ status: 200 });
  const [listed] = await logOf(hand).entries('PC_F_SFT', 'PAYMENTS');
  expect(listed).toMatchObject({ type: 'Internal Transfer', status: 'Accepted', groupId: null, payeeId: null });
  expect(await logOf(hand).read(String(listed?.reference))).toMatchObject({
    body: { transactionDTO: { toAccountId: creditAccountId, toAccountNo: '31926821', amount: '80.00' } },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'activity.read', contract: 'kept' });
});

it('shows a regular payment until further notice', async () => {
  const { hand, desk } = await nellPaying();
  const order = {
    ...(await desk.order()),
    later: true,
    type: 'REC',
    frequency: '50',
    startDate: '2026-03-16',
    endDate: null,
  };
  const { instructionId } = (await desk.post(order, instructions)).body as { instructionId: string };
  await desk.put(instructionId, order, { path: instructions });
  expect(await logOf(hand).read('PB2606100001')).toMatchObject({
    body: {
      transactionDTO: {
        typeCode: 'VSI',
        type: 'External Standing Order/Future Payment',
        valueDate: '2026-03-16',
        repeatsUntil: 'Until further notice',
      },
    },
  });
});

it('follows what awaits authorisation until it expires', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const log = logOf(hand);
  await sandbox.control.setSwitches({ payments: 'needs-authoriser' });
  const order = await desk.order();
  const { paymentId } = (await desk.post(order)).body as { paymentId: string };
  await desk.put(paymentId, order);
  expect(await log.read('PB2606100001')).toMatchObject({
    body: { transactionDTO: { statusCode: 'PENDING_APPROVAL', audit: [{ status: 'Initiated' }, {}] } },
  });
  expect(await log.entries('PC_F_DFT', 'PAYMENTS')).toMatchObject([{ bit: '1' }]);
  await sandbox.control.advanceClock('P31D', 'kept');
  expect(await log.read('PB2606100001')).toMatchObject({
    body: {
      transactionDTO: {
        statusCode: 'EXPIRED',
        audit: [{}, { authedBy: null, date: '2026-04-01', note: 'Not authorised in time' }],
      },
    },
  });
});

it('counts by type and status as it lists', async () => {
  const { sandbox, hand, accountOf } = await personaAtHome();
  const log = logOf(hand);
  const { id } = await accountOf('CA');
  await hand.call('POST', '/cz/v1/chequebookRequest', { json: { accNo: id } });
  await hand.call('POST', '/cz/v1/payInBookRequest', { json: { accNo: id } });
  const halfYear = 'fromDate=2025-09-02&toDate=2026-03-02';
  const counts = await log.counts(halfYear);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'activity.counted', contract: 'kept' });
  expect(counts).toContainEqual({
    transactionType: 'ACCOUNT_NON_FINANCIAL',
    type: 'PBR',
    title: 'Pay-in book request',
    statusCode: 'ACCEPTED',
    status: 'Accepted',
    count: 1,
  });
  for (const { transactionType, type, statusCode, count } of counts as (Listed & Record<string, string | number>)[]) {
    const found = await log.entries(String(type), String(transactionType), `${halfYear}&status=${statusCode}`);
    expect(found).toHaveLength(Number(count));
    expect(new Set(found.map(({ typeCode }) => typeCode))).toEqual(new Set([type]));
  }
});

it.each([
  ['the first day after the last', 'fromDate=2026-03-03&toDate=2026-03-02', 400, 'DIGX_CZ_DATES_01'],
  ['a day in no calendar', 'fromDate=2026-02-30&toDate=2026-03-02', 400, 'DIGX_CZ_DATES_01'],
  ['no last day', 'fromDate=2026-02-28', 400, '10011'],
  ['a status there is not', `${today}&status=MAYBE`, 400, '10011'],
])('refuses to list with %s', async (_, days, status, code) => {
  const { hand } = await nellPaying();
  expect(await logOf(hand).list('PC_F_DFT', 'PAYMENTS', days)).toMatchObject({ status, body: { message: { code } } });
});

it('refuses to count without its days', async () => {
  const { hand } = await nellPaying();
  expect(await hand.call('GET', counting)).toMatchObject({
    status: 400,
    body: { message: { code: 'DIGX_CZ_DATES_01' } },
  });
});

it('lists nothing of a type in another group, and finds no unknown reference', async () => {
  const { hand } = await nellPaying();
  const log = logOf(hand);
  expect(await log.entries('PC_F_DFT', 'PAYEE_BILLER')).toEqual([]);
  expect(await log.entries('constructor', 'PAYMENTS')).toEqual([]);
  expect(await log.read('PB9999999999')).toMatchObject({
    status: 404,
    body: { message: { code: 'DIGX_CZ_ACTIVITY_01' } },
  });
});
