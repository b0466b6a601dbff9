import { describe, expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { doneOr, payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { listPayeeGroups } from './payees.ts';

describe('the list', () => {
  it('has the entities in the customer’s order and their payees as they were added, in groups of their own', async () => {
    const desk = await payeeActions();
    const yards = await desk.actingFor('party-yard').add();
    const first = await desk.add();
    const second = await desk.add({ accountNumber: '11112222' });
    await desk.group('Nobody yet');
    const groups = listPayeeGroups(desk.bank, desk.customer());
    expect(groups.map(({ group, payees }) => [group.partyId, payees.map(({ id }) => id)])).toEqual([
      ['party-nell', [first.id]],
      ['party-nell', [second.id]],
      ['party-yard', [yards.id]],
    ]);
  });

  it('is empty for who has none', async () => {
    const desk = await payeeActions();
    expect(listPayeeGroups(desk.bank, desk.customer())).toEqual([]);
  });
});

describe('a group', () => {
  it.each([
    ['no name', '', 'name-length'],
    ['a name of 36', 'N'.repeat(36), 'name-length'],
    ['a sign that names do not have', 'A@B', 'name-characters'],
  ])('may not have %s', async (_, name, reason) => {
    const desk = await payeeActions();
    await expect(desk.group(name)).rejects.toThrow(reason);
    expect(desk.bank.records.all('payeeGroups')).toEqual([]);
  });
});

describe('a group that nobody came into', () => {
  it('is gone once the customer makes another in a later session, and not before', async () => {
    const desk = await payeeActions();
    const kept = await desk.add();
    await desk.actingFor('party-yard').group('Never filled');
    await desk.group('Never filled either');
    const names = () => desk.bank.records.all('payeeGroups').map(({ name }) => name);
    expect(names()).toEqual(['Ashdown', 'Never filled', 'Never filled either']);
    const next = await payeeActions({}, desk.bank);
    await next.group('To be filled');
    expect(names()).toEqual(['Ashdown', 'To be filled']);
    expect(next.listed().map(({ id }) => id)).toEqual([kept.id]);
  });

  it('stays where it is another customer’s, or no session made it', async () => {
    const desk = await payeeActions();
    await desk.group('Hers');
    const brought = { id: 'brought', partyId: 'party-nell', name: 'Brought' };
    const elsewhere = { id: 'elsewhere', partyId: 'party-frost', name: 'Elsewhere', sessionId: 'long over' };
    const records = [brought, elsewhere] as const;
    await commit(
      desk.bank,
      records.map((record) => ({ change: 'insert', of: 'payeeGroups', record })),
    );
    await (await payeeActions({}, desk.bank)).group('Next');
    expect(desk.bank.records.all('payeeGroups').map(({ name }) => name)).toEqual(['Brought', 'Elsewhere', 'Next']);
  });
});

describe('deleting', () => {
  it('takes the payee and its group away, once', async () => {
    const desk = await payeeActions();
    const payee = await desk.add();
    const stays = await desk.add({ accountNumber: '11112222' });
    const money = desk.bank.ledger.hash();
    expect(await desk.remove(payee)).toMatchObject({ outcome: 'deleted' });
    expect(desk.listed().map(({ id }) => id)).toEqual([stays.id]);
    expect(desk.bank.records.all('payeeGroups').map(({ id }) => id)).toEqual([stays.groupId]);
    expect(await desk.remove(payee)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    expect(desk.bank.ledger.hash()).toBe(money);
    expect(await desk.add()).toMatchObject({ state: 'active' });
  });

  it('leaves the group where somebody else is in it', async () => {
    const desk = await payeeActions();
    const [one, other] = [await desk.add(), doneOr(await desk.handIn({ accountNumber: '11112222' }))];
    const moved = { ...other, groupId: one.groupId };
    await desk.verify(other);
    await commit(desk.bank, [{ change: 'update', of: 'payees', record: { ...moved, state: 'active' } }]);
    await desk.remove(one);
    expect(desk.listed().map(({ id }) => id)).toEqual([other.id]);
  });

  it('asks nobody any longer to agree to a payee that is gone', async () => {
    const desk = await payeeActions();
    desk.bank.payments = 'needs-authoriser';
    const pending = await desk.add();
    const other = await desk.add({ accountNumber: '11112222' });
    await desk.remove(pending);
    const states = desk.bank.records.all('approvals').map(({ subjectId, state }) => [subjectId, state]);
    expect(states).toEqual([
      [pending.id, 'expired'],
      [other.id, 'pending'],
    ]);
    // The next approval still gets a number of its own.
    await desk.add({ accountNumber: '33334444' });
    expect(desk.bank.records.all('approvals')).toHaveLength(3);
  });

  it('knows none that was never confirmed, of another entity, or of who may not pay', async () => {
    const desk = await payeeActions();
    const draft = doneOr(await desk.handIn());
    expect(await desk.remove(draft)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const payee = await desk.add({ accountNumber: '11112222' });
    const elsewhere = desk.actingFor('party-yard');
    expect(await elsewhere.remove(payee)).toEqual({ outcome: 'refused', reason: 'payee-not-found' });
    const next = await payeeActions({ permittedFunctions: ['statements'] }, desk.bank);
    expect(await next.remove(payee)).toEqual({ outcome: 'refused', reason: 'function-missing' });
    expect(desk.bank.records.find('payees', payee.id)).toBeDefined();
  });
});
