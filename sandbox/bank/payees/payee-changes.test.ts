import { expect, it } from 'vitest';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { ashdown, type PayeeActions, payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';

const renamed = { nickName: 'Hay and straw' };
const listedOf = (desk: PayeeActions) => desk.listed().map(({ nickName, accountNumber }) => [nickName, accountNumber]);

async function ashdownAdded() {
  const desk = await payeeActions();
  const payee = await desk.add();
  return { desk, payee };
}

/** The payee's details with the result of their check. */
async function checkedAs(desk: PayeeActions, payee: PayeeRecord, over: Partial<PayeeRecord>): Promise<PayeeRecord> {
  const details = { ...payee, ...over };
  const verdict = await desk.check(details);
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  return { ...details, report: verdict.report };
}

it('stays as it was until the change is made to count, which asks for no second code', async () => {
  const { desk, payee } = await ashdownAdded();
  const money = desk.bank.ledger.hash();
  expect(await desk.amend(payee, { ...payee, ...renamed })).toMatchObject({
    rule: 'payees.change-handed-in',
    requiredConfirmation: { factors: ['OTP'], confirms: 'to change the payee Ashdown Feed & Forage' },
  });
  expect(listedOf(desk)).toEqual([[null, '20418836']]);
  expect(await desk.verify(payee)).toMatchObject({ outcome: 'done', changes: [] });
  const changed = await desk.confirm(payee, { ...payee, ...renamed });
  expect(changed).toMatchObject({ rule: 'payees.changed', payee: { ...renamed, state: 'active', amendment: null } });
  expect(changed).not.toHaveProperty('demand');
  expect(listedOf(desk)).toEqual([['Hay and straw', '20418836']]);
  const referenceNumber = 'referenceNumber' in changed ? changed.referenceNumber : '';
  const again = await desk.confirm(payee, { ...payee, ...renamed });
  expect(again).toMatchObject({ rule: 'payees.confirmed-before', referenceNumber, changes: [] });
  expect(desk.bank.ledger.hash()).toBe(money);
  expect(sweep(desk.bank)).toEqual([]);
});

it('is numbered on the day it was confirmed, by London’s calendar, and keeps that number', async () => {
  const { desk, payee } = await ashdownAdded();
  const at = (moment: string) => {
    desk.bank.clock = { ...desk.bank.clock, now: moment as Instant };
  };
  const numberOf = async (details: PayeeRecord) => {
    const verdict = await desk.confirm(payee, details);
    return 'referenceNumber' in verdict ? verdict.referenceNumber : verdict;
  };
  expect(await numberOf(payee)).toMatch(/^PB26061/);
  // A minute past midnight, British Summer Time.
  at('2026-06-16T23:01:00.000Z');
  await desk.amend(payee, { ...payee, ...renamed });
  expect(await numberOf(payee)).toMatch(/^PB26061/);
  const changed = await numberOf({ ...payee, ...renamed });
  expect(changed).toMatch(/^PB26168/);
  at('2026-06-17T23:01:00.000Z');
  expect(await numberOf({ ...payee, ...renamed })).toBe(changed);
});

it('that somebody must agree to keeps the number of the day it was confirmed on', async () => {
  const { desk, payee } = await ashdownAdded();
  desk.bank.payments = 'needs-authoriser';
  await desk.amend(payee, { ...payee, ...renamed });
  desk.bank.clock = { ...desk.bank.clock, now: '2026-03-03T00:02:00.000Z' as Instant };
  const asked = await desk.confirm(payee, { ...payee, ...renamed });
  expect(asked).toMatchObject({ needsApproval: true, referenceNumber: expect.stringMatching(/^PB26062/) });
  desk.bank.clock = { ...desk.bank.clock, now: '2026-03-04T00:02:00.000Z' as Instant };
  const { referenceNumber } = asked as { referenceNumber: string };
  expect(await desk.confirm(payee, { ...payee, ...renamed })).toMatchObject({ referenceNumber, changes: [] });
});

it('counts as it was confirmed and in no other way', async () => {
  const { desk, payee } = await ashdownAdded();
  await desk.amend(payee, { ...payee, ...renamed });
  for (const details of [
    { ...payee, nickName: 'Hay' },
    { ...payee, ...renamed, accountNumber: '11112222' },
  ]) {
    expect(await desk.confirm(payee, details)).toEqual({ outcome: 'refused', reason: 'not-ready' });
  }
  expect(listedOf(desk)).toEqual([[null, '20418836']]);
});

it('leaves the adding itself answered as before, given once more', async () => {
  const { desk, payee } = await ashdownAdded();
  const before = await desk.confirm(payee);
  await desk.amend(payee, { ...payee, ...renamed });
  expect(await desk.confirm(payee)).toEqual({ ...before, payee: desk.bank.records.find('payees', payee.id) });
  expect(before).toMatchObject({ rule: 'payees.confirmed-before', changes: [] });
  expect(await desk.confirm(payee, { ...payee, ...renamed })).toMatchObject({ rule: 'payees.changed' });
});

it('is not made to count in a later session, where it was confirmed with no code', async () => {
  const { desk, payee } = await ashdownAdded();
  await desk.amend(payee, { ...payee, ...renamed });
  const next = await payeeActions({}, desk.bank);
  expect(await next.verify(payee)).toEqual({ outcome: 'refused', reason: 'not-ready' });
  expect(await next.confirm(payee, { ...payee, ...renamed })).toEqual({ outcome: 'refused', reason: 'not-ready' });
  expect(next.listed()).toMatchObject([{ nickName: null }]);
  await next.amend(payee, { ...payee, ...renamed });
  expect(await next.confirm(payee, { ...payee, ...renamed })).toMatchObject({ rule: 'payees.changed' });
});

it('cannot be made to count when nothing was handed in', async () => {
  const { desk, payee } = await ashdownAdded();
  expect(await desk.confirm(payee, { ...payee, ...renamed })).toEqual({ outcome: 'refused', reason: 'not-ready' });
  expect(listedOf(desk)).toEqual([[null, '20418836']]);
});

it('may be another account where that was checked, and keeps what it was last paid with', async () => {
  const { desk, payee } = await ashdownAdded();
  const unchecked = { ...payee, accountNumber: '11112222' };
  expect(await desk.amend(payee, unchecked)).toEqual({ outcome: 'refused', reason: 'not-checked' });
  const details = await checkedAs(desk, payee, { accountNumber: '70915426', accountName: 'Millrace Energy' });
  await desk.amend(payee, details);
  expect(await desk.confirm(payee, details)).toMatchObject({ payee: { id: payee.id, accountNumber: '70915426' } });
  expect(listedOf(desk)).toEqual([[null, '70915426']]);
});

it('may not become what is a payee already, not even one that was added in the meantime', async () => {
  const { desk, payee } = await ashdownAdded();
  const details = await checkedAs(desk, payee, { accountNumber: '70915426', accountName: 'Millrace Energy' });
  await desk.amend(payee, details);
  await desk.add({ ...ashdown, accountNumber: '70915426', accountName: 'Millrace Energy' });
  expect(await desk.confirm(payee, details)).toEqual({ outcome: 'refused', reason: 'payee-exists' });
  expect(await desk.amend(payee, details)).toEqual({ outcome: 'refused', reason: 'payee-exists' });
  expect(listedOf(desk)).toEqual([
    [null, '20418836'],
    [null, '70915426'],
  ]);
});

it.each([
  ['an empty nickname', { nickName: '' }, 'name-length'],
  ['a sign in the nickname', { nickName: 'H@y' }, 'name-characters'],
  ['a sign in the reference', { reference: 'A-1' }, 'reference-characters'],
] as const)('may not have %s', async (_, over, reason) => {
  const { desk, payee } = await ashdownAdded();
  expect(await desk.amend(payee, { ...payee, ...over })).toEqual({ outcome: 'refused', reason });
});

it('gives way to the next, as long as nobody was asked to agree to it', async () => {
  const { desk, payee } = await ashdownAdded();
  await desk.amend(payee, { ...payee, nickName: 'One' });
  await desk.amend(payee, { ...payee, nickName: 'Two' });
  expect(await desk.confirm(payee, { ...payee, nickName: 'One' })).toMatchObject({ reason: 'not-ready' });
  desk.bank.payments = 'needs-authoriser';
  const asked = await desk.confirm(payee, { ...payee, nickName: 'Two' });
  expect(asked).toMatchObject({ rule: 'payees.change-awaits-approval', needsApproval: true });
  expect(desk.bank.records.all('approvals')).toMatchObject([{ kind: 'payee-change', subjectId: payee.id }]);
  expect(await desk.confirm(payee, { ...payee, nickName: 'Two' })).toMatchObject({ needsApproval: true, changes: [] });
  expect(await desk.amend(payee, { ...payee, nickName: 'Three' })).toMatchObject({ reason: 'not-ready' });
  expect(listedOf(desk)).toEqual([[null, '20418836']]);
});

it('is not taken of a payee that is not in use', async () => {
  const desk = await payeeActions();
  const verdict = await desk.handIn();
  const payee = verdict.outcome === 'done' ? verdict.payee : undefined;
  expect(payee && (await desk.amend(payee, { ...payee, ...renamed }))).toMatchObject({ reason: 'not-ready' });
});
