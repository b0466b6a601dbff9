import { expect, it } from 'vitest';
import { waitingFor } from './approvals.ts';
import { commit } from './change.ts';
import { heldOn } from './holds.ts';
import { sweep } from './invariants.ts';
import { currentAccount, openingBalance, payersDesk, saidOf } from './payer-story.fixture.ts';
import { user } from './small-story.fixture.ts';

it.each(['one-other', 'two-others'] as const)('lets no payment out of a party with the mandate %s', async (mandate) => {
  const desk = await payersDesk({ mandate });
  const verdict = await desk.pay();
  expect(verdict).toMatchObject({
    rule: 'payments.waits-for-approval',
    payment: { state: 'pending-approval', referenceNumber: 'PB2606100001' },
  });
  expect(desk.balance()).toBe(openingBalance);
  expect(heldOn(desk.bank, currentAccount)).toBe(0);
  expect(desk.bank.records.all('approvals')).toMatchObject([
    { kind: 'payment', makerId: 'nell', partyId: 'party-nell', referenceNumber: 'PB2606100001', state: 'pending' },
  ]);
  expect(desk.bank.records.find('payees', 'feed')?.lastReference).toBe('');
  expect(sweep(desk.bank)).toEqual([]);
});

it('lets none out where a tester wants it so, and no instruction fall due', async () => {
  const desk = await payersDesk();
  desk.bank.payments = 'needs-authoriser';
  expect(saidOf(await desk.pay())).toBe('payments.waits-for-approval');
  expect(saidOf(await desk.instruct())).toBe('instructions.waits-for-approval');
  await desk.waitUntilLondon('2026-05-01', '12:00');
  expect(desk.balance()).toBe(openingBalance);
  expect(desk.bank.records.all('approvals').map(({ kind }) => kind)).toEqual(['payment', 'instruction']);
  expect(desk.bank.records.all('instructions')).toMatchObject([{ state: 'pending-approval', nextOn: null }]);
  expect(sweep(desk.bank)).toEqual([]);
});

it('asks for no approval a second time', async () => {
  const desk = await payersDesk({ mandate: 'one-other' });
  const order = desk.order();
  const verified = await desk.create(order);
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  await desk.confirm(verified.payment.id, order);
  await desk.confirm(verified.payment.id, order);
  expect(desk.bank.records.all('approvals')).toHaveLength(1);
});

it('wants the funds there and the limits kept all the same', async () => {
  const desk = await payersDesk({ mandate: 'one-other' });
  expect(saidOf(await desk.pay({ minor: openingBalance + 1 }))).toBe('not-enough-funds');
  expect(saidOf(await desk.pay({ minor: 100_000_01 }))).toBe('above-ceiling');
});

it('tells of what waits whoever may approve for that party, but not the one who made it', async () => {
  const desk = await payersDesk({ mandate: 'one-other' });
  await desk.pay();
  const { session, parties, user: maker } = desk.asker();
  const functions = { permittedFunctions: ['payment', 'approver'] as const };
  const approver = user({ id: 'tom', permittedFunctions: [...functions.permittedFunctions] });
  const countFor = (asking: typeof maker, of = parties) =>
    waitingFor(desk.bank, { session, user: asking, parties: of }).length;
  expect(countFor(approver)).toBe(1);
  expect(countFor({ ...maker, permittedFunctions: ['approver'] })).toBe(0);
  expect(countFor({ ...approver, permittedFunctions: ['payment'] })).toBe(0);
  expect(
    countFor(
      approver,
      parties.filter(({ id }) => id === 'party-yard'),
    ),
  ).toBe(0);
  const [approval] = desk.bank.records.all('approvals');
  if (approval === undefined) throw new Error('One waits.');
  await commit(desk.bank, [{ change: 'update', of: 'approvals', record: { ...approval, state: 'approved' } }]);
  expect(countFor(approver)).toBe(0);
});
