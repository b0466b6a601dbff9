import { expect, it } from 'vitest';
import { currentAccount, euroAccount, mortgage } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { accountNamesApi, type NamedAccount } from './account-names.ts';
import { accountsApi } from './accounts.ts';

const { renameAccount, orderAccounts } = accountNamesApi.endpoints;
const { listAccounts } = accountsApi.endpoints;
const party = false;
const list = 'GET /v1/accounts';
const naming = 'POST /cz/v1/accountNickname';

/** Two accounts of one group, in the bank's order. */
const tack = { ...currentAccount, id: { value: 'TACK', displayValue: '40071523' }, accountNickname: null };
const second = {
  ...tack,
  dictionary: { nameValuePairDTOArray: [...currentAccount.dictionary.nameValuePairDTOArray].map(placedSecond) },
};

function placedSecond(pair: { readonly name: string; readonly value: string }) {
  return pair.name === 'nicknameSequenceNumber' ? { ...pair, value: '2' } : pair;
}

function named(value: string) {
  return { ...currentAccount, id: { value, displayValue: value }, accountNickname: null };
}

function placedAt(entry: typeof tack, place: number | undefined) {
  const others = currentAccount.dictionary.nameValuePairDTOArray.filter(
    ({ name }) => name !== 'nicknameSequenceNumber',
  );
  const said = place === undefined ? [] : [{ name: 'nicknameSequenceNumber', value: `${place}` }];
  return { ...entry, dictionary: { nameValuePairDTOArray: [...others, ...said] } };
}

type Script = Parameters<typeof scriptedBank>[0];

/** A store that has the list, over a bank that never answers a refetch. */
async function openStore(script: Script) {
  const bank = scriptedBank({
    [list]: [() => good({ accounts: [currentAccount, second, mortgage, euroAccount] }), () => new Promise(() => {})],
    ...script,
  });
  const { store } = await signedInStore(bank.fetch);
  const { data } = await store.dispatch(listAccounts.initiate({ party }));
  const accounts = data?.accounts ?? [];
  const shown = () => listAccounts.select({ party })(store.getState() as never).data?.accounts ?? [];
  return {
    bank,
    store,
    household: accounts.find(({ id }) => id === currentAccount.id.value) as NamedAccount,
    tack: accounts.find(({ id }) => id === 'TACK') as NamedAccount,
    titles: () => shown().map(({ title }) => title),
    shown,
    body: () => JSON.parse(bank.asked.find(({ call }) => call === naming)?.body ?? 'null') as unknown,
    listsAsked: () => bank.calls().filter((call) => call === list).length,
  };
}

const done = { [naming]: () => good({}) };

it('renames one account, and leaves it in its place', async () => {
  const { store, household, body } = await openStore(done);
  await store.dispatch(renameAccount.initiate({ party, account: household, name: '  House 2 ' }));
  expect(body()).toEqual([
    {
      accountNickname: 'House 2',
      accountNumber: { value: '9A0E7C5512D84F6B' },
      partyId: { value: 'C43E0A1B7D52F986' },
      accountType: 'CSA',
      sequenceNumber: 1,
    },
  ]);
});

it('shows the new name at once, and refetches the list', async () => {
  const { store, household, shown, listsAsked } = await openStore(done);
  await store.dispatch(renameAccount.initiate({ party, account: household, name: 'House 2' }));
  expect(shown()[0]).toMatchObject({ id: household.id, title: 'House 2', nickname: 'House 2', order: 1 });
  await expect.poll(listsAsked).toBe(2);
});

it('moves accounts in one call, without renaming any', async () => {
  const { store, household, tack: other, body } = await openStore(done);
  const accounts = [
    { account: household, order: 2 },
    { account: other, order: 1 },
  ];
  await store.dispatch(orderAccounts.initiate({ party, accounts }));
  expect(body()).toMatchObject([
    { accountNumber: { value: household.id }, sequenceNumber: 2, accountNickname: 'Household & garden' },
    { accountNumber: { value: 'TACK' }, sequenceNumber: 1, accountNickname: null },
  ]);
});

it('shows the new order at once', async () => {
  const { store, household, tack: other, titles } = await openStore(done);
  const before = titles();
  expect(before.slice(0, 2)).toEqual(['Household & garden', 'Private Bank Current Account']);
  const accounts = [
    { account: household, order: 2 },
    { account: other, order: 1 },
  ];
  await store.dispatch(orderAccounts.initiate({ party, accounts }));
  expect(titles()).toEqual([before[1], before[0], ...before.slice(2)]);
});

it('keeps the position of a renamed account among those without one', async () => {
  const unplaced = [named('LIVERY'), named('FEED'), named('TACK')];
  const keep = { places: new Map<string, number>() };
  const { store, shown, body } = await openStore({
    [list]: () => good({ accounts: unplaced.map((one) => placedAt(one, keep.places.get(one.id.value))) }),
    [naming]: async (request) => {
      for (const { accountNumber, sequenceNumber } of await request.json()) {
        keep.places.set(accountNumber.value, sequenceNumber);
      }
      return good({});
    },
  });
  const before = shown();
  expect(before.map(({ id }) => id)).toEqual(['LIVERY', 'FEED', 'TACK']);
  const tackRoom = before[2] as NamedAccount;
  await store.dispatch(renameAccount.initiate({ party, account: tackRoom, name: 'Saddles' }));
  expect(body()).toMatchObject([{ sequenceNumber: 9999 }]);
  await store.dispatch(listAccounts.initiate({ party }, { forceRefetch: true }));
  expect(shown().map(({ id }) => id)).toEqual(['LIVERY', 'FEED', 'TACK']);
});

it.each(['DIGX_CZ_ANN_02', 'DIGX_CZ_ANN_03'])('shows the old name where the bank refuses with %s', async (code) => {
  const { store, household, titles } = await openStore({ [naming]: () => refused(400, code) });
  const before = titles();
  const { error } = await store.dispatch(renameAccount.initiate({ party, account: household, name: 'House' }));
  expect(error).toMatchObject({ kind: 'refusal', code, message: expect.stringContaining('An account name') });
  expect(titles()).toEqual(before);
});

it('refetches the list when the outcome is unknown', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const { store, household, titles, listsAsked } = await openStore({ [naming]: lost });
  const before = titles();
  const { error } = await store.dispatch(renameAccount.initiate({ party, account: household, name: 'House' }));
  expect(error).toMatchObject({ kind: 'fault', fault: 'bad_network_response' });
  expect(titles()).toEqual(before);
  await expect.poll(listsAsked).toBe(2);
});

it('changes no list that the account is not on', async () => {
  const { store, household, shown } = await openStore(done);
  const before = shown();
  const stranger = { ...household, id: asId<AccountId>('GONE') };
  await store.dispatch(renameAccount.initiate({ party, account: stranger, name: 'House' }));
  expect(shown()).toEqual(before);
});
