import { expect, it } from 'vitest';
import { whenDamaged } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { dataSharingApi } from './data-sharing.ts';
import { saveAccess } from './save-access.ts';
import { everyTick, ticksIn, toAccess, toProvider, toSharingEntities, toSharingSetup } from './sharing.ts';

const account = {
  accountNumber: { value: '9A0E', displayValue: '31926819' },
  displayName: 'Household &amp; garden',
  tasks: ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'].map((taskId) => ({ taskId, allowed: taskId === 'CH_I' })),
};
const savings = {
  accountNumber: { value: '5D1F', displayValue: '40071522' },
  displayName: 'Savings',
  tasks: [{ taskId: 'CH_I', allowed: false }],
};
const setup = {
  accounts: [{ setupInformation: 'SETUP_EXISTS', accessLevel: 'USER', accountsList: [account, savings] }],
};
const access = {
  accessPointAccountDTOs: [
    {
      accountAccessId: 'ACCESS-1',
      accessPointId: 'trotting-up',
      accountType: 'CSA',
      accessLevel: 'ACCESSPOINT',
      accessStatus: false,
      accountExclusionDTOs: [{ accountExclusionId: 'GRANT-1', accountNumber: { value: '9A0E' }, taskIds: ['CH_I'] }],
    },
  ],
};
const party = asId<PartyId>('C43E');

it('reads the accounts, what can be allowed for each, and what is', () => {
  const read = toSharingSetup(unchecked(setup));
  expect(read).toEqual({
    exists: true,
    accounts: [
      { id: '9A0E', title: 'Household & garden', number: '31926819', offers: ['enquiries', 'payments'] },
      { id: '5D1F', title: 'Savings', number: '40071522', offers: ['enquiries'] },
    ],
    allowed: ['9A0E enquiries'],
  });
  expect([...everyTick(read?.accounts ?? [])]).toEqual(['9A0E enquiries', '9A0E payments', '5D1F enquiries']);
});

it('tells a provider that is not set up from one without accounts', () => {
  expect(toSharingSetup(unchecked({ accounts: [{ accountsList: [account] }] }))).toMatchObject({
    exists: false,
    accounts: [],
  });
  expect(toSharingSetup(unchecked({ accounts: [{ ...setup.accounts[0], accountsList: [] }] }))).toMatchObject({
    exists: true,
    accounts: [],
  });
});

it('offers external providers only, and entities of the holder only', () => {
  const dto = { id: 'trotting-up', description: 'Trotting &amp; Up', type: 'EXT', imgRefno: { value: 'logo' } };
  expect(toProvider(unchecked({ accessPointDTO: dto }))).toEqual({
    provider: { id: 'trotting-up', name: 'Trotting & Up', imageId: 'logo' },
  });
  expect(toProvider(unchecked({ accessPointDTO: { ...dto, type: 'INT' } }))).toEqual({ provider: null });
  const relation = (value: string, relationshipType?: string) => ({
    partyId: { value },
    name: value,
    relationshipType,
  });
  expect(
    toSharingEntities(
      unchecked({
        userPartyRelationshipDTOs: [relation('A', 'HOLDER'), relation('B', 'AGENT'), relation('C')],
      }),
    )?.map(({ id }) => id),
  ).toEqual(['A', 'C']);
});

it('takes access at the level of the user for none', () => {
  const [own] = access.accessPointAccountDTOs;
  expect(toAccess(unchecked({ accessPointAccountDTOs: [{ ...own, accessLevel: 'USER' }] }))).toEqual({ access: null });
  expect([...ticksIn(toAccess(unchecked(access))?.access ?? null)]).toEqual(['9A0E enquiries']);
});

const seen = { id: 'trotting-up', description: 'Trotting Up', type: 'EXT' };
const found = { known: [{ id: 'trotting-up', name: 'Trotting Up' }] };

it.each([
  ['one that is gone and one that could not be read', ['gone', 'broken'], { error: { kind: 'fault' } }],
  ['only one that is gone', ['gone'], { data: { known: [], error: undefined } }],
  ['one that is gone beside another', ['gone', 'seen'], { data: { ...found, error: undefined } }],
  ['one that could not be read beside another', ['broken', 'seen'], { data: { ...found, error: { kind: 'fault' } } }],
] as const)('tells providers that do not ask from those that could not be read: %s', async (_, ids, expected) => {
  const bank = scriptedBank({
    'GET /v1/me/preferences': () =>
      good({ userAccessPointRelationship: ids.map((accessPointId) => ({ accessPointId })) }),
    'GET /v1/accessPoints/gone': () => refused(404, 'DIGX_CZ_TPP_01'),
    'GET /v1/accessPoints/broken': () => new Response('<html>', { status: 500 }),
    'GET /v1/accessPoints/seen': () => good({ accessPointDTO: seen }),
  });
  const { store } = await signedInStore(bank.fetch);
  const { listProviders } = dataSharingApi.endpoints;
  expect(await store.dispatch(listProviders.initiate({ party: false }, { forceRefetch: true }))).toMatchObject(
    expected,
  );
});

it('takes no answer for whole in which an entry cannot be read', () => {
  const [own] = access.accessPointAccountDTOs;
  const [group] = setup.accounts;
  expect(toAccess(unchecked({ accessPointAccountDTOs: [{ ...own, accountExclusionDTOs: [{}] }] }))).toBeUndefined();
  expect(toAccess(unchecked({ accessPointAccountDTOs: [{ ...own, accessLevel: 11 }] }))).toBeUndefined();
  expect(toSharingSetup(unchecked({ accounts: [{ ...group, accountsList: [account, {}] }] }))).toBeUndefined();
  expect(toSharingSetup(unchecked({ accounts: [{ accessLevel: 11, accountsList: [] }] }))).toBeUndefined();
  expect(toSharingEntities(unchecked({ userPartyRelationshipDTOs: [{ name: 12 }] }))).toBeUndefined();
  expect(toProvider(unchecked({ accessPointDTO: { ...seen, type: 3 } }))).toBeUndefined();
});

it('lists no account for which nothing can be allowed', () => {
  const [group] = setup.accounts;
  const accountsList = [{ ...account, tasks: [] }, savings];
  expect(toSharingSetup(unchecked({ accounts: [{ ...group, accountsList }] }))?.accounts).toMatchObject([
    { title: 'Savings' },
  ]);
});

it('survives missing and mistyped fields', () => {
  whenDamaged([setup, access], (anySetup, anyAccess) => {
    for (const { id, offers } of toSharingSetup(unchecked(anySetup))?.accounts ?? []) {
      expect([typeof id, Array.isArray(offers)]).toEqual(['string', true]);
    }
    expect(ticksIn(toAccess(unchecked(anyAccess))?.access ?? null)).toBeInstanceOf(Set);
  });
});

it('asks for a nonce by POST before each call, and sends it with the call', async () => {
  const bank = scriptedBank({ 'GET /v1/me/accessPointAccount': () => good(setup) });
  const { store } = await signedInStore(bank.fetch);
  const before = bank.asked.length;
  await store.dispatch(
    dataSharingApi.endpoints.getSharingSetup.initiate({ party, accessPointId: 'trotting-up' }, { forceRefetch: true }),
  );
  const [nonceCall, call] = bank.asked.slice(before);
  expect(nonceCall).toMatchObject({ call: 'POST /v1/session/nonce', body: '' });
  expect(nonceCall?.headers.get('x-noncecount')).toBe('1');
  expect(call?.headers.get('x-nonce')).toMatch(/^n\d+$/);
  expect(call?.headers.get('x-party-id')).toBe('C43E');
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
    accessPointId: 'trotting-up',
    accountType: 'CSA',
    locale: 'en',
  });
});

it.each([
  ['POST', { accessPointAccountDTOs: [] }, undefined],
  ['PUT', access, 'GRANT-1'],
] as const)('saves by %s, with the ids of the present access', async (method, present, grantId) => {
  const grants = [
    { accountExclusionId: 'GRANT-1', accountNumber: { value: '9A0E' }, taskIds: ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'] },
    { accountExclusionId: 'GRANT-2', accountNumber: { value: '5D1F' }, taskIds: ['CH_I'] },
  ];
  const own = { accountAccessId: 'ACCESS-1', accessLevel: 'ACCESSPOINT', accountExclusionDTOs: grants };
  const saved = { accessPointAccountDTOs: [own] };
  const bank = scriptedBank({
    'GET /v1/me/accessPointAccount/trotting-up': () => good(present),
    [`${method} /v1/me/accessPointAccount`]: () => good(saved),
  });
  const { store } = await signedInStore(bank.fetch);
  const { accounts = [] } = toSharingSetup(unchecked(setup)) ?? {};
  const shown = ticksIn(toAccess(unchecked(present))?.access ?? null);
  const wanted = everyTick(accounts);
  const arg = { party, accessPointId: 'trotting-up', accounts, shown, wanted };
  expect(await store.dispatch(saveAccess(arg))).toEqual({ outcome: 'saved' });
  const sent = bank.asked.find(({ call }) => call.startsWith(`${method} /v1/me`));
  const dto = { accessPointId: 'trotting-up', accountType: 'CSA', accessLevel: 'ACCESSPOINT', accessStatus: false };
  const all = { accountNumber: { value: '9A0E' }, taskIds: ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'] };
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    accessPointAccountDTOs: [
      {
        ...dto,
        ...(grantId !== undefined && { accountAccessId: 'ACCESS-1' }),
        accountExclusionDTOs: [
          grantId === undefined ? all : { accountExclusionId: grantId, ...all },
          { accountNumber: { value: '5D1F' }, taskIds: ['CH_I'] },
        ],
      },
    ],
  });
});
