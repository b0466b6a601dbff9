import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { doneOr, payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { listPayeeGroups } from './payees.ts';

describe('the list', () => {
  it('follows the customer’s order of entities and the order of adding', async () => {
    const actions = await payeeActions();
    const yards = await actions.actingFor('party-yard').add();
    const first = await actions.add();
    const second = await actions.add({ accountNumber: '11112222' });
    await actions.group('Nobody yet');
    const groups = listPayeeGroups(actions.bank, actions.customer());
    expect(groups.map(({ group, payees }) => [group.partyId, payees.map(({ id }) => id)])).toEqual([
      ['party-nell', [first.id]],
      ['party-nell', [second.id]],
      ['party-yard', [yards.id]],
    ]);
  });

  it('is empty for a customer without payees', async () => {
    const actions = await payeeActions();
    expect(listPayeeGroups(actions.bank, actions.customer())).toEqual([]);
  });
});

describe('a group', () => {
  it.each([
    ['no name', '', 'name-length'],
    ['a name of 36', 'N'.repeat(36), 'name-length'],
    ['a character that names may not have', 'A@B', 'name-characters'],
  ])('may not have %s', async (_, name, reason) => {
    const actions = await payeeActions();
    await expect(actions.group(name)).rejects.toThrow(reason);
    expect(actions.bank.records.all('payeeGroups')).toEqual([]);
  });
});

describe('an unused group', () => {
  it('is removed once the customer makes another in a later session', async () => {
    const actions = await payeeActions();
    const kept = await actions.add();
    await actions.actingFor('party-yard').group('Never filled');
    await actions.group('Never filled either');
    const names = () => actions.bank.records.all('payeeGroups').map(({ name }) => name);
    expect(names()).toEqual(['Ashdown', 'Never filled', 'Never filled either']);
    const next = await payeeActions({}, actions.bank);
    await next.group('To be filled');
    expect(names()).toEqual(['Ashdown', 'To be filled']);
    expect(next.listed().map(({ id }) => id)).toEqual([kept.id]);
  });

  it('stays when it is another customer’s or was made by no session', async () => {
    const actions = await payeeActions();
    await actions.group('Hers');
    const brought = { id: 'brought', partyId: 'party-nell', name: 'Brought' };
    const elsewhere = { id: 'elsewhere', partyId: 'party-frost', name: 'Elsewhere', sessionId: 'long over' };
    const records = [brought, elsewhere] as const;
    await commit(
      actions.bank,
      records.map((record) => ({ change: 'insert', of: 'payeeGroups', record })),
    );
    await (await payeeActions({}, actions.bank)).group('Next');
    expect(actions.bank.records.all('payeeGroups').map(({ name }) => name)).toEqual(['Brought', 'Elsewhere', 'Next']);
  });
});

describe('deleting', () => {
  it('removes the payee and its group', async () => {
    const actions = await payeeActions();
    const payee = await actions.add();
    const stays = await actions.add({ accountNumber: '11112222' });
    const money = actions.bank.ledger.hash();
    expect(await actions.remove(payee)).toMatchObject({ outcome: 'deleted' });
    expect(actions.listed().map(({ id }) => id)).toEqual([stays.id]);
    expect(actions.bank.records.all('payeeGroups').map(({ id }) => id)).toEqual([stays.groupId]);
    expect(await actions.remove(payee)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    expect(actions.bank.ledger.hash()).toBe(money);
    expect(await actions.add()).toMatchObject({ state: 'active' });
  });

  it('keeps a group that has another payee', async () => {
    const actions = await payeeActions();
    const [one, other] = [await actions.add(), doneOr(await actions.submit({ accountNumber: '11112222' }))];
    const moved = { ...other, groupId: one.groupId };
    await actions.verify(other);
    await commit(actions.bank, [{ change: 'update', of: 'payees', record: { ...moved, state: 'active' } }]);
    await actions.remove(one);
    expect(actions.listed().map(({ id }) => id)).toEqual([other.id]);
  });

  it('expires pending approvals of a deleted payee', async () => {
    const actions = await payeeActions();
    actions.bank.payments = 'needs-authoriser';
    const pending = await actions.add();
    const other = await actions.add({ accountNumber: '11112222' });
    await actions.remove(pending);
    const states = actions.bank.records.all('approvals').map(({ subjectId, state }) => [subjectId, state]);
    expect(states).toEqual([
      [pending.id, 'expired'],
      [other.id, 'pending'],
    ]);
    // The next approval still gets a number of its own.
    await actions.add({ accountNumber: '33334444' });
    expect(actions.bank.records.all('approvals')).toHaveLength(3);
  });

  it('refuses an unconfirmed payee, another entity’s, and a customer who may not pay', async () => {
    const actions = await payeeActions();
    const draft = doneOr(await actions.submit());
    expect(await actions.remove(draft)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const payee = await actions.add({ accountNumber: '11112222' });
    const elsewhere = actions.actingFor('party-yard');
    expect(await elsewhere.remove(payee)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const next = await payeeActions({ permittedFunctions: ['statements'] }, actions.bank);
    expect(await next.remove(payee)).toEqual({ outcome: 'refused', reason: 'function-missing' });
    expect(actions.bank.records.find('payees', payee.id)).toBeDefined();
  });
});
