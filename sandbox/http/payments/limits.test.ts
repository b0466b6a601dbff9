import { expect, it } from 'vitest';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { lastEntry } from '#sandbox/control/small-sandbox.fixture.ts';

const user = '/v1/me/assignedLimitPackage';
const party = '/v1/me/party/assignedLimitPackage';
const used = (entityType: string) => `/v1/financialLimitUtilization?entityType=${entityType}&limitType=PER%23DAILY`;

it.each([
  ['the user', user],
  ['their own party', party],
])('gives the limits of %s, four figures for each target', async (_, path) => {
  const { sandbox, hand } = await nellPaying();
  const pounds = (amount: number) => ({ currency: 'GBP', amount });
  expect(await hand.call('GET', path)).toMatchObject({
    status: 200,
    body: {
      limitPackageDTOList: [
        {
          targetLimitLinkages: ['makePayment', 'internalTransfer', 'bulkPayments'].map((id) => ({
            target: { id },
            limits: [
              { limitType: 'TXN', amountRange: { minTransaction: pounds(0.01), maxTransaction: pounds(100_000) } },
              { limitType: 'PER', periodicity: 'DAILY', maxAmount: pounds(250_000), maxCount: 999 },
            ],
          })),
        },
      ],
    },
  });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
});

it('reports today’s use by user and by party, and nothing for an unused day', async () => {
  const { sandbox, hand, desk } = await nellPaying();
  const usedBy = async (entityType: string, headers: Record<string, string> = {}) => {
    const { body } = await hand.call('GET', used(entityType), { headers });
    expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
    return (body as { limitUtilizationDTOs: unknown[] }).limitUtilizationDTOs;
  };
  expect(await usedBy('USER')).toEqual([]);
  const order = await desk.order();
  for (const _ of [1, 2]) {
    const { paymentId } = (await desk.post(order)).body as { paymentId: string };
    await desk.put(paymentId, order);
    await desk.put(paymentId, order);
  }
  const today = {
    utilizationId: 'makePayment',
    utilizationDate: '2026-03-02T00:00:00',
    limitType: 'PER&#x23;DAILY',
    count: 2,
    amount: { currency: 'GBP', amount: 251 },
  };
  expect(await usedBy('USER')).toMatchObject([{ ...today, entityType: 'USER', entityId: 'nell' }]);
  expect(await usedBy('PARTY')).toMatchObject([{ ...today, entityType: 'PARTY' }]);

  const { body } = await hand.call('GET', '/v1/me');
  const { entities } = body as { entities: { partyId: { value: string } }[] };
  const [own, yard] = entities.map(({ partyId }) => ({ 'x-party-id': partyId.value }));
  expect(await usedBy('PARTY', own)).toMatchObject([today]);
  expect(await usedBy('PARTY', yard)).toEqual([]);
  expect(await usedBy('USER', yard)).toMatchObject([today]);
});

it('refuses unknown kinds of limits', async () => {
  const { hand } = await nellPaying();
  expect((await hand.call('GET', used('EVERYBODY'))).status).toBe(400);
});
