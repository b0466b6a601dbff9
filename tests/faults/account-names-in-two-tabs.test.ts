import { expect, it } from 'vitest';
import { type Account, inListOrder } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { saveName } from '#src/banking/accounts/save-name.ts';
import { moved, nothingMoved } from '#src/features/manage-accounts/model/order-draft.ts';
import { saveOrder } from '#src/features/manage-accounts/model/saving.ts';
import { loggedIn, openBank } from '#tests/customers/open-bank.ts';
import { underFault } from './under-fault.ts';

/** The bank takes name and position in one call, so one tab must not undo the other's change. */

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];

const party = false;
const { listAccounts } = accountsApi.endpoints;

/** Two tabs of one browser, each with the current list. */
async function openTabs() {
  const sandbox = await openBank();
  const browser = await loggedIn(sandbox);
  const [here, there] = [(await signedInStore(browser)).store, (await signedInStore(browser)).store];
  await here.dispatch(listAccounts.initiate({ party }));
  await there.dispatch(listAccounts.initiate({ party }));
  const heads = () => sandbox.control.journalHeads();
  const nameRequests = async () =>
    (await heads()).filter((head) => head.kind === 'request' && head.operationId === 'nameAccounts').length;
  return { sandbox, here, there, nameRequests };
}

function deposits(store: Store): readonly Account[] {
  const { data } = listAccounts.select({ party })(store.getState() as never);
  return inListOrder(data?.accounts ?? []).filter(({ group }) => group === 'deposit');
}

async function titlesAtBank(store: Store): Promise<readonly string[]> {
  await store.dispatch(listAccounts.initiate({ party }, { forceRefetch: true, subscribe: false }));
  return deposits(store).map(({ title }) => title);
}

function firstMovedDown(store: Store) {
  const group = deposits(store);
  const [first] = group;
  if (first === undefined) throw new Error('There is no account to move.');
  return moved(group, first.id, 1, nothingMoved);
}

it('keeps a name from another tab when an order is saved', async () => {
  const { here, there } = await openTabs();
  const [first, second, ...others] = deposits(here);
  if (first === undefined || second === undefined) throw new Error('No group has two accounts.');
  const draft = firstMovedDown(here);
  expect(await there.dispatch(saveName({ party, account: first, name: 'Rainy days 2' }))).toMatchObject({
    isSaved: true,
  });
  expect(await here.dispatch(saveOrder({ party, draft }))).toMatchObject({ isSaved: true });
  expect(await titlesAtBank(there)).toEqual([second.title, 'Rainy days 2', ...others.map(({ title }) => title)]);
});

it('keeps an order from another tab when an account is renamed', async () => {
  const { here, there } = await openTabs();
  const [first, second, ...others] = deposits(here);
  if (first === undefined || second === undefined) throw new Error('No group has two accounts.');
  expect(await there.dispatch(saveOrder({ party, draft: firstMovedDown(there) }))).toMatchObject({ isSaved: true });
  expect(await here.dispatch(saveName({ party, account: first, name: 'Rainy days 2' }))).toMatchObject({
    isSaved: true,
  });
  expect(await titlesAtBank(there)).toEqual([second.title, 'Rainy days 2', ...others.map(({ title }) => title)]);
});

it('sends no order that another tab has already saved', async () => {
  const { here, there, nameRequests } = await openTabs();
  const draft = firstMovedDown(here);
  await there.dispatch(saveOrder({ party, draft }));
  const expected = await titlesAtBank(there);
  expect(await here.dispatch(saveOrder({ party, draft }))).toEqual({ isSaved: true });
  expect(await nameRequests()).toBe(1);
  expect(deposits(here).map(({ title }) => title)).toEqual(expected);
});

const changes = {
  name: (store: Store) =>
    store.dispatch(saveName({ party, account: deposits(store)[0] as Account, name: 'Rainy days 2' })),
  order: (store: Store) => store.dispatch(saveOrder({ party, draft: firstMovedDown(store) })),
};

it.each([
  ['name', '500'],
  ['name', 'offline'],
  ['order', '500'],
  ['order', 'lost-answer'],
] as const)('saves no %s when reading the accounts meets %s, and shows the previous list', async (change, kind) => {
  const { sandbox, here } = await openTabs();
  const before = deposits(here);
  const saving = await underFault(sandbox, 'listAccounts', kind, async () => changes[change](here));
  expect(saving).toMatchObject({
    isSaved: false,
    failure: { place: 'form', message: expect.stringMatching(/issue|offline/) },
  });
  expect(saving.failure?.message).toMatch(/Nothing has been saved\.$/);
  expect(saving.failure?.message).not.toContain('may have been saved');
  expect(deposits(here)).toEqual(before);
  expect(await titlesAtBank(here)).toEqual(before.map(({ title }) => title));
  expect(await changes[change](here)).toMatchObject({ isSaved: true });
});
