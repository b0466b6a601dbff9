import { expect, it } from 'vitest';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { transferActions } from '#sandbox/bank/testing/transfer-actions.fixture.ts';
import { approversOf, ruleOf } from './approvers.fixture.ts';

async function waiting(order: 'at once' | 'monthly') {
  const actions = await transferActions();
  actions.bank.payments = 'needs-authoriser';
  await (order === 'at once' ? actions.transfer() : actions.instruct({ startDate: '2026-03-16' }));
  const start = actions.balance('nell:current');
  return {
    ...actions,
    moved: () => [start - actions.balance('nell:current'), actions.balance('nell:savings')],
    mails: () => actions.bank.records.all('mails'),
    ...approversOf(actions),
  };
}

it('moves a transfer once when it is authorised, and keeps when', async () => {
  const { bank, moved, mails, approve } = await waiting('at once');
  expect(moved()).toEqual([0, 0]);
  expect(ruleOf(await approve('tom'))).toBe('approvals.authorised');
  expect(ruleOf(await approve('tom'))).toBe('approvals.decided-before');
  expect(moved()).toEqual([125_50, 125_50]);
  expect(bank.records.all('payments')).toMatchObject([{ state: 'completed', authorisedAt: bank.clock.now }]);
  expect(mails()).toMatchObject([{ userId: 'nell', subject: 'Transfer authorised' }]);
  expect(sweep(bank)).toEqual([]);
});

it('checks a transfer again on the day it is authorised', async () => {
  const actions = await waiting('at once');
  await actions.waitUntilLondon('2026-03-03', '09:00');
  expect(ruleOf(await actions.approve('tom'))).toBe('dates');
  expect(actions.moved()).toEqual([0, 0]);
});

it('moves nothing for a transfer that is declined or not authorised in time', async () => {
  const declined = await waiting('at once');
  expect(ruleOf(await declined.decline('tom'))).toBe('approvals.declined');
  expect(declined.bank.records.all('payments')).toMatchObject([{ state: 'failed' }]);
  const late = await waiting('at once');
  await late.waitUntilLondon('2026-04-02', '09:00');
  for (const { moved, mails } of [declined, late]) {
    expect(moved()).toEqual([0, 0]);
    expect(mails()).toMatchObject([{ body: expect.stringContaining('Nothing has moved') }]);
  }
  expect(late.mails()).toMatchObject([{ subject: 'Transfer not authorised in time' }]);
  expect(sweep(late.bank)).toEqual([]);
});

it('begins regular transfers only once they are authorised', async () => {
  const actions = await waiting('monthly');
  expect(ruleOf(await actions.approve('tom'))).toBe('approvals.authorised');
  expect(actions.bank.records.all('instructions')).toMatchObject([{ state: 'active', nextOn: '2026-03-16' }]);
  expect(actions.mails()).toMatchObject([{ subject: 'Regular transfer authorised' }]);
  await actions.waitUntilLondon('2026-03-16', '09:00');
  expect(actions.moved()).toEqual([125_50, 125_50]);
  expect(sweep(actions.bank)).toEqual([]);
});

it('closes regular transfers that are declined, and refuses them from their first day on', async () => {
  const declined = await waiting('monthly');
  expect(ruleOf(await declined.decline('tom'))).toBe('approvals.declined');
  expect(declined.bank.records.all('instructions')).toMatchObject([{ state: 'closed' }]);
  const late = await waiting('monthly');
  await late.waitUntilLondon('2026-03-16', '09:00');
  expect(ruleOf(await late.approve('tom'))).toBe('dates');
  expect([declined.moved(), late.moved()]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
