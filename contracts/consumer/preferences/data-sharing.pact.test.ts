import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { itIsConfirmed } from '#contracts/consumer/challenge/strict-acts.ts';
import { type CustomerApp, openApp } from '#contracts/consumer/customer-app.ts';
import { refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  anAccount,
  aParty,
  fromState,
  insideSession,
  maskedId,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { accessBody, allTasks as taskIds } from '#contracts/states/preferences/access-bodies.ts';
import { dataSharingApi } from '#src/api/preferences/data-sharing.ts';
import { saveAccess } from '#src/api/preferences/save-access.ts';
import { type ShareableAccount, type Ticks, tickOf } from '#src/api/preferences/sharing.ts';
import { type AccountId, asId, type PartyId } from '#src/kernel/ids.ts';

const { eachLike, like, regex } = MatchersV3;

const bank = pactOf('data-sharing');
const { listProviders, getProviderImage, listSharingEntities, getSharingSetup, getAccountAccess } =
  dataSharingApi.endpoints;

const persona = 'private-customer';
const party = false;
const accessPointId = 'trotting-up';
const imageId = 'trotting-up-logo';
const preferencesPath = '/digx/v1/me/preferences';
const accessPointPath = '/digx/v1/accessPoints';
const contentPath = '/digx/v1/contents';
const relationsPath = '/digx/cz/v1/relations';
const accessPath = '/digx/v1/me/accessPointAccount';
const ofParty = { ...insideSession, 'X-Party-Id': fromState('ownParty', aParty) };
const arg = { party: asId<PartyId>(aParty), accessPointId };
const asked = 'a provider asks customer {persona} for access to their accounts';
const given = 'customer {persona} has given a provider access to their current account';

const account: ShareableAccount = {
  id: asId<AccountId>(anAccount),
  title: 'Household & garden',
  number: '31926819',
  offers: ['enquiries', 'payments'],
};
const enquiries: Ticks = new Set([tickOf(account.id, 'enquiries')]);
const both: Ticks = new Set([...enquiries, tickOf(account.id, 'payments')]);
const dto = { accountType: 'CSA', accessLevel: 'ACCESSPOINT', accessStatus: false };
const currentAccount = fromState('currentAccount', anAccount);

const none = () =>
  new Response(JSON.stringify({ status: { result: 'SUCCESSFUL' }, accessPointAccountDTOs: [] }), {
    headers: { 'content-type': 'application/json', 'x-nonce': '{"nonce":["spare"]}' },
  });

function save({ store }: CustomerApp, wanted: Ticks, shown: Ticks) {
  return store.dispatch(saveAccess({ ...arg, accounts: [account], shown, wanted }));
}

it('reads which access points ask for access', () =>
  bank
    .given(asked, { persona })
    .asked('the access points of a customer are listed', 'GET', preferencesPath)
    .answers(200, { ...allWell, userAccessPointRelationship: eachLike({ accessPointId: like(accessPointId) }) })
    .by('getPreferences', async ({ store }) => {
      const { data } = await store.dispatch(listProviders.initiate({ party }));
      expect(data?.known).toEqual([{ id: accessPointId, name: 'Trotting Up', imageId }]);
    }));

it('reads an external provider', () =>
  bank
    .given(asked, { persona })
    .asked('a provider is read', 'GET', fromState('accessPoint', accessPointId, `${accessPointPath}/`))
    .answers(200, {
      ...allWell,
      accessPointDTO: {
        id: like(accessPointId),
        description: like('Trotting Up'),
        type: 'EXT',
        imgRefno: { value: like(imageId) },
      },
    })
    .by('getAccessPoint', async ({ store }) => {
      const { data } = await store.dispatch(listProviders.initiate({ party }));
      expect(data?.known).toEqual([{ id: accessPointId, name: 'Trotting Up', imageId }]);
    }));

it('leaves out a provider that is gone', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'read-only' })
    .asked('a provider that does not ask for access is not found', 'GET', `${accessPointPath}/${accessPointId}`)
    .answers(404, refusedWith('DIGX_CZ_TPP_01'))
    .by('getAccessPoint', async ({ store }) => {
      const { data } = await store.dispatch(listProviders.initiate({ party }));
      expect(data).toEqual({ known: [] });
    }));

it('reads the picture of a provider', () =>
  bank
    .given(asked, { persona })
    .asked('the picture of a provider is read', 'GET', fromState('image', imageId, `${contentPath}/`))
    .answers(200, {
      ...allWell,
      contentDTOList: eachLike({ content: regex('^[A-Za-z0-9+/]+={0,2}$', 'iVBORw0KGgoAAAANSUhEUgAA') }),
    })
    .run(async ({ url }) => {
      const { store } = await openApp(url, 'getContent');
      const { data } = await store.dispatch(getProviderImage.initiate({ party, imageId }));
      expect(data?.url).toMatch(/^data:image\/png;base64,iVBOR/);
    }));

it('reports that a picture is not found', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('a picture that nobody knows is not found', 'GET', `${contentPath}/unknown`)
    .answers(404, refusedWith('DIGX_CZ_CONTENT_01'))
    .by('getContent', async ({ store }) => {
      const { error } = await store.dispatch(getProviderImage.initiate({ party, imageId: 'unknown' }));
      expect(error).toMatchObject({ status: 404, code: 'DIGX_CZ_CONTENT_01' });
    }));

it('lists the entities whose accounts may be shared', () =>
  bank
    .given('customer {persona} is signed in', { persona })
    .asked('the entities of a customer are listed with their roles', 'GET', relationsPath)
    .answers(200, {
      ...allWell,
      userPartyRelationshipDTOs: eachLike({
        partyId: maskedId(aParty, '***401'),
        name: like('Ridgeway &amp; Daughters'),
        relationshipType: 'HOLDER',
      }),
    })
    .by('listRelations', async ({ store }) => {
      const { data } = await store.dispatch(listSharingEntities.initiate({ party }));
      expect(data).toEqual([{ id: aParty, name: 'Ridgeway & Daughters' }]);
    }));

const setupQuery = { accessPointId: fromState('accessPoint', accessPointId) as unknown as string, accountType: 'CSA' };

it('lists the accounts that can be shared', () =>
  bank
    .given(asked, { persona })
    .asked('the accounts of an entity are listed for a provider', 'GET', accessPath, {
      query: setupQuery,
      headers: ofParty,
    })
    .answers(200, {
      ...allWell,
      accounts: eachLike({
        setupInformation: 'SETUP_EXISTS',
        accessLevel: 'USER',
        accountsList: eachLike({
          accountNumber: maskedId(anAccount, '31926819'),
          displayName: like('Household &amp; garden'),
          tasks: eachLike({ taskId: regex('^(CH_I|PC_F_SELF|PC_F_CGNDP)$', 'CH_I'), allowed: like(false) }),
        }),
      }),
    })
    .by('getSharingSetup', async ({ store }) => {
      const { data } = await store.dispatch(getSharingSetup.initiate(arg));
      expect(data).toEqual({ exists: true, accounts: [{ ...account, offers: ['enquiries'] }], allowed: [] });
    }));

it('reads the access of a provider', () =>
  bank
    .given(given, { persona })
    .asked('the access of a provider is read', 'GET', fromState('accessPoint', accessPointId, `${accessPath}/`), {
      headers: ofParty,
    })
    .answers(200, {
      ...allWell,
      accessPointAccountDTOs: eachLike({
        accountAccessId: like('ACCESS-12'),
        accessPointId: like(accessPointId),
        ...dto,
        accountExclusionDTOs: eachLike({
          accountExclusionId: like('GRANT-31'),
          accountNumber: maskedId(anAccount, '31926819'),
          taskIds: eachLike(regex('^(CH_I|PC_F_SELF|PC_F_CGNDP)$', 'CH_I')),
        }),
      }),
    })
    .by('getAccountAccess', async ({ store }) => {
      const { data } = await store.dispatch(getAccountAccess.initiate(arg));
      expect(data?.access).toEqual({
        id: 'ACCESS-12',
        grants: [{ id: 'GRANT-31', accountId: anAccount, taskIds: ['CH_I'] }],
      });
    }));

it('reads that a provider has no access', () =>
  bank
    .given(asked, { persona })
    .asked(
      'no access of a provider is an empty list',
      'GET',
      fromState('accessPoint', accessPointId, `${accessPath}/`),
      { headers: ofParty },
    )
    .answers(200, { ...allWell, accessPointAccountDTOs: [] })
    .by('getAccountAccess', async ({ store }) => {
      const { data } = await store.dispatch(getAccountAccess.initiate(arg));
      expect(data).toEqual({ access: null });
    }));

const notAsking = refusal(404, 'DIGX_CZ_TPP_01', 'not asking for access');

it('finds no accounts to share with a provider that does not ask', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'joint-holder' })
    .asked('no accounts are listed for a provider that does not ask for access', 'GET', accessPath, {
      query: { accessPointId, accountType: 'CSA' },
      headers: ofParty,
    })
    .answers(404, refusedWith('DIGX_CZ_TPP_01'))
    .by('getSharingSetup', async ({ store }) => {
      const { error } = await store.dispatch(getSharingSetup.initiate(arg));
      expect(error).toEqual(notAsking);
    }));

it('finds no access of a provider that does not ask', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'joint-holder' })
    .asked('the access of a provider that does not ask for any is not found', 'GET', `${accessPath}/${accessPointId}`, {
      headers: ofParty,
    })
    .answers(404, refusedWith('DIGX_CZ_TPP_01'))
    .by('getAccountAccess', async ({ store }) => {
      const { error } = await store.dispatch(getAccountAccess.initiate(arg));
      expect(error).toEqual(notAsking);
    }));

const saved = {
  ...allWell,
  accessPointAccountDTOs: eachLike({
    accountAccessId: like('ACCESS-12'),
    accessPointId: like(accessPointId),
    ...dto,
    accountExclusionDTOs: [
      { accountExclusionId: like('GRANT-31'), accountNumber: { value: like(anAccount) }, taskIds },
    ],
  }),
};

function toGrant(accessPoint: unknown) {
  return accessBody({ accessPoint, account: currentAccount, taskIds });
}

it('gives a provider access', () =>
  bank
    .given(asked, { persona })
    .asked('a provider is given access', 'POST', accessPath, {
      headers: ofParty,
      body: toGrant(fromState('accessPoint', accessPointId)),
    })
    .answers(201, saved)
    .by('createAccountAccess', { others: { getAccountAccess: none } }, async (app) => {
      expect(await save(app, both, new Set())).toEqual({ outcome: 'saved' });
    }));

it('reports that access exists already', () =>
  bank
    .given(given, { persona })
    .asked('a provider cannot be given access twice', 'POST', accessPath, {
      headers: ofParty,
      body: toGrant(fromState('accessPoint', accessPointId)),
    })
    .answers(400, refusedWith('DIGX_CZ_TPP_03'))
    .by('createAccountAccess', { others: { getAccountAccess: none } }, async (app) => {
      expect(await save(app, both, new Set())).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_CZ_TPP_03' } });
    }));

it('reports that a provider that does not ask is refused', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'joint-holder' })
    .asked('a provider that does not ask for access cannot be given any', 'POST', accessPath, {
      headers: ofParty,
      body: toGrant(accessPointId),
    })
    .answers(404, refusedWith('DIGX_CZ_TPP_01'))
    .by('createAccountAccess', { others: { getAccountAccess: none } }, async (app) => {
      expect(await save(app, both, new Set())).toEqual({
        outcome: 'refused',
        error: refusal(404, 'DIGX_CZ_TPP_01', 'not asking for access'),
      });
    }));

/** The ids in the contract's example of the access. */
function toChange(accessPoint: unknown, access: unknown, grant: unknown) {
  return accessBody({ accessPoint, access, grant, account: currentAccount, taskIds });
}

const accessOfState = toChange(
  fromState('accessPoint', accessPointId),
  fromState('access', 'ACCESS-12'),
  fromState('grant', 'GRANT-31'),
);

itIsConfirmed(bank, [
  {
    operation: 'createAccountAccess',
    what: 'access for a provider',
    state: asked,
    asked: 'customer {persona} is asked for a code to give a provider access',
    parameters: { persona },
    method: 'POST',
    path: accessPath,
    headers: ofParty,
    body: toGrant(fromState('accessPoint', accessPointId)),
    done: { status: 201, body: saved },
    others: () => ({ getAccountAccess: none }),
    act: (app) => save(app, both, new Set()),
    outcome: { outcome: 'saved' },
  },
  {
    operation: 'changeAccountAccess',
    what: 'a change of a provider’s access',
    state: given,
    asked: 'customer {persona} is asked for a code to change the access of a provider',
    parameters: { persona },
    method: 'PUT',
    path: accessPath,
    headers: ofParty,
    body: accessOfState,
    done: { status: 200, body: saved },
    act: (app) => save(app, both, enquiries),
    outcome: { outcome: 'saved' },
  },
]);

it('changes the access of a provider, with the ids of the present one', () =>
  bank
    .given(given, { persona })
    .asked('the access of a provider is changed', 'PUT', accessPath, {
      headers: ofParty,
      body: accessOfState,
    })
    .answers(200, saved)
    .by('changeAccountAccess', async (app) => {
      expect(await save(app, both, enquiries)).toEqual({ outcome: 'saved' });
    }));

it('reports that the access of a provider that no longer asks is not found', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'joint-holder' })
    .asked('access of a provider that does not ask for any cannot be changed', 'PUT', accessPath, {
      headers: ofParty,
      body: toChange(accessPointId, 'ACCESS-12', 'GRANT-31'),
    })
    .answers(404, refusedWith('DIGX_CZ_TPP_01'))
    .by('changeAccountAccess', async (app) => {
      const outcome = await save(app, both, enquiries);
      expect(outcome).toEqual({ outcome: 'refused', error: notAsking });
    }));

it('reports that the access was changed meanwhile', () =>
  bank
    .given(given, { persona })
    .asked('access that was changed meanwhile cannot be changed', 'PUT', accessPath, {
      headers: ofParty,
      body: toChange(fromState('accessPoint', accessPointId), 'ACCESS-12', 'GRANT-31'),
    })
    .answers(400, refusedWith('DIGX_CZ_TPP_04'))
    .by('changeAccountAccess', async (app) => {
      const outcome = await save(app, both, enquiries);
      expect(outcome).toMatchObject({ outcome: 'refused', error: { code: 'DIGX_CZ_TPP_04' } });
    }));

closePact('data-sharing');
