import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nextProvider, requestAccess } from './access-requests.ts';
import {
  accessOf,
  accessPointsOf,
  changeAccess,
  grantAccess,
  shareableAccounts,
  type WantedAccess,
  wireIdOf,
} from './account-access.ts';

const provider = 'furlong-finance';

async function asked() {
  const bank = await smallBank();
  await commit(bank, requestAccess('nell', nextProvider(bank, 'nell')));
  const customer = await signIn(bank);
  const token = tokenOf(bank, customer.session, 'account', 'nell:current');
  const wanted: WantedAccess = { accessPointId: provider, grants: [{ accountToken: token, taskIds: ['CH_I'] }] };
  const forYard = { ...customer, parties: customer.parties.slice(1) };
  return { bank, customer, forYard, token, wanted };
}

it('shows the accounts of one entity that can be shared, and what is allowed for each', async () => {
  const { bank, customer, wanted } = await asked();
  expect(accessPointsOf(bank, customer).map(({ id }) => id)).toEqual([provider]);
  const [current, ...others] = shareableAccounts(bank, customer, provider);
  expect(others).toEqual([]);
  expect(current?.tasks.map(({ taskId, allowed }) => [taskId, allowed])).toEqual([
    ['CH_I', false],
    ['PC_F_SELF', false],
    ['PC_F_CGNDP', false],
  ]);
  const verdict = grantAccess(bank, customer, wanted);
  if (verdict.outcome === 'saved') await commit(bank, verdict.changes);
  expect(shareableAccounts(bank, customer, provider)[0]?.tasks.map(({ allowed }) => allowed)).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  [[], ['CH_I']],
  [['transfer'], ['CH_I', 'PC_F_SELF']],
  [['payment'], ['CH_I', 'PC_F_CGNDP']],
] as const)('lets a provider do no more than a customer who may %j', async (functions, tasks) => {
  const { bank, customer: nell, wanted, token } = await asked();
  const customer = { ...nell, user: { ...nell.user, permittedFunctions: [...functions] } };
  expect(shareableAccounts(bank, customer, provider)[0]?.tasks.map(({ taskId }) => taskId)).toEqual(tasks);
  const all = { ...wanted, grants: [{ accountToken: token, taskIds: ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'] }] };
  expect(grantAccess(bank, customer, all)).toEqual({ outcome: 'refused', reason: 'not-shareable' });
  expect(grantAccess(bank, customer, wanted)).toMatchObject({ outcome: 'saved' });
});

it('grants access once, for one entity only', async () => {
  const { bank, customer, forYard, wanted } = await asked();
  const verdict = grantAccess(bank, customer, wanted);
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  await commit(bank, verdict.changes);
  expect(grantAccess(bank, customer, wanted)).toEqual({ outcome: 'refused', reason: 'exists' });
  expect(accessOf(bank, 'party-nell', provider)?.grants).toMatchObject([
    { accountId: 'nell:current', taskIds: ['CH_I'] },
  ]);
  expect(accessOf(bank, 'party-yard', provider)).toBeUndefined();
  expect(shareableAccounts(bank, forYard, provider)[0]?.tasks.some(({ allowed }) => allowed)).toBe(false);
});

it('changes access from its present state only', async () => {
  const { bank, customer, wanted, token } = await asked();
  expect(changeAccess(bank, customer, wanted)).toEqual({ outcome: 'refused', reason: 'changed' });
  const first = grantAccess(bank, customer, wanted);
  if (first.outcome === 'refused') throw new Error(first.reason);
  await commit(bank, first.changes);
  const grantId = first.access.grants[0]?.id;
  const change = (taskIds: string[]) =>
    changeAccess(bank, customer, {
      accessPointId: provider,
      accessId: wireIdOf(first.access),
      grants: [{ grantId, accountToken: token, taskIds }],
    });
  // Unchanged, it keeps its id.
  expect(change(['CH_I'])).toMatchObject({ access: { grants: [{ id: grantId }] } });
  const second = change(['CH_I', 'PC_F_SELF', 'PC_F_CGNDP']);
  if (second.outcome === 'refused') throw new Error(second.reason);
  await commit(bank, second.changes);
  expect(second.access.grants[0]?.id).not.toBe(grantId);
  // Another tab still holds the first.
  expect(change(['PC_F_SELF', 'PC_F_CGNDP'])).toEqual({ outcome: 'refused', reason: 'changed' });
  expect(accessOf(bank, 'party-nell', provider)?.grants[0]?.taskIds).toEqual(['CH_I', 'PC_F_SELF', 'PC_F_CGNDP']);
});

it.each([
  ['nothing', () => ({ grants: [] }), 'empty'],
  ['a provider that never asked', () => ({ accessPointId: 'rosette-pay' }), 'provider-not-found'],
  ['a provider that is gone', () => ({ accessPointId: 'gone' }), 'provider-not-found'],
  ['an unknown account', () => ({ grants: [{ accountToken: 'unknown', taskIds: ['CH_I'] }] }), 'not-shareable'],
  [
    'an account twice',
    (token: string) => ({
      grants: [
        { accountToken: token, taskIds: ['CH_I'] },
        { accountToken: token, taskIds: ['PC_F_SELF'] },
      ],
    }),
    'not-shareable',
  ],
  [
    'a task that is not shared',
    (token: string) => ({ grants: [{ accountToken: token, taskIds: ['FU_F_DFT'] }] }),
    'not-shareable',
  ],
] as const)('refuses access to %s', async (_name, over, reason) => {
  const { bank, customer, wanted, token } = await asked();
  expect(grantAccess(bank, customer, { ...wanted, ...over(token) })).toEqual({ outcome: 'refused', reason });
});

it('refuses an account that the customer cannot share: a mortgage, or for an entity they are only agent of', async () => {
  const { bank, customer, wanted } = await asked();
  const mortgage = tokenOf(bank, customer.session, 'account', 'nell:mortgage');
  expect(grantAccess(bank, customer, { ...wanted, grants: [{ accountToken: mortgage, taskIds: ['CH_I'] }] })).toEqual({
    outcome: 'refused',
    reason: 'not-shareable',
  });
  const agent = { ...customer, parties: customer.parties.map((party) => ({ ...party, actsAs: 'agent' as const })) };
  expect(grantAccess(bank, agent, wanted)).toEqual({ outcome: 'refused', reason: 'not-set-up' });
  expect(shareableAccounts(bank, agent, provider)).toEqual([]);
});

it('refuses access to a provider that is not set up', async () => {
  const { bank, customer, wanted } = await asked();
  for (let next = nextProvider(bank, 'nell'); next !== undefined; next = nextProvider(bank, 'nell')) {
    await commit(bank, requestAccess('nell', next));
  }
  const notSetUp = { ...wanted, accessPointId: 'halter-books' };
  expect(grantAccess(bank, customer, notSetUp)).toEqual({ outcome: 'refused', reason: 'not-set-up' });
});
