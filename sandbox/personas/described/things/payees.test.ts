import { expect, it } from 'vitest';
import { objectionToName } from '#sandbox/bank/payees/payee-fields.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { checkResults, hardNames } from '#sandbox/personas/described/description-words.ts';
import { annWith, objectionsTo } from './things.fixture.ts';

it('has five payees unless it is said how many, and none without an account to pay from', async () => {
  expect((await annWith({})).all('payees')).toHaveLength(5);
  expect((await annWith({ accounts: [] })).all('payees')).toEqual([]);
  expect((await annWith({ people: [{ may: 'look' }] })).all('payees')).toEqual([]);
  expect((await annWith({ payees: { count: 0 } })).all('payees')).toEqual([]);
});

it('has one payee for each result of the name check, added all the same', async () => {
  const { all, bank } = await annWith({ payees: { checks: [...checkResults] } });
  const payees = all('payees');
  expect(payees.map(({ report }) => report.reasonCode ?? report.matched)).toEqual([...checkResults]);
  for (const { report } of payees) expect(report.matched === 'N').toBe(report.selectionStatus === 'N');
  expect(payees.map(({ id }) => id)).toContain('ann:payee:check-ac01');
  expect(sweep(bank)).toEqual([]);
});

it('has names that are hard to show, each as the bank takes it', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { all } = await annWith({ seed, payees: { count: 5, hardNames: [...hardNames] } });
    const [apostrophe, hyphen, longest, oneLetter, symbols] = all('payees').map(({ accountName }) => accountName);
    expect(apostrophe).toMatch(/\w'\w/);
    expect(hyphen).toMatch(/\w-\w/);
    expect(longest).toMatch(/^.{34}[A-Za-z]$/);
    expect(oneLetter).toMatch(/^[A-Z]$/);
    for (const sign of "._+&$!*|()#?:`,/'-") expect(symbols).toContain(sign);
    for (const { accountName } of all('payees')) expect(objectionToName(accountName)).toBeUndefined();
  }
});

it('takes those named first, and never has an account twice', async () => {
  const named = [
    { name: 'Stud Farm', sortCode: '601122', accountNumber: '12345678', alias: 'stud', reference: 'KEEP' },
  ];
  const { all } = await annWith({ payees: { count: 500, named } });
  const payees = all('payees');
  expect(payees).toHaveLength(500);
  expect(payees[0]).toMatchObject({ id: 'ann:payee:stud', accountName: 'Stud Farm', report: { matched: 'Y' } });
  expect(new Set(payees.map(({ sortCode, accountNumber }) => sortCode + accountNumber)).size).toBe(500);
  expect(new Set(payees.map(({ id }) => id)).size).toBe(500);
});

it('shares them out among the entities that can pay', async () => {
  const accounts = [{}, { product: 'business', entity: 2 }] as const;
  const { all } = await annWith({ entities: [{}, { kind: 'company' }], accounts: [...accounts] });
  expect(new Set(all('payees').map(({ partyId }) => partyId)).size).toBe(2);
});

const payee = { name: 'Stud Farm', sortCode: '601122', accountNumber: '12345678' };

it.each([
  ['more than are counted', { count: 1, checks: ['Y', 'ANNM'] }, 'payees.count'],
  ['a result twice', { checks: ['Y', 'Y'] }, 'payees.checks[1]'],
  ['an entity that is not there', { named: [{ ...payee, entity: 2 }] }, 'payees.named[0].entity'],
  ['a name that the bank does not take', { named: [{ ...payee, name: 'Zoë' }] }, 'payees.named[0].name'],
  ['an unknown sort code', { named: [{ ...payee, sortCode: '000000' }] }, 'payees.named[0].sortCode'],
  [
    'a building society without a reference',
    { named: [{ ...payee, sortCode: '070246' }] },
    'payees.named[0].reference',
  ],
  ['an account twice', { named: [payee, payee] }, 'payees.named[1]'],
  [
    'an alias twice',
    { named: [payee, { ...payee, accountNumber: '12345679', alias: 'payee-1' }] },
    'payees.named[1].alias',
  ],
] as const)('refuses %s', async (_, payees, where) => {
  const [objection] = await objectionsTo({ payees: structuredClone(payees) as never });
  expect(objection?.where).toBe(where);
});
