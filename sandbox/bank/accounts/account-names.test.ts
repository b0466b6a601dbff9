import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { exportBank, importBank } from '#sandbox/bank/engine/bank-state.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { emptyBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { type AccountNaming, nameAccounts } from './account-names.ts';
import { viewAccounts } from './accounts.ts';

async function nellAtTheBank() {
  const bank = emptyBank();
  return { bank, nell: await signIn(bank) };
}

/** What the session of `customer` would send; every field keeps its value unless overridden. */
function naming(
  bank: Bank,
  { session }: Customer,
  accountId: string,
  over: Partial<AccountNaming> = {},
): AccountNaming {
  const account = bank.records.find('accounts', accountId);
  if (account === undefined) throw new Error(`No account ${accountId}`);
  const { nickname, sequenceNumber, partyId, kind } = account;
  return {
    accountToken: tokenOf(bank, session, 'account', accountId),
    partyToken: tokenOf(bank, session, 'party', partyId),
    category: kind === 'MO' ? 'loan' : 'demand-deposit',
    nickname,
    sequenceNumber,
    ...over,
  };
}

const named = (bank: Bank) =>
  bank.records.all('accounts').map(({ id, nickname, sequenceNumber }) => [id, nickname, sequenceNumber]);

/** Commits what the verdict changes and returns the verdict. */
async function committed(bank: Bank, customer: Customer, ...namings: readonly AccountNaming[]): Promise<string> {
  const verdict = nameAccounts(bank, customer, namings);
  if (verdict.outcome === 'refused') return verdict.reason;
  await commit(bank, verdict.changes);
  return verdict.outcome;
}

it.each([
  ['takes letters, digits and spaces', 'Hay 4 Nell', 'named'],
  ['takes one character', 'H', 'named'],
  ['takes thirty-five', 'H'.repeat(35), 'named'],
  ['refuses one more', 'H'.repeat(36), 'too-long'],
  ['refuses punctuation, however long the name', 'Hay & oats'.repeat(20), 'not-alphanumeric'],
  ['refuses a hyphen', 'Hay-4', 'not-alphanumeric'],
  ['refuses an accented letter', 'Café', 'not-alphanumeric'],
  ['refuses a line break', 'Hay\n', 'not-alphanumeric'],
  ['refuses nothing', '', 'not-alphanumeric'],
  ['refuses spaces alone', '   ', 'not-alphanumeric'],
  ["takes the bank's own name again", null, 'named'],
])('%s', async (_, nickname, wanted) => {
  const { bank, nell } = await nellAtTheBank();
  const before = bank.stateHash();
  expect(await committed(bank, nell, naming(bank, nell, 'nell:mortgage', { nickname: 'Old name' }))).toBe('named');
  expect(bank.stateHash()).not.toBe(before);
  expect(await committed(bank, nell, naming(bank, nell, 'nell:mortgage', { nickname }))).toBe(wanted);
  expect(bank.records.find('accounts', 'nell:mortgage')?.nickname).toBe(wanted === 'named' ? nickname : 'Old name');
});

it('moves an account whose name is no longer valid', async () => {
  const { bank, nell } = await nellAtTheBank();
  expect(await committed(bank, nell, naming(bank, nell, 'nell:current', { sequenceNumber: 7 }))).toBe('named');
  expect(named(bank)[0]).toEqual(['nell:current', 'Household & garden', 7]);
});

it('names and orders accounts of several parties at once', async () => {
  const { bank, nell } = await nellAtTheBank();
  const balances = () => bank.records.all('accounts').map(({ id }) => bank.ledger.balanceOf(id));
  const before = balances();
  const verdict = await committed(
    bank,
    nell,
    naming(bank, nell, 'nell:current', { nickname: 'Daily', sequenceNumber: 2 }),
    naming(bank, nell, 'nell:mortgage', { nickname: 'House' }),
    naming(bank, nell, 'yard:euro', { nickname: 'Abroad', sequenceNumber: 1 }),
  );
  expect(verdict).toBe('named');
  expect(named(bank)).toEqual([
    ['nell:current', 'Daily', 2],
    ['nell:mortgage', 'House', 1],
    ['yard:euro', 'Abroad', 1],
  ]);
  expect(balances()).toEqual(before);
});

it.each<[string, (bank: Bank, nell: Customer) => AccountNaming, string]>([
  [
    'a token of nothing',
    (bank, nell) => naming(bank, nell, 'yard:euro', { accountToken: 'ABCDEF' }),
    'account-not-found',
  ],
  [
    'a party the account is not of',
    (bank, nell) => naming(bank, nell, 'yard:euro', { partyToken: tokenOf(bank, nell.session, 'party', 'party-nell') }),
    'account-not-found',
  ],
  [
    'another category of account',
    (bank, nell) => naming(bank, nell, 'yard:euro', { category: 'loan' }),
    'account-not-found',
  ],
  ['the same account twice', (bank, nell) => naming(bank, nell, 'nell:current'), 'account-given-twice'],
  ['a bad name', (bank, nell) => naming(bank, nell, 'yard:euro', { nickname: '€' }), 'not-alphanumeric'],
])('changes nothing when the last entry has %s', async (_, last, reason) => {
  const { bank, nell } = await nellAtTheBank();
  const before = bank.stateHash();
  const first = naming(bank, nell, 'nell:current', { nickname: 'Daily', sequenceNumber: 2 });
  expect(await committed(bank, nell, first, last(bank, nell))).toBe(reason);
  expect(bank.stateHash()).toBe(before);
});

it('finds no account of another customer, another session or a party not chosen', async () => {
  const { bank, nell } = await nellAtTheBank();
  const inYard = { ...nell, parties: nell.parties.filter(({ id }) => id === 'party-yard') };
  expect(await committed(bank, inYard, naming(bank, inYard, 'nell:current'))).toBe('account-not-found');
  expect(await committed(bank, inYard, naming(bank, inYard, 'yard:euro'))).toBe('named');
  const locked = await signIn(bank, 'locked');
  expect(await committed(bank, locked, naming(bank, locked, 'nell:current'))).toBe('account-not-found');
  const later = await signIn(bank);
  expect(await committed(bank, later, naming(bank, nell, 'nell:current'))).toBe('account-not-found');
});

it('keeps the accounts in insertion order, and survives a restart', async () => {
  const { bank, nell } = await nellAtTheBank();
  await committed(bank, nell, naming(bank, nell, 'nell:current', { nickname: 'Daily', sequenceNumber: 3 }));
  const again = await importBank(exportBank(bank), bank.plan);
  expect(again.stateHash()).toBe(bank.stateHash());
  for (const each of [bank, again]) {
    const listed = viewAccounts(each, nell).map(({ account: { id, nickname } }) => [id, nickname]);
    expect(listed).toEqual([
      ['nell:current', 'Daily'],
      ['nell:mortgage', null],
      ['yard:euro', null],
    ]);
  }
});
