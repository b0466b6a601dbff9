import { expect, it } from 'vitest';
import type { FaultMatch } from '#sandbox/control/link/faults.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';

const about: [string, FaultMatch, boolean][] = [
  ['its amount', { amount: '13' }, true],
  ['its amount with pence', { amount: '13.00' }, true],
  ['another amount', { amount: '1.3' }, false],
  ['its payee by alias', { payee: 'feed' }, true],
  ['its payee by part of the name', { payee: 'hay and' }, true],
  ['another payee', { payee: 'farrier' }, false],
  ['its account', { account: 'current' }, true],
  ['another account', { account: 'plain' }, false],
  ['its reference', { reference: 'hay march' }, true],
  ['amount and payee', { amount: '13', payee: 'feed' }, true],
  ['its amount and another payee', { amount: '13', payee: 'farrier' }, false],
];

it.each(about)('a payment of £13 to the feed merchant meets a fault about %s', async (_, match, meets) => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.addFault({ operationId: 'createPayment', kind: '500', match });
  const { status } = await desk.post(await desk.order({ amount: 13 }));
  expect(status).toBe(meets ? 500 : 201);
  const { faults } = await sandbox.control.summary();
  expect(faults).toMatchObject([{ calls: meets ? 1 : 0, fired: meets ? 1 : 0 }]);
});

it.each(about)('its confirmation, which names the order, meets a fault about %s', async (_, match, meets) => {
  const { sandbox, desk } = await nellPaying();
  const order = await desk.order({ amount: 13 });
  const { body } = await desk.post(order);
  await sandbox.control.addFault({ operationId: 'getPayment', kind: '503', match });
  const { status } = await desk.get((body as { paymentId: string }).paymentId);
  expect(status).toBe(meets ? 503 : 200);
});

it('the third call about it fails, and a fault alone is removed', async () => {
  const { sandbox, desk } = await nellPaying();
  await sandbox.control.addFault({ operationId: 'createPayment', kind: '500', only: 3, match: { amount: '13' } });
  await sandbox.control.addFault({ operationId: 'createPayment', kind: 'delay=20' });
  const statuses: number[] = [];
  for (const amount of [13, 12, 13, 13, 13]) statuses.push((await desk.post(await desk.order({ amount }))).status);
  expect(statuses).toEqual([201, 201, 201, 500, 201]);
  expect(await sandbox.control.clearFaults('createPayment@500~amount=13~3')).toMatchObject({
    state: { faults: [{ kind: 'delay=20', calls: 5, fired: 5 }] },
  });
  const held = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request' && entry.heldBackMs === 20);
  expect(held).toHaveLength(5);
});
