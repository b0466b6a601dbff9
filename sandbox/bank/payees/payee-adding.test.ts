import { describe, expect, it } from 'vitest';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PayeeDetails } from '#sandbox/bank/records/payee.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { ashdown, doneOr, payeeActions, payeeActionsIn, payeeOf } from '#sandbox/bank/testing/payee-actions.fixture.ts';

const matched = {
  enabled: true,
  matched: 'Y',
  selectionStatus: null,
  reasonCode: null,
  payeeAccountName: null,
} as const;

describe('step by step', () => {
  it('is not listed or confirmable before it is verified, and is active once confirmed', async () => {
    const actions = await payeeActions();
    const money = actions.bank.ledger.hash();
    const payee = doneOr(await actions.submit({ nickName: 'Hay and straw' }));
    expect(payee).toMatchObject({ ...ashdown, nickName: 'Hay and straw', state: 'submitted', creatorId: 'nell' });
    expect(actions.listed()).toEqual([]);
    expect(await actions.confirm(payee)).toEqual({ outcome: 'refused', reason: 'not-ready' });
    expect(await actions.verify(payee)).toMatchObject({ rule: 'payees.verified', payee: { state: 'verified' } });
    expect(await actions.verify(payee)).toMatchObject({ payee: { state: 'verified' }, changes: [] });
    expect(actions.listed()).toEqual([]);
    expect(await actions.confirm(payee)).toMatchObject({
      rule: 'payees.added',
      payee: { state: 'active', partyId: 'party-nell', report: matched, lastReference: '', amendment: null },
      requiredConfirmation: {
        factors: ['OTP'],
        confirms: 'to add Ashdown Feed & Forage, sort code 60-11-22, account ending 8836, as a payee',
      },
    });
    expect(actions.listed().map(({ id, state }) => [id, state])).toEqual([[payee.id, 'active']]);
    expect(await actions.verify(payee)).toEqual({ outcome: 'refused', reason: 'not-ready' });
    expect(actions.bank.ledger.hash()).toBe(money);
    expect(sweep(actions.bank)).toEqual([]);
  });

  it('is confirmed once, with the same answer each time', async () => {
    const actions = await payeeActions();
    const payee = doneOr(await actions.submit());
    await actions.verify(payee);
    const first = await actions.confirm(payee);
    const before = actions.bank.records.all('payees');
    const again = await actions.confirm(payee);
    expect(again).toMatchObject({ rule: 'payees.confirmed-before', changes: [] });
    expect(again).not.toHaveProperty('demand');
    expect(again).toHaveProperty('referenceNumber', 'referenceNumber' in first ? first.referenceNumber : 'none');
    expect(again).toHaveProperty('referenceNumber', expect.stringMatching(/^PB26061\d{6}$/));
    expect(actions.bank.records.all('payees')).toEqual(before);
  });

  it.each([
    ['another nickname', { nickName: 'Hay' }],
    ['another name', { accountName: 'Ashdown Feed' }],
    ['another account', { accountNumber: '20418837' }],
    ['another sort code', { sortCode: '601147' }],
    ['another kind of holder', { accountType: 'Personal' }],
    ['another reference', { reference: '' }],
    ['another report', { report: { ...matched, matched: 'A' } }],
    ['another choice', { report: { ...matched, selectionStatus: 'N' } }],
  ] as const)('is not confirmed as %s', async (_, over) => {
    const actions = await payeeActions();
    const payee = doneOr(await actions.submit());
    await actions.verify(payee);
    expect(await actions.confirm(payee, { ...payee, ...over })).toEqual({ outcome: 'refused', reason: 'not-ready' });
    expect(actions.listed()).toEqual([]);
  });

  it('needs no code from a customer without a second factor', async () => {
    const actions = await payeeActions({ secondFactor: 'none' });
    const payee = doneOr(await actions.submit());
    await actions.verify(payee);
    expect(await actions.confirm(payee)).toMatchObject({ requiredConfirmation: undefined });
  });
});

describe('a submitted payee', () => {
  it.each([
    ['no name', { accountName: '' }, 'name-length'],
    ['punctuation in the name', { accountName: 'Ashdown; Feed' }, 'name-characters'],
    ['an empty nickname', { nickName: '' }, 'name-length'],
    ['a nickname of 36', { nickName: 'N'.repeat(36) }, 'name-length'],
    ['punctuation in the nickname', { nickName: 'H@y' }, 'name-characters'],
    ['punctuation in the reference', { reference: 'Account-4417' }, 'reference-characters'],
    ['a reference of 36', { reference: 'A'.repeat(36) }, 'reference-too-long'],
    ['a number of seven', { accountNumber: '2041883' }, 'details-not-found'],
    ['an unused sort code', { sortCode: '601123' }, 'details-not-found'],
    ['a bank without Faster Payments', { sortCode: '236972', accountNumber: '58190436' }, 'details-not-found'],
  ] as const)('is refused with %s and not recorded', async (_, over, reason) => {
    const actions = await payeeActions();
    await actions.check(ashdown);
    const details: PayeeDetails = { ...payeeOf(ashdown, matched), ...over };
    expect(await actions.create(await actions.group(), details)).toEqual({ outcome: 'refused', reason });
    expect(actions.bank.records.all('payees')).toEqual([]);
  });

  it('accepts 35 characters each and an empty reference', async () => {
    const actions = await payeeActions();
    const name = 'N'.repeat(35);
    expect(await actions.submit({ accountName: name, nickName: name, reference: '' })).toMatchObject({
      outcome: 'done',
    });
  });

  it.each([
    ['there was no check', undefined, {}],
    ['another name was', { accountName: 'Ashdown Feeds' }, {}],
    ['another account was', { accountNumber: '20418837' }, {}],
    ['another reference was', { reference: '' }, {}],
    ['another kind of holder was', { accountType: 'Personal' }, {}],
    ['the result was different', {}, { matched: 'A' }],
    ['no reason was found', {}, { reasonCode: 'ANNM' }],
    ['no name was given', {}, { payeeAccountName: 'Ashdown' }],
    ['the bank did not check it', {}, { enabled: false }],
    ['the customer did not continue', {}, { selectionStatus: 'Y' }],
  ] as const)('must be what was checked: %s', async (_, checked, reported) => {
    const actions = await payeeActions();
    if (checked !== undefined) await actions.check({ ...ashdown, ...checked });
    const details = payeeOf(ashdown, { ...matched, ...reported });
    const verdict = await actions.create(await actions.group(), details);
    expect(verdict).toEqual({ outcome: 'refused', reason: 'not-checked' });
  });

  it('must have been checked in this session', async () => {
    const actions = await payeeActions();
    await actions.check(ashdown);
    const next = await payeeActions({}, actions.bank);
    const verdict = await next.create(await next.group(), payeeOf(ashdown, matched));
    expect(verdict).toEqual({ outcome: 'refused', reason: 'not-checked' });
  });

  it('may differ from the check when the customer chose to continue', async () => {
    const actions = await payeeActions();
    actions.bank.cop = 'ANNM';
    await actions.check(ashdown);
    const against = { ...matched, matched: 'N', reasonCode: 'ANNM', selectionStatus: 'N' } as const;
    expect(doneOr(await actions.create(await actions.group(), payeeOf(ashdown, against))).report).toEqual(against);
    actions.bank.cop = 'OPTO';
    const other = { ...ashdown, accountNumber: '11112222' };
    await actions.check(other);
    const unknown = { ...matched, matched: 'A', reasonCode: 'OPTO' } as const;
    expect(doneOr(await actions.create(await actions.group(), payeeOf(other, unknown))).report).toEqual(unknown);
  });

  it('may be corrected as the other bank said: the name, the kind of holder, or both', async () => {
    const actions = await payeeActions();
    const slip = { ...ashdown, accountName: 'Ashdown Fede & Forage', accountType: 'Personal' } as const;
    await actions.check(slip);
    const report = { ...matched, matched: 'N', reasonCode: 'BAMM', payeeAccountName: ashdown.accountName } as const;
    expect(await actions.create(await actions.group(), payeeOf(ashdown, report))).toMatchObject({ outcome: 'done' });
    const elsewhere = payeeOf({ ...ashdown, accountNumber: '11112222' }, report);
    const verdict = await actions.create(await actions.group(), elsewhere);
    expect(verdict).toEqual({ outcome: 'refused', reason: 'not-checked' });
  });
});

describe('an account that is a payee already', () => {
  it('is refused for the same entity, but not for another', async () => {
    const actions = await payeeActions();
    await actions.add();
    const again = await actions.submit({ reference: '', nickName: 'Again' });
    expect(again).toEqual({ outcome: 'refused', reason: 'payee-exists' });
    const yard = actions.actingFor('party-yard');
    expect(await yard.add()).toMatchObject({ partyId: 'party-yard' });
    expect(actions.listed().map(({ partyId }) => partyId)).toEqual(['party-nell', 'party-yard']);
    expect(yard.listed().map(({ partyId }) => partyId)).toEqual(['party-yard']);
  });

  it('is refused when the same account was confirmed since it was submitted', async () => {
    const actions = await payeeActions();
    const [one, other] = [doneOr(await actions.submit()), doneOr(await actions.submit())];
    for (const payee of [one, other]) await actions.verify(payee);
    expect(await actions.confirm(one)).toMatchObject({ outcome: 'done' });
    expect(await actions.confirm(other)).toEqual({ outcome: 'refused', reason: 'payee-exists' });
    expect(actions.listed()).toHaveLength(1);
  });

  it('is allowed with another reference at a building society', async () => {
    const actions = await payeeActions();
    const oakley = { accountName: 'Beatrice Oakley', accountNumber: '10000040', sortCode: '070246' };
    await actions.add({ ...oakley, accountType: 'Personal', reference: 'DRY 4471902' });
    await actions.add({ ...oakley, accountName: 'Hugh Ellerdine', accountType: 'Personal', reference: 'DRY 5520618' });
    expect(actions.listed()).toHaveLength(2);
    for (const reference of ['DRY 4471902', 'dry4471902']) {
      const again = await actions.submit({ ...oakley, accountType: 'Personal', reference });
      expect(again).toEqual({ outcome: 'refused', reason: 'payee-exists' });
    }
  });
});

describe('where authorisation is needed', () => {
  it('is listed as awaiting authorisation, with the same answer each time', async () => {
    const actions = await payeeActions();
    const payee = doneOr(await actions.submit());
    await actions.verify(payee);
    actions.bank.payments = 'needs-authoriser';
    const verdict = await actions.confirm(payee);
    expect(verdict).toMatchObject({
      rule: 'payees.awaits-authorisation',
      needsApproval: true,
      requiredConfirmation: { factors: ['OTP'] },
      payee: { state: 'pending-approval' },
    });
    const referenceNumber = 'referenceNumber' in verdict ? verdict.referenceNumber : '';
    expect(actions.listed()).toMatchObject([{ state: 'pending-approval' }]);
    const approvals = actions.bank.records.all('approvals');
    const expected = { kind: 'payee', subjectId: payee.id, makerId: 'nell', partyId: 'party-nell', state: 'pending' };
    expect(approvals).toMatchObject([{ ...expected, referenceNumber }]);
    actions.bank.payments = 'ok';
    expect(await actions.confirm(payee)).toMatchObject({ needsApproval: true, referenceNumber, changes: [] });
    expect(actions.bank.records.all('approvals')).toEqual(approvals);
  });
});

describe('ownership', () => {
  it('belongs to the chosen entity, or else the main one', async () => {
    const actions = await payeeActions();
    expect((await actions.add()).partyId).toBe('party-nell');
    expect((await actions.actingFor('party-yard').add()).partyId).toBe('party-yard');
  });

  it('is not found by another session’s token, in another group or for an entity not chosen', async () => {
    const actions = await payeeActions();
    const payee = doneOr(await actions.submit());
    const elsewhere = actions.actingFor('party-yard');
    expect(await elsewhere.verify(payee)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const other = doneOr(await actions.submit({ accountNumber: '11112222' }));
    const mixed = { ...payee, groupId: other.groupId };
    expect(await actions.verify(mixed)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const oldGroup = tokenOf(actions.bank, actions.customer().session, 'payee-group', payee.groupId);
    const next = await payeeActions({}, actions.bank);
    const verdict = await next.create(oldGroup, payeeOf(ashdown, matched));
    expect(verdict).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
  });

  it('needs permission to pay', async () => {
    const actions = await payeeActions();
    const payee = doneOr(await actions.submit());
    const asking = await signIn(actions.bank, 'nell', { permittedFunctions: ['transfer'] });
    const next = payeeActionsIn(actions.bank, asking.session.id);
    const details = payeeOf(ashdown, matched);
    const verdicts = [next.create('any', details), next.verify(payee), next.confirm(payee), next.amend(payee, payee)];
    for (const verdict of await Promise.all(verdicts)) {
      expect(verdict).toEqual({ outcome: 'refused', reason: 'function-missing' });
    }
    await expect(next.group()).rejects.toThrow('function-missing');
  });

  it('is void when unconfirmed before the next session’s first payee is submitted', async () => {
    const actions = await payeeActions();
    await actions.submit();
    const kept = await actions.add({ accountNumber: '11112222' });
    // Two in one group: neither keeps the group for the other.
    const group = await actions.group();
    await actions.check(ashdown);
    for (const _ of ['one', 'other']) await actions.create(group, payeeOf(ashdown, matched));
    actions.bank.clock = { ...actions.bank.clock, now: '2026-03-02T10:05:00.000Z' as never };
    const next = await payeeActions({}, actions.bank);
    const fresh = doneOr(await next.submit({ accountNumber: '33334444' }));
    expect(actions.bank.records.all('payees').map(({ id }) => id)).toEqual([kept.id, fresh.id]);
    expect(actions.bank.records.all('payeeGroups').map(({ id }) => id)).toEqual([kept.groupId, fresh.groupId]);
  });
});
