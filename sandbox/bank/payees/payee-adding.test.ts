import { describe, expect, it } from 'vitest';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { PayeeDetails } from '#sandbox/bank/records/payee.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { ashdown, deskIn, doneOr, payeeActions, payeeOf } from '#sandbox/bank/testing/payee-actions.fixture.ts';

const matched = {
  enabled: true,
  matched: 'Y',
  selectionStatus: null,
  reasonCode: null,
  payeeAccountName: null,
} as const;

describe('step by step', () => {
  it('is on no list and may not be confirmed before it was looked through; confirmed, it is in use', async () => {
    const desk = await payeeActions();
    const money = desk.bank.ledger.hash();
    const payee = doneOr(await desk.handIn({ nickName: 'Hay and straw' }));
    expect(payee).toMatchObject({ ...ashdown, nickName: 'Hay and straw', state: 'handed-in', creatorId: 'nell' });
    expect(desk.listed()).toEqual([]);
    expect(await desk.confirm(payee)).toEqual({ outcome: 'refused', reason: 'not-ready' });
    expect(await desk.verify(payee)).toMatchObject({ rule: 'payees.verified', payee: { state: 'verified' } });
    expect(await desk.verify(payee)).toMatchObject({ payee: { state: 'verified' }, changes: [] });
    expect(desk.listed()).toEqual([]);
    expect(await desk.confirm(payee)).toMatchObject({
      rule: 'payees.added',
      payee: { state: 'active', partyId: 'party-nell', report: matched, lastReference: '', amendment: null },
      requiredConfirmation: { factors: ['OTP'], confirms: 'to add Ashdown Feed & Forage as a payee' },
    });
    expect(desk.listed().map(({ id, state }) => [id, state])).toEqual([[payee.id, 'active']]);
    expect(await desk.verify(payee)).toEqual({ outcome: 'refused', reason: 'not-ready' });
    expect(desk.bank.ledger.hash()).toBe(money);
    expect(sweep(desk.bank)).toEqual([]);
  });

  it('is confirmed once, however often it is asked for, and told the same each time', async () => {
    const desk = await payeeActions();
    const payee = doneOr(await desk.handIn());
    await desk.verify(payee);
    const first = await desk.confirm(payee);
    const before = desk.bank.records.all('payees');
    const again = await desk.confirm(payee);
    expect(again).toMatchObject({ rule: 'payees.confirmed-before', changes: [] });
    expect(again).not.toHaveProperty('demand');
    expect(again).toHaveProperty('referenceNumber', 'referenceNumber' in first ? first.referenceNumber : 'none');
    expect(again).toHaveProperty('referenceNumber', expect.stringMatching(/^PB26061\d{6}$/));
    expect(desk.bank.records.all('payees')).toEqual(before);
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
    const desk = await payeeActions();
    const payee = doneOr(await desk.handIn());
    await desk.verify(payee);
    expect(await desk.confirm(payee, { ...payee, ...over })).toEqual({ outcome: 'refused', reason: 'not-ready' });
    expect(desk.listed()).toEqual([]);
  });

  it('asks no code of who confirms nothing by one', async () => {
    const desk = await payeeActions({ secondFactor: 'none' });
    const payee = doneOr(await desk.handIn());
    await desk.verify(payee);
    expect(await desk.confirm(payee)).toMatchObject({ requiredConfirmation: { factors: [] } });
  });
});

describe('what is handed in', () => {
  it.each([
    ['no name', { accountName: '' }, 'name-length'],
    ['a sign in the name', { accountName: 'Ashdown; Feed' }, 'name-characters'],
    ['an empty nickname', { nickName: '' }, 'name-length'],
    ['a nickname of 36', { nickName: 'N'.repeat(36) }, 'name-length'],
    ['a sign in the nickname', { nickName: 'H@y' }, 'name-characters'],
    ['a sign in the reference', { reference: 'Account-4417' }, 'reference-characters'],
    ['a reference of 36', { reference: 'A'.repeat(36) }, 'reference-too-long'],
    ['a number of seven', { accountNumber: '2041883' }, 'details-not-found'],
    ['a sort code nobody has', { sortCode: '601123' }, 'details-not-found'],
    ['a bank without fast payments', { sortCode: '236972', accountNumber: '58190436' }, 'details-not-found'],
  ] as const)('may not have %s, and nothing is kept of it', async (_, over, reason) => {
    const desk = await payeeActions();
    await desk.check(ashdown);
    const details: PayeeDetails = { ...payeeOf(ashdown, matched), ...over };
    expect(await desk.create(await desk.group(), details)).toEqual({ outcome: 'refused', reason });
    expect(desk.bank.records.all('payees')).toEqual([]);
  });

  it('takes 35 letters each, and a reference left empty', async () => {
    const desk = await payeeActions();
    const name = 'N'.repeat(35);
    expect(await desk.handIn({ accountName: name, nickName: name, reference: '' })).toMatchObject({ outcome: 'done' });
  });

  it.each([
    ['nothing was checked', undefined, {}],
    ['another name was', { accountName: 'Ashdown Feeds' }, {}],
    ['another account was', { accountNumber: '20418837' }, {}],
    ['another reference was', { reference: '' }, {}],
    ['another kind of holder was', { accountType: 'Personal' }, {}],
    ['it was found otherwise', {}, { matched: 'A' }],
    ['no reason was found', {}, { reasonCode: 'ANNM' }],
    ['no name was told', {}, { payeeAccountName: 'Ashdown' }],
    ['our own bank did not look', {}, { enabled: false }],
    ['nobody let it pass', {}, { selectionStatus: 'Y' }],
  ] as const)('must be what was checked: %s', async (_, checked, reported) => {
    const desk = await payeeActions();
    if (checked !== undefined) await desk.check({ ...ashdown, ...checked });
    const details = payeeOf(ashdown, { ...matched, ...reported });
    const verdict = await desk.create(await desk.group(), details);
    expect(verdict).toEqual({ outcome: 'refused', reason: 'not-checked' });
  });

  it('must have been checked in this session', async () => {
    const desk = await payeeActions();
    await desk.check(ashdown);
    const next = await payeeActions({}, desk.bank);
    const verdict = await next.create(await next.group(), payeeOf(ashdown, matched));
    expect(verdict).toEqual({ outcome: 'refused', reason: 'not-checked' });
  });

  it('may be what the check found against, or could not say, where the customer went on all the same', async () => {
    const desk = await payeeActions();
    desk.bank.cop = 'ANNM';
    await desk.check(ashdown);
    const against = { ...matched, matched: 'N', reasonCode: 'ANNM', selectionStatus: 'N' } as const;
    expect(doneOr(await desk.create(await desk.group(), payeeOf(ashdown, against))).report).toEqual(against);
    desk.bank.cop = 'OPTO';
    const other = { ...ashdown, accountNumber: '11112222' };
    await desk.check(other);
    const unknown = { ...matched, matched: 'A', reasonCode: 'OPTO' } as const;
    expect(doneOr(await desk.create(await desk.group(), payeeOf(other, unknown))).report).toEqual(unknown);
  });

  it('may be put right as the other bank told: the name, the kind of holder, or both', async () => {
    const desk = await payeeActions();
    const slip = { ...ashdown, accountName: 'Ashdown Fede & Forage', accountType: 'Personal' } as const;
    await desk.check(slip);
    const report = { ...matched, matched: 'N', reasonCode: 'BAMM', payeeAccountName: ashdown.accountName } as const;
    expect(await desk.create(await desk.group(), payeeOf(ashdown, report))).toMatchObject({ outcome: 'done' });
    const elsewhere = payeeOf({ ...ashdown, accountNumber: '11112222' }, report);
    const verdict = await desk.create(await desk.group(), elsewhere);
    expect(verdict).toEqual({ outcome: 'refused', reason: 'not-checked' });
  });
});

describe('an account that is a payee already', () => {
  it('is refused for the same entity, whatever else is said of it, and not for another', async () => {
    const desk = await payeeActions();
    await desk.add();
    const again = await desk.handIn({ reference: '', nickName: 'Again' });
    expect(again).toEqual({ outcome: 'refused', reason: 'payee-exists' });
    const yard = desk.actingFor('party-yard');
    expect(await yard.add()).toMatchObject({ partyId: 'party-yard' });
    expect(desk.listed().map(({ partyId }) => partyId)).toEqual(['party-nell', 'party-yard']);
    expect(yard.listed().map(({ partyId }) => partyId)).toEqual(['party-yard']);
  });

  it('is one when another of the same was confirmed after it was handed in', async () => {
    const desk = await payeeActions();
    const [one, other] = [doneOr(await desk.handIn()), doneOr(await desk.handIn())];
    for (const payee of [one, other]) await desk.verify(payee);
    expect(await desk.confirm(one)).toMatchObject({ outcome: 'done' });
    expect(await desk.confirm(other)).toEqual({ outcome: 'refused', reason: 'payee-exists' });
    expect(desk.listed()).toHaveLength(1);
  });

  it('is another where a building society tells it apart by its reference', async () => {
    const desk = await payeeActions();
    const oakley = { accountName: 'Beatrice Oakley', accountNumber: '10000040', sortCode: '070246' };
    await desk.add({ ...oakley, accountType: 'Personal', reference: 'DRY 4471902' });
    await desk.add({ ...oakley, accountName: 'Hugh Ellerdine', accountType: 'Personal', reference: 'DRY 5520618' });
    expect(desk.listed()).toHaveLength(2);
    for (const reference of ['DRY 4471902', 'dry4471902']) {
      const again = await desk.handIn({ ...oakley, accountType: 'Personal', reference });
      expect(again).toEqual({ outcome: 'refused', reason: 'payee-exists' });
    }
  });
});

describe('where another must agree', () => {
  it('waits, on the list and on file for whoever may agree, told the same again', async () => {
    const desk = await payeeActions();
    const payee = doneOr(await desk.handIn());
    await desk.verify(payee);
    desk.bank.payments = 'needs-authoriser';
    const verdict = await desk.confirm(payee);
    expect(verdict).toMatchObject({
      rule: 'payees.awaits-approval',
      needsApproval: true,
      requiredConfirmation: { factors: ['OTP'] },
      payee: { state: 'pending-approval' },
    });
    const referenceNumber = 'referenceNumber' in verdict ? verdict.referenceNumber : '';
    expect(desk.listed()).toMatchObject([{ state: 'pending-approval' }]);
    const approvals = desk.bank.records.all('approvals');
    const expected = { kind: 'payee', subjectId: payee.id, makerId: 'nell', partyId: 'party-nell', state: 'pending' };
    expect(approvals).toMatchObject([{ ...expected, referenceNumber }]);
    desk.bank.payments = 'ok';
    expect(await desk.confirm(payee)).toMatchObject({ needsApproval: true, referenceNumber, changes: [] });
    expect(desk.bank.records.all('approvals')).toEqual(approvals);
  });
});

describe('whose it is', () => {
  it('is the main entity’s where none is chosen, and the chosen one’s otherwise', async () => {
    const desk = await payeeActions();
    expect((await desk.add()).partyId).toBe('party-nell');
    expect((await desk.actingFor('party-yard').add()).partyId).toBe('party-yard');
  });

  it('is found by no token of another session, in no other group, and for no entity that is not chosen', async () => {
    const desk = await payeeActions();
    const payee = doneOr(await desk.handIn());
    const elsewhere = desk.actingFor('party-yard');
    expect(await elsewhere.verify(payee)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const other = doneOr(await desk.handIn({ accountNumber: '11112222' }));
    const mixed = { ...payee, groupId: other.groupId };
    expect(await desk.verify(mixed)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const oldGroup = tokenOf(desk.bank, desk.customer().session, 'payee-group', payee.groupId);
    const next = await payeeActions({}, desk.bank);
    const verdict = await next.create(oldGroup, payeeOf(ashdown, matched));
    expect(verdict).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
  });

  it('is nobody’s to add who may not pay', async () => {
    const desk = await payeeActions();
    const payee = doneOr(await desk.handIn());
    const asking = await signIn(desk.bank, 'nell', { permittedFunctions: ['transfer'] });
    const next = deskIn(desk.bank, asking.session.id);
    const details = payeeOf(ashdown, matched);
    const verdicts = [next.create('any', details), next.verify(payee), next.confirm(payee), next.amend(payee, payee)];
    for (const verdict of await Promise.all(verdicts)) {
      expect(verdict).toEqual({ outcome: 'refused', reason: 'function-missing' });
    }
    await expect(next.group()).rejects.toThrow('function-missing');
  });

  it('is void when it was never confirmed before the next session’s first one is handed in', async () => {
    const desk = await payeeActions();
    await desk.handIn();
    const kept = await desk.add({ accountNumber: '11112222' });
    // Two in one group: neither keeps the group for the other.
    const group = await desk.group();
    await desk.check(ashdown);
    for (const _ of ['one', 'other']) await desk.create(group, payeeOf(ashdown, matched));
    desk.bank.clock = { ...desk.bank.clock, now: '2026-03-02T10:05:00.000Z' as never };
    const next = await payeeActions({}, desk.bank);
    const fresh = doneOr(await next.handIn({ accountNumber: '33334444' }));
    expect(desk.bank.records.all('payees').map(({ id }) => id)).toEqual([kept.id, fresh.id]);
    expect(desk.bank.records.all('payeeGroups').map(({ id }) => id)).toEqual([kept.groupId, fresh.groupId]);
  });
});
