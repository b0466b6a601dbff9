import { expect, it, vi } from 'vitest';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { approvalsApi } from '#src/api/approvals/approvals.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { accountsAnswer, allowedAnswer, countAnswer, permissionsAnswer, profileAnswer } from './answers.fixture.ts';
import { good, refused, scriptedBank, sessionGone } from './bank.fixture.ts';
import { sessionEnded, sessionStarted } from './session.slice.ts';

const { listAccounts, listPayingAccounts, listPayingLoans } = accountsApi.endpoints;
const { getProfile, listPermissions, getLoginFlow } = profileApi.endpoints;
const all = { party: false } as const;
const party = asId<PartyId>('A77B');

it('uses the entity of the query, not one chosen meanwhile', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => good(accountsAnswer) });
  const { store } = await signedInStore(bank.fetch);
  await Promise.all([store.dispatch(listAccounts.initiate({ party })), store.dispatch(listAccounts.initiate(all))]);
  const asked = bank.asked.filter(({ call }) => call === 'GET /v1/accounts');
  expect(asked.map(({ headers }) => headers.get('X-Party-Id'))).toEqual([party, null]);
  expect(asked[0]?.url.search).toBe('?expand=all&locale=en');
});

it('gives the model of an answer', async () => {
  const bank = scriptedBank({
    'GET /v1/accounts': () => good(accountsAnswer),
    'GET /v1/accounts/demandDeposit': () => good(allowedAnswer),
    'GET /v1/accounts/loan': () => good({ accounts: [], allowedTransactions: [] }),
    'GET /cz/v1/transactions/count': () => good(countAnswer),
    'GET /v1/me': () => good(profileAnswer),
    'GET /cz/v1/permissions': () => good(permissionsAnswer),
  });
  const { store } = await signedInStore(bank.fetch);
  const task = { party, taskCode: 'PC_F_DOM' } as const;
  const { countPendingApprovals } = approvalsApi.endpoints;
  const [accounts, paying, loans, pending, profile, permissions] = await Promise.all([
    store.dispatch(listAccounts.initiate({ party })),
    store.dispatch(listPayingAccounts.initiate(task)),
    store.dispatch(listPayingLoans.initiate(task)),
    store.dispatch(countPendingApprovals.initiate({ party })),
    store.dispatch(getProfile.initiate({ party })),
    store.dispatch(listPermissions.initiate({ party })),
  ]);
  expect(accounts.data?.accounts).toHaveLength(3);
  expect([paying.data, loans.data]).toEqual([['9A0E7C5512D84F6B'], []]);
  expect(pending.data?.total).toBe(4);
  expect(profile.data?.userName).toBe('private-customer');
  expect(permissions.data).toEqual(['payment', 'transfer', 'statements']);
  const searches = Object.fromEntries(bank.asked.map(({ call, url }) => [call, url.search]));
  expect(searches).toMatchObject({
    'GET /v1/accounts/demandDeposit': '?taskCode=PC_F_DOM&locale=en',
    'GET /cz/v1/transactions/count': '?countFor=approval&locale=en',
    'GET /v1/me': '?locale=en',
  });
});

it('sends one call for two identical queries', async () => {
  const bank = scriptedBank({ 'GET /v1/me': () => good(profileAnswer) });
  const { store } = await signedInStore(bank.fetch);
  await Promise.all([store.dispatch(getProfile.initiate(all)), store.dispatch(getProfile.initiate(all))]);
  expect(bank.calls().filter((call) => call === 'GET /v1/me')).toHaveLength(1);
});

it('gives a refusal with its code and the words for it', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => refused(500, 'XYZ_999') });
  const { store } = await signedInStore(bank.fetch);
  const { error, data } = await store.dispatch(listAccounts.initiate(all));
  expect(error).toMatchObject({ kind: 'refusal', status: 500, code: 'XYZ_999' });
  expect(error).toHaveProperty('message', expect.stringContaining('quote error code XYZ_999'));
  expect(data).toBeUndefined();
});

it('takes an answer without its list for unreadable, not for an empty list', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => good({}) });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(listAccounts.initiate(all));
  expect(error).toMatchObject({ kind: 'fault', fault: 'unreadable' });
});

it('asks again when the customer tries again', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': [() => refused(500, 'X1'), () => good(accountsAnswer)] });
  const { store } = await signedInStore(bank.fetch);
  const query = store.dispatch(listAccounts.initiate(all));
  await query;
  expect((await query.refetch()).data?.accounts).toHaveLength(3);
});

it.each([
  ['a 401', () => sessionGone(401), 'expired'],
  ['a 419', () => sessionGone(419), 'expired'],
])('ends the session at %s, and drops all that the bank said', async (_name, answer, reason) => {
  const bank = scriptedBank({ 'GET /v1/me': () => good(profileAnswer), 'GET /v1/accounts': answer });
  const { store, shared, own } = await signedInStore(bank.fetch);
  await store.dispatch(getProfile.initiate(all));
  const { error } = await store.dispatch(listAccounts.initiate(all));
  expect(error).toBeUndefined();
  expect(store.getState().session).toEqual({ status: 'ended', reason });
  expect(JSON.stringify(store.getState())).not.toMatch(/private-customer|Eleanor|C43E/);
  expect([shared.held.size, own.held.size]).toEqual([0, 0]);
});

it('ends the session when a nonce call goes well and brings none', async () => {
  const bank = scriptedBank({ 'POST /v1/session/nonce': () => good({}) });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(listAccounts.initiate(all));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'missing-nonce' });
});

it('does not end the session of the next customer with a late answer to the last one', async () => {
  let answerLate = (_response: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  const bank = scriptedBank({ 'GET /v1/accounts': () => late });
  const { store } = await signedInStore(bank.fetch);
  const asking = store.dispatch(listAccounts.initiate(all));
  await soon(() => expect(bank.calls()).toContain('GET /v1/accounts'));
  store.dispatch(sessionEnded({ reason: 'logged-off' }));
  store.dispatch(sessionStarted({ sessionId: 'next', credentialsChangeNeeded: false }));
  answerLate(sessionGone(401));
  await asking;
  await everyLayer();
  expect(store.getState().session).toMatchObject({ status: 'signed-in', sessionId: 'next' });
});

it('keeps nothing of an answer that comes after the end of its session', async () => {
  let answerLate = (_response: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  const bank = scriptedBank({ 'GET /v1/me': () => late });
  const { store } = await signedInStore(bank.fetch);
  const asking = store.dispatch(getProfile.initiate(all));
  await soon(() => expect(bank.calls()).toContain('GET /v1/me'));
  store.dispatch(sessionEnded({ reason: 'logged-off' }));
  answerLate(good(profileAnswer, { 'x-nonce': 'late' }));
  await asking;
  await everyLayer();
  expect(JSON.stringify(store.getState())).not.toContain('private-customer');
});

it('sends nothing for a tab replaced by another sign-in, even before an event reports it', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => good(accountsAnswer) });
  const { store, shared } = await signedInStore(bank.fetch);
  shared.setItem('paddock.sessionId', 'another');
  await store.dispatch(listAccounts.initiate(all));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  expect(bank.calls()).toEqual([]);
});

it('believes no answer that came to another sign-in’s cookie', async () => {
  let takeOver = () => {};
  const bank = scriptedBank({
    'GET /v1/accounts': () => {
      takeOver();
      return good(accountsAnswer);
    },
  });
  const { store, shared } = await signedInStore(bank.fetch);
  takeOver = () => shared.setItem('paddock.sessionId', 'another');
  await store.dispatch(listAccounts.initiate(all));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  expect(JSON.stringify(store.getState())).not.toContain('Household');
});

it('sends nothing when nobody is signed in', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => good(accountsAnswer) });
  const { store } = await storeOver(bank.fetch);
  const { error } = await store.dispatch(listAccounts.initiate(all));
  expect(error).toMatchObject({ kind: 'session-over', reason: 'expired' });
  expect(bank.calls()).toEqual([]);
});

it('asks again, after a step before the accounts is done, for what that step changes', async () => {
  const bank = scriptedBank({
    'GET /v1/me/loginFlow': [() => good({ userLoginFlowDTOList: 2 }), () => good({ userLoginFlowDTOList: 3 })],
    'GET /v1/accounts': () => good(accountsAnswer),
    'POST /v1/me/loginFlow': () => good({}),
  });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(getLoginFlow.initiate(all));
  await store.dispatch(listAccounts.initiate(all));
  const { completeLoginStep } = profileApi.endpoints;
  await store.dispatch(completeLoginStep.initiate({ ...all, stepId: 'change-pin' }));
  await soon(() => {
    expect(getLoginFlow.select(all)(store.getState() as never).data?.forcePinChange).toBe(false);
  });
  expect(bank.calls().filter((call) => call === 'GET /v1/accounts')).toHaveLength(1);
  const posted = bank.asked.find(({ call }) => call === 'POST /v1/me/loginFlow');
  expect(JSON.parse(posted?.body ?? '')).toEqual({ loginConfigId: 'change-pin' });
});

it.each([403, 428])('learns from a %s that something must be done first, and marks it', async (status) => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => refused(status, 'DIGX_CMN_0096') });
  const { store, shared } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(listAccounts.initiate(all));
  expect(error).toMatchObject({ kind: 'refusal', code: 'DIGX_CMN_0096' });
  expect(store.getState().session).toMatchObject({ status: 'signed-in', credentialsChangeNeeded: true });
  expect(shared.held.has('paddock.credentialsChangeNeeded')).toBe(true);
});

it('ends the session of a customer who was locked, and says why', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => refused(403, 'DIGX_AUTH_0002') });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(listAccounts.initiate(all));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'locked' });
});

it('rethrows a bug', async () => {
  const bank = scriptedBank({});
  const { store } = await signedInStore(bank.fetch);
  vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  const { error } = await store.dispatch(accountsApi.endpoints.getAccountAddress.initiate(null as never));
  expect(error).toMatchObject({ name: 'TypeError' });
});

/** A cancelled query is over for its caller while its answer is still in flight. */
async function everyLayer(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
