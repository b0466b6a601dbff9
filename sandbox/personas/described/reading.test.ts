import { expect, it } from 'vitest';
import { emptyDescribedBank } from './described-bank.fixture.ts';
import { describer } from './describer.ts';
import { DescriptionRefused } from './objection.ts';

const bank = await emptyDescribedBank();

function objectionTo(description: unknown) {
  try {
    describer.recordsOf(bank, [description]);
  } catch (failure) {
    return failure instanceof DescriptionRefused ? failure.objections[0] : undefined;
  }
  return undefined;
}

const account = (said: object) => ({ accounts: [said] });

it.each([
  ['a savings account overdrawn', account({ product: 'instantAccess', balance: '-1.00' }), 'accounts[0].balance'],
  ['more overdrawn than agreed', account({ balance: '-300.01', overdraft: '300.00' }), 'accounts[0].balance'],
  ['a bond that has ended', account({ product: 'bond', matures: '2026-03-03' }), 'accounts[0].matures'],
  ['a bond with an overdraft', account({ product: 'bond', overdraft: '1.00' }), 'accounts[0].overdraft'],
  ['an empty bond', account({ product: 'bond', balance: '0.00' }), 'accounts[0].balance'],
  ['more owed than lent', account({ product: 'loan', principal: '10.00', balance: '-10.01' }), 'accounts[0].balance'],
  ['a loan in credit', account({ product: 'loan', balance: '5.00' }), 'accounts[0].balance'],
  ['a loan that ends on another day', loan({ opened: '2025-02-10', matures: '2028-02-11' }), 'accounts[0].matures'],
  ['savings in arrears', account({ product: 'notice', arrears: 1 }), 'accounts[0].arrears'],
  ['a household abroad', account({ product: 'euro', habits: 'household' }), 'accounts[0].habits'],
  ['an account of tomorrow', account({ opened: '2026-03-04' }), 'accounts[0].opened'],
  ['an account of another age', account({ opened: '1999-01-04' }), 'accounts[0].opened'],
  ['two accounts of one name', { accounts: [{ alias: 'a' }, { alias: 'a' }] }, 'accounts[1].alias'],
  ['an account of no entity', account({ entity: 2 }), 'accounts[0].entity'],
  ['somebody of no entity', { people: [{ actsFor: [2] }] }, 'people[0].actsFor[0]'],
  ['an entity of nobody', { people: [{ actsFor: [1] }], entities: [{}, {}] }, 'entities[1]'],
  ['a User ID of a persona', { id: 'private-customer' }, 'id'],
  ['a User ID twice', { people: [{ userId: 'abc' }, { userId: 'abc' }] }, 'people[1].userId'],
  ['a day that does not exist', account({ opened: '2025-02-30' }), 'accounts[0].opened'],
  ['a number as text', { seed: '7' }, 'seed'],
  ['an amount as a number', account({ balance: 12.5 }), 'accounts[0].balance'],
  ['a currency sign', account({ balance: '£12.50' }), 'accounts[0].balance'],
  ['a word that is not there', { acounts: [] }, ''],
  ['another value', account({ product: 'gold' }), 'accounts[0].product'],
  ['a name of control characters', { people: [{ firstName: 'a\u0000b' }] }, 'people[0].firstName'],
  ['right-to-left tricks', { people: [{ firstName: '\u202Etxet' }] }, 'people[0].firstName'],
  ['markup', { entities: [{ name: '<img src=x onerror=alert(1)>' }] }, 'entities[0].name'],
  ['an e-mail address that may be somebody’s', { people: [{ email: 'a@b.co.uk' }] }, 'people[0].email'],
  ['a telephone that may ring', { people: [{ phone: '07911 123456' }] }, 'people[0].phone'],
  ['text instead of a document', 'accounts', ''],
  ['a list instead of a document', [], ''],
  ['nothing', null, ''],
])('refuses %s at its place, and makes nothing', (_, description, where) => {
  const objection = objectionTo(description);
  expect(objection?.where).toBe(where);
  expect(objection?.reason).toMatch(/^[A-Z“][^\n]{5,160}\.$/);
  expect(bank.records.all('describedCustomers')).toEqual([]);
});

function loan(said: object) {
  return account({ product: 'loan', ...said });
}

it('says what would be accepted', () => {
  expect(objectionTo(account({ balance: '-300.01', overdraft: '300.00' }))).toEqual({
    where: 'accounts[0].balance',
    reason: 'This is beyond the overdraft.',
    allowed: ['-300.00 or more', 'an overdraft of 300.01'],
  });
});

it('names the description among several', () => {
  expect(() => describer.recordsOf(bank, [{}, account({ entity: 2 })])).toThrow(
    '[1].accounts[0].entity: There is no such entity.',
  );
});

it.each([
  ['five million characters', { title: 'x'.repeat(5_000_000) }],
  ['a million payees', { payees: { named: Array.from({ length: 1_000_000 }, () => ({})) } }],
  ['a million accounts', { accounts: Array.from({ length: 1_000_000 }, () => ({})) }],
  ['ten thousand levels', deep(10_000)],
  ['a prototype', JSON.parse('{"__proto__":{"seed":2}}')],
  ['a constructor', JSON.parse('{"people":[{"constructor":{}}]}')],
])('refuses %s before its shape is looked at', (_, description) => {
  expect(objectionTo(description)?.reason).toMatch(/^A description has /);
});

function deep(levels: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = { people: [value] };
  return value;
}
