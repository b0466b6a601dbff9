import { expect, it } from 'vitest';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { ashdown, type PayeeActions, payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';

const renamed = { nickName: 'Hay and straw' };
const listedOf = (actions: PayeeActions) =>
  actions.listed().map(({ nickName, accountNumber }) => [nickName, accountNumber]);

async function ashdownAdded() {
  const actions = await payeeActions();
  const payee = await actions.add();
  return { actions, payee };
}

/** The payee's details with the result of their check. */
async function checkedAs(actions: PayeeActions, payee: PayeeRecord, over: Partial<PayeeRecord>): Promise<PayeeRecord> {
  const details = { ...payee, ...over };
  const verdict = await actions.check(details);
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  return { ...details, report: verdict.report };
}

it('is unchanged until the change is applied, which needs no second code', async () => {
  const { actions, payee } = await ashdownAdded();
  const money = actions.bank.ledger.hash();
  expect(await actions.amend(payee, { ...payee, ...renamed })).toMatchObject({
    rule: 'payees.change-submitted',
    requiredConfirmation: {
      factors: ['OTP'],
      confirms:
        'to change the payee Ashdown Feed & Forage to Ashdown Feed & Forage, sort code 60-11-22, account ending 8836',
    },
  });
  expect(listedOf(actions)).toEqual([[null, '20418836']]);
  expect(await actions.verify(payee)).toMatchObject({ outcome: 'done', changes: [] });
  const changed = await actions.confirm(payee, { ...payee, ...renamed });
  expect(changed).toMatchObject({ rule: 'payees.changed', payee: { ...renamed, state: 'active', amendment: null } });
  expect(changed).not.toHaveProperty('demand');
  expect(listedOf(actions)).toEqual([['Hay and straw', '20418836']]);
  const referenceNumber = 'referenceNumber' in changed ? changed.referenceNumber : '';
  const again = await actions.confirm(payee, { ...payee, ...renamed });
  expect(again).toMatchObject({ rule: 'payees.confirmed-before', referenceNumber, changes: [] });
  expect(actions.bank.ledger.hash()).toBe(money);
  expect(sweep(actions.bank)).toEqual([]);
});

it('gets a reference number of its London confirmation day, and keeps it', async () => {
  const { actions, payee } = await ashdownAdded();
  const at = (moment: string) => {
    actions.bank.clock = { ...actions.bank.clock, now: moment as Instant };
  };
  const numberOf = async (details: PayeeRecord) => {
    const verdict = await actions.confirm(payee, details);
    return 'referenceNumber' in verdict ? verdict.referenceNumber : verdict;
  };
  expect(await numberOf(payee)).toMatch(/^PB26061/);
  // A minute past midnight, British Summer Time.
  at('2026-06-16T23:01:00.000Z');
  await actions.amend(payee, { ...payee, ...renamed });
  expect(await numberOf(payee)).toMatch(/^PB26061/);
  const changed = await numberOf({ ...payee, ...renamed });
  expect(changed).toMatch(/^PB26168/);
  at('2026-06-17T23:01:00.000Z');
  expect(await numberOf({ ...payee, ...renamed })).toBe(changed);
});

it('awaiting authorisation keeps the reference number of its confirmation day', async () => {
  const { actions, payee } = await ashdownAdded();
  actions.bank.payments = 'needs-authoriser';
  await actions.amend(payee, { ...payee, ...renamed });
  actions.bank.clock = { ...actions.bank.clock, now: '2026-03-03T00:02:00.000Z' as Instant };
  const asked = await actions.confirm(payee, { ...payee, ...renamed });
  expect(asked).toMatchObject({ needsApproval: true, referenceNumber: expect.stringMatching(/^PB26062/) });
  actions.bank.clock = { ...actions.bank.clock, now: '2026-03-04T00:02:00.000Z' as Instant };
  const { referenceNumber } = asked as { referenceNumber: string };
  expect(await actions.confirm(payee, { ...payee, ...renamed })).toMatchObject({ referenceNumber, changes: [] });
});

it('is applied only as it was confirmed', async () => {
  const { actions, payee } = await ashdownAdded();
  await actions.amend(payee, { ...payee, ...renamed });
  for (const details of [
    { ...payee, nickName: 'Hay' },
    { ...payee, ...renamed, accountNumber: '11112222' },
  ]) {
    expect(await actions.confirm(payee, details)).toEqual({ outcome: 'refused', reason: 'not-ready' });
  }
  expect(listedOf(actions)).toEqual([[null, '20418836']]);
});

it('leaves the repeated confirmation of adding unchanged', async () => {
  const { actions, payee } = await ashdownAdded();
  const before = await actions.confirm(payee);
  await actions.amend(payee, { ...payee, ...renamed });
  expect(await actions.confirm(payee)).toEqual({ ...before, payee: actions.bank.records.find('payees', payee.id) });
  expect(before).toMatchObject({ rule: 'payees.confirmed-before', changes: [] });
  expect(await actions.confirm(payee, { ...payee, ...renamed })).toMatchObject({ rule: 'payees.changed' });
});

it('is not applied in a later session, where no code confirmed it', async () => {
  const { actions, payee } = await ashdownAdded();
  await actions.amend(payee, { ...payee, ...renamed });
  const next = await payeeActions({}, actions.bank);
  expect(await next.verify(payee)).toEqual({ outcome: 'refused', reason: 'not-ready' });
  expect(await next.confirm(payee, { ...payee, ...renamed })).toEqual({ outcome: 'refused', reason: 'not-ready' });
  expect(next.listed()).toMatchObject([{ nickName: null }]);
  await next.amend(payee, { ...payee, ...renamed });
  expect(await next.confirm(payee, { ...payee, ...renamed })).toMatchObject({ rule: 'payees.changed' });
});

it('cannot be applied when none was submitted', async () => {
  const { actions, payee } = await ashdownAdded();
  expect(await actions.confirm(payee, { ...payee, ...renamed })).toEqual({ outcome: 'refused', reason: 'not-ready' });
  expect(listedOf(actions)).toEqual([[null, '20418836']]);
});

it('may name another account once checked, and keeps the last reference', async () => {
  const { actions, payee } = await ashdownAdded();
  const unchecked = { ...payee, accountNumber: '11112222' };
  expect(await actions.amend(payee, unchecked)).toEqual({ outcome: 'refused', reason: 'not-checked' });
  const details = await checkedAs(actions, payee, { accountNumber: '70915426', accountName: 'Millrace Energy' });
  await actions.amend(payee, details);
  expect(await actions.confirm(payee, details)).toMatchObject({ payee: { id: payee.id, accountNumber: '70915426' } });
  expect(listedOf(actions)).toEqual([[null, '70915426']]);
});

it('may not duplicate a payee, even one added in the meantime', async () => {
  const { actions, payee } = await ashdownAdded();
  const details = await checkedAs(actions, payee, { accountNumber: '70915426', accountName: 'Millrace Energy' });
  await actions.amend(payee, details);
  await actions.add({ ...ashdown, accountNumber: '70915426', accountName: 'Millrace Energy' });
  expect(await actions.confirm(payee, details)).toEqual({ outcome: 'refused', reason: 'payee-exists' });
  expect(await actions.amend(payee, details)).toEqual({ outcome: 'refused', reason: 'payee-exists' });
  expect(listedOf(actions)).toEqual([
    [null, '20418836'],
    [null, '70915426'],
  ]);
});

it.each([
  ['an empty nickname', { nickName: '' }, 'name-length'],
  ['punctuation in the nickname', { nickName: 'H@y' }, 'name-characters'],
  ['punctuation in the reference', { reference: 'A-1' }, 'reference-characters'],
] as const)('may not have %s', async (_, over, reason) => {
  const { actions, payee } = await ashdownAdded();
  expect(await actions.amend(payee, { ...payee, ...over })).toEqual({ outcome: 'refused', reason });
});

it('is replaced by the next, unless it awaits authorisation', async () => {
  const { actions, payee } = await ashdownAdded();
  await actions.amend(payee, { ...payee, nickName: 'One' });
  await actions.amend(payee, { ...payee, nickName: 'Two' });
  expect(await actions.confirm(payee, { ...payee, nickName: 'One' })).toMatchObject({ reason: 'not-ready' });
  actions.bank.payments = 'needs-authoriser';
  const asked = await actions.confirm(payee, { ...payee, nickName: 'Two' });
  expect(asked).toMatchObject({ rule: 'payees.change-awaits-authorisation', needsApproval: true });
  expect(actions.bank.records.all('approvals')).toMatchObject([{ kind: 'payee-change', subjectId: payee.id }]);
  expect(await actions.confirm(payee, { ...payee, nickName: 'Two' })).toMatchObject({
    needsApproval: true,
    changes: [],
  });
  expect(await actions.amend(payee, { ...payee, nickName: 'Three' })).toMatchObject({ reason: 'not-ready' });
  expect(listedOf(actions)).toEqual([[null, '20418836']]);
});

it('is refused for a payee that is not active', async () => {
  const actions = await payeeActions();
  const verdict = await actions.submit();
  const payee = verdict.outcome === 'done' ? verdict.payee : undefined;
  expect(payee && (await actions.amend(payee, { ...payee, ...renamed }))).toMatchObject({ reason: 'not-ready' });
});
