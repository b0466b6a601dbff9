import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { monday, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { sweep } from './invariants.ts';

const subscription = {
  id: 'ALERTS-1',
  userId: 'nell',
  startsOn: monday,
  endsOn: monday,
  alerts: [{ event: 'LOGIN_FAILURE' as const, ways: ['SMS' as const] }],
};
const access = {
  id: 'party-nell:furlong-finance',
  partyId: 'party-nell',
  accessPointId: 'furlong-finance',
  grants: [{ id: 'GRANT-1', accountId: 'nell:current', taskIds: ['CH_I' as const] }],
  version: 1,
};

it('accepts one subscription, and access to an own account', async () => {
  const bank = await smallBank();
  await commit(bank, [
    { change: 'insert', of: 'alertSubscriptions', record: subscription },
    { change: 'insert', of: 'accountAccesses', record: access },
  ]);
  expect(sweep(bank)).toEqual([]);
});

it('finds a second subscription, and access to an account of another entity', async () => {
  const bank = await smallBank();
  const [grant] = access.grants;
  await commit(bank, [
    { change: 'insert', of: 'alertSubscriptions', record: subscription },
    { change: 'insert', of: 'alertSubscriptions', record: { ...subscription, id: 'ALERTS-2' } },
    {
      change: 'insert',
      of: 'accountAccesses',
      record: { ...access, grants: [{ ...grant, id: 'GRANT-1', taskIds: ['CH_I'], accountId: 'yard:euro' }] },
    },
  ]);
  expect(sweep(bank).map(({ invariant }) => invariant)).toEqual([
    'alerts-are-subscribed-to-once',
    'access-is-to-own-accounts',
  ]);
});
