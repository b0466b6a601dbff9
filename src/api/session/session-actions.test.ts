import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { accountsAnswer, profileAnswer } from '#src/api/store/answers.fixture.ts';
import { good, json, origin, refused, scriptedBank, sessionGone, testConfig } from '#src/api/store/bank.fixture.ts';
import { sessionEnded, sessionStarted } from '#src/api/store/session.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { joinBank } from '#src/app/attach-bank.ts';
import { createSessionMarkers } from '#src/app/session/session-markers.ts';
import { memoryStorage, signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { createAppStore } from '#src/app/store.ts';
import { isLogOutUnconfirmed, markLogOut } from './log-out-marker.ts';
import { logOutTriedAgain, signInAsked, signInNearing, signOutAsked } from './session-actions.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const credentials = { userId: 'private-customer', password: 'Paddock_7Gate' };
const all = { party: false } as const;

const happy = {
  'GET /v1/publicKey': () => good({ publicKeyDTO: { modulus: 'b3', publicExponent: '10001', publicKey: keyText } }),
  'POST /v1/salt': () => good({ saltDTO: { id: 'mT0f' } }),
  'POST /j_security_check': () => good({}),
  'GET /v1/me': () => good(profileAnswer),
  'GET /v1/me/loginFlow': () => good({ userLoginFlowDTOList: [] }),
  'DELETE /v1/session': () => good({}),
};

it('begins a session, with its markers, when all went well', async () => {
  const { store, shared, own } = await storeOver(scriptedBank(happy).fetch);
  const result = await store.dispatch(signInAsked(credentials));
  expect(result).toEqual({ outcome: 'signed-in', credentialsChangeNeeded: false });
  expect(store.getState().session).toMatchObject({ status: 'signed-in', sessionId: 'session-1', activeParty: false });
  expect([...shared.held]).toEqual([['paddock.sessionId', 'session-1']]);
  expect([...own.held]).toEqual([['paddock.sessionId', 'session-1']]);
});

it('has ready what it has learned', async () => {
  const bank = scriptedBank(happy);
  const { store } = await storeOver(bank.fetch);
  await store.dispatch(signInAsked(credentials));
  const asked = bank.calls().length;
  const { getProfile, getLoginFlow } = profileApi.endpoints;
  const answers = await Promise.all([
    store.dispatch(getProfile.initiate(all)),
    store.dispatch(getLoginFlow.initiate(all)),
  ]);
  expect(answers.every(({ data }) => data !== undefined)).toBe(true);
  expect(bank.calls()).toHaveLength(asked);
});

it('keeps no password anywhere', async () => {
  const { store, shared, own } = await storeOver(scriptedBank(happy).fetch);
  await store.dispatch(signInAsked(credentials));
  const kept = JSON.stringify([store.getState(), [...shared.held], [...own.held]]);
  expect(kept).not.toContain(credentials.password);
});

it('says when something must be done first, and marks it', async () => {
  const bank = scriptedBank({ ...happy, 'GET /v1/me/loginFlow': () => good({ userLoginFlowDTOList: 0 }) });
  const { store, shared } = await storeOver(bank.fetch);
  const result = await store.dispatch(signInAsked(credentials));
  expect(result).toEqual({ outcome: 'signed-in', credentialsChangeNeeded: true });
  expect(shared.held.has('paddock.credentialsChangeNeeded')).toBe(true);
});

it.each([
  ['wrong details', () => refused(403, 'DIGX_AUTH_0001'), /User ID or password/],
  ['any other 403', () => refused(403, 'WHATEVER'), /User ID or password/],
  ['a lock', () => refused(403, 'DIGX_AUTH_0002'), /more than three times/],
  ['a lock by the bank', () => refused(403, 'DIGX_CZ_AUTH_ADMIN'), /locked by the bank/],
  ['no access', () => refused(403, 'DIGX_CZ_ACCESS_DENIED'), /do not have access/],
  [
    'the header’s own message',
    () =>
      refused(403, 'DIGX_AUTH_0001', {
        'x-auth-failure-response':
          '{"code":"OBDXIDM-0","type":"INVALID_CRED","message":"The details aren&#x27;t valid."}',
      }),
    /^The details aren't valid\.$/,
  ],
  ['another refusal', () => refused(500, 'XYZ_999'), /quote error code XYZ_999/],
  ['a refusal under a 200', () => json(200, { status: { message: { code: 'XYZ_9', type: 'ERROR' } } }), /XYZ_9/],
  ['no answer', () => new Response(null), /network issue/],
  ['a blocked page', () => new Response('<h1>Page Blocked</h1> Error code: 77-1'), /0113 496 0100.*77-1/],
  ['the end of the session', () => sessionGone(419), /session has ended/],
])('tells %s, and nobody is signed in', async (_name, answer, words) => {
  const { store, shared } = await storeOver(scriptedBank({ ...happy, 'POST /j_security_check': answer }).fetch);
  const result = await store.dispatch(signInAsked(credentials));
  expect(result).toMatchObject({ outcome: 'failed', error: { message: expect.stringMatching(words) } });
  expect(store.getState().session).toEqual({ status: 'signed-out' });
  expect(shared.held.size).toBe(0);
});

it('shows the next customer nothing of the previous one', async () => {
  const answers = [() => good(profileAnswer), () => good({ ...profileAnswer, userProfile: { userName: 'second' } })];
  const accounts = () => good(accountsAnswer);
  const { store } = await storeOver(
    scriptedBank({ ...happy, 'GET /v1/me': answers, 'GET /v1/accounts': accounts }).fetch,
  );
  await store.dispatch(signInAsked(credentials));
  await store.dispatch(accountsApi.endpoints.listAccounts.initiate(all));
  expect(JSON.stringify(store.getState())).toContain('Household');
  await store.dispatch(signInAsked({ ...credentials, userId: 'second' }));
  expect(JSON.stringify(store.getState())).not.toMatch(/private-customer|Household/);
  expect(store.getState().session).toMatchObject({ sessionId: 'session-2' });
});

it('ends an open session when another sign-in over it fails half way: its place at the bank is lost', async () => {
  const { store, shared } = await signedInStore(
    scriptedBank({ ...happy, 'GET /v1/me': () => refused(500, 'X') }).fetch,
  );
  await store.dispatch(signInAsked(credentials));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  expect(shared.held.size).toBe(0);
});

it('leaves an open session alone, in every tab and at the bank, when the details of another sign-in are wrong', async () => {
  const elsewhere = scriptedBank({ 'GET /v1/accounts': () => good(accountsAnswer) });
  const other = await signedInStore(elsewhere.fetch);
  let asking: PromiseLike<{ readonly data?: unknown }> | undefined;
  const bank = scriptedBank({
    ...happy,
    'POST /j_security_check': () => {
      asking = other.store.dispatch(accountsApi.endpoints.listAccounts.initiate(all));
      return refused(403, 'DIGX_AUTH_0001');
    },
  });
  const { store } = beside(other.shared, bank.fetch);
  expect(await store.dispatch(signInAsked(credentials))).toMatchObject({ outcome: 'failed' });
  expect(bank.calls()).not.toContain('DELETE /v1/session');
  // Calls made meanwhile have waited, and continue.
  expect((await asking)?.data).toBeDefined();
  for (const tab of [store, other.store]) {
    expect(tab.getState().session).toMatchObject({ status: 'signed-in', sessionId: 'session-0' });
  }
  expect(other.shared.getItem('paddock.sessionId')).toBe('session-0');
});

it('believes no answer that came while another sign-in was tried, and was good', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  const elsewhere = scriptedBank({ 'GET /v1/accounts': () => late.then(() => good(accountsAnswer)) });
  const other = await signedInStore(elsewhere.fetch);
  const asking = other.store.dispatch(accountsApi.endpoints.listAccounts.initiate(all));
  await soon(() => expect(elsewhere.calls()).toContain('GET /v1/accounts'));
  const bank = scriptedBank({
    ...happy,
    'POST /j_security_check': () => {
      release();
      return good({});
    },
  });
  await beside(other.shared, bank.fetch).store.dispatch(signInAsked(credentials));
  await asking;
  expect(other.store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  expect(JSON.stringify(other.store.getState())).not.toContain('Household');
});

it('leaves an open session alone when another sign-in fails before the bank is asked for it', async () => {
  const bank = scriptedBank({ ...happy, 'POST /v1/salt': () => refused(500, 'X') });
  const { store, shared } = await signedInStore(bank.fetch);
  expect(await store.dispatch(signInAsked(credentials))).toMatchObject({ outcome: 'failed' });
  expect(store.getState().session).toMatchObject({ status: 'signed-in', sessionId: 'session-0' });
  expect(shared.getItem('paddock.sessionId')).toBe('session-0');
  expect(bank.calls()).not.toContain('DELETE /v1/session');
});

it('ends an open session when the bank knows nobody any more at the next sign-in', async () => {
  const bank = scriptedBank({ ...happy, 'POST /v1/salt': () => sessionGone(419) });
  const { store, shared } = await signedInStore(bank.fetch);
  await store.dispatch(signInAsked(credentials));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
  expect(shared.held.size).toBe(0);
});

it.each(['POST /j_security_check', 'GET /v1/me', 'GET /v1/me/loginFlow'] as const)(
  'asks nothing for the customer of another tab from %s of the next one on',
  async (moment) => {
    const elsewhere = scriptedBank({ 'GET /v1/accounts': () => good(accountsAnswer) });
    const other = await signedInStore(elsewhere.fetch);
    let asking: PromiseLike<unknown> | undefined;
    const bank = scriptedBank({
      ...happy,
      [moment]: () => {
        asking = other.store.dispatch(accountsApi.endpoints.listAccounts.initiate(all));
        return happy[moment]();
      },
    });
    const { store } = beside(other.shared, bank.fetch);
    expect(await store.dispatch(signInAsked(credentials))).toMatchObject({ outcome: 'signed-in' });
    await asking;
    expect(other.store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
    expect(elsewhere.calls()).toEqual([]);
  },
);

it('repeats no question of another tab’s customer with the nonce of the next one', async () => {
  let refuse = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  const elsewhere = scriptedBank({ 'GET /v1/accounts': [() => late, () => good(accountsAnswer)] });
  const other = await signedInStore(elsewhere.fetch);
  const asking = other.store.dispatch(accountsApi.endpoints.listAccounts.initiate(all));
  await soon(() => expect(elsewhere.calls()).toContain('GET /v1/accounts'));
  const bank = scriptedBank({
    ...happy,
    'GET /v1/me': async () => {
      refuse(refused(403, nonceRefusedCode, { 'x-nonce': 'of-the-next' }));
      await asking;
      return good(profileAnswer);
    },
  });
  await beside(other.shared, bank.fetch).store.dispatch(signInAsked(credentials));
  expect(elsewhere.calls().filter((call) => call === 'GET /v1/accounts')).toHaveLength(1);
  expect(JSON.stringify(other.store.getState())).not.toContain('Household');
});

it('begins nothing when yet another tab signed in while the bank was answering', async () => {
  const shared = memoryStorage();
  const bank = scriptedBank({
    ...happy,
    'GET /v1/me/loginFlow': () => {
      createSessionMarkers(shared, memoryStorage()).takeOver('another');
      return happy['GET /v1/me/loginFlow']();
    },
  });
  const { store } = beside(shared, bank.fetch);
  const result = await store.dispatch(signInAsked(credentials));
  expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'session-over' } });
  expect(store.getState().session).toEqual({ status: 'signed-out' });
  expect(shared.getItem('paddock.sessionId')).toContain('another');
  expect(bank.calls()).not.toContain('DELETE /v1/session');
});

it.each([
  ['the bank says yes', () => good({}), false],
  ['the bank refuses', () => refused(500, 'X1'), true],
  ['the bank knows nobody any more', () => sessionGone(401), false],
  ['nothing comes back', () => new Response(null), true],
])(
  'ends the session here when %s to a log-out, and knows whether that was confirmed',
  async (_name, answer, isOpen) => {
    const bank = scriptedBank({ ...happy, 'DELETE /v1/session': answer });
    const { store, shared, own } = await storeOver(bank.fetch);
    await store.dispatch(signInAsked(credentials));
    await store.dispatch(signOutAsked());
    expect(store.getState().session).toEqual({ status: 'ended', reason: 'logged-off' });
    expect(JSON.stringify(store.getState())).not.toMatch(/private-customer|Eleanor|C43E/);
    expect([shared.held.size, own.held.size]).toEqual([0, 0]);
    expect(isLogOutUnconfirmed()).toBe(isOpen);
  },
);

it('tries an unconfirmed log-out again until the bank confirms it, and not once somebody has logged in', async () => {
  const refusing = () => refused(500, 'X1');
  const bank = scriptedBank({ ...happy, 'DELETE /v1/session': [refusing, refusing, () => good({})] });
  const { store } = await storeOver(bank.fetch);
  const times = () => bank.calls().filter((call) => call === 'DELETE /v1/session').length;
  await store.dispatch(signInAsked(credentials));
  await store.dispatch(signOutAsked());
  await store.dispatch(logOutTriedAgain());
  expect([times(), isLogOutUnconfirmed()]).toEqual([2, true]);
  await store.dispatch(logOutTriedAgain());
  expect([times(), isLogOutUnconfirmed()]).toEqual([3, false]);
  await store.dispatch(logOutTriedAgain());
  expect(times()).toBe(3);

  markLogOut('unconfirmed');
  await store.dispatch(signInAsked(credentials));
  expect(isLogOutUnconfirmed()).toBe(false);
  markLogOut('unconfirmed');
  await store.dispatch(logOutTriedAgain());
  expect(times()).toBe(3);
  markLogOut('confirmed');
});

it('is a log-off, not an expired session, when a query was still in flight', async () => {
  const bank = scriptedBank(happy);
  const asked: string[] = [];
  let forgotten = () => {};
  const { store } = await storeOver(async (request, init) => {
    asked.push(request.url);
    if (request.method === 'DELETE') forgotten();
    if (!request.url.includes('/v1/accounts')) return bank.fetch(request);
    return new Promise((resolve, reject) => {
      forgotten = () => resolve(sessionGone(401));
      init?.signal.addEventListener('abort', () => reject(init.signal.reason));
    });
  });
  await store.dispatch(signInAsked(credentials));
  const asking = store.dispatch(accountsApi.endpoints.listAccounts.initiate(all));
  await soon(() => expect(asked.join()).toContain('/v1/accounts'));
  await store.dispatch(signOutAsked());
  await asking;
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'logged-off' });
});

it('is a log-off, too, when another call hears that the session is over before the log-out is answered', async () => {
  let hear = () => {};
  const bank = scriptedBank({
    ...happy,
    'DELETE /v1/session': () => {
      hear();
      return good({});
    },
  });
  const { store } = await storeOver(bank.fetch);
  await store.dispatch(signInAsked(credentials));
  hear = () => void store.dispatch(sessionEnded({ reason: 'expired' }));
  await store.dispatch(signOutAsked());
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'logged-off' });
});

it('ends at log-off only its own session, not that of a customer who signed in beside it', async () => {
  const bank = scriptedBank(happy);
  const { store, shared } = await signedInStore(bank.fetch);
  shared.setItem('paddock.sessionId', 'another');
  await store.dispatch(signOutAsked());
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  expect(bank.calls()).toEqual([]);
  expect(shared.getItem('paddock.sessionId')).toBe('another');
});

it('does not end the session of a customer who signs in while log-off waits for a nonce', async () => {
  let takeOver = () => {};
  const bank = scriptedBank({
    ...happy,
    'POST /v1/session/nonce': () => {
      takeOver();
      return good({}, { 'x-nonce': 'of-the-next' });
    },
  });
  const { store, shared } = await signedInStore(bank.fetch);
  takeOver = () => createSessionMarkers(shared, memoryStorage()).takeOver('another');
  await store.dispatch(signOutAsked());
  expect(bank.calls()).toEqual(['POST /v1/session/nonce']);
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
});

it('tells that nothing came back when a part of the app does not load, and can be tried again', async () => {
  const { store, loads } = storeThatLoads([false, true]);
  const result = await store.dispatch(signInAsked(credentials));
  expect(result).toMatchObject({ outcome: 'failed', error: { kind: 'fault', fault: 'bad_network_response' } });
  expect(await store.dispatch(signInAsked(credentials))).toMatchObject({ outcome: 'signed-in' });
  expect(loads()).toBe(2);
});

it('logs off here even when the part that tells the bank does not load, and notes that the bank does not know', async () => {
  markLogOut('confirmed');
  const { store } = storeThatLoads([false]);
  store.dispatch(sessionStarted({ sessionId: 'one', credentialsChangeNeeded: false }));
  await store.dispatch(signOutAsked());
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'logged-off' });
  expect(isLogOutUnconfirmed()).toBe(true);
  markLogOut('confirmed');
});

it('prepares a login while the customer types, and asks for nothing a visitor would beside it', async () => {
  const bank = scriptedBank({
    ...happy,
    'POST /j_security_check': async () => {
      await store.dispatch(signInNearing(true));
      return good({});
    },
  });
  const { store } = await storeOver(bank.fetch);
  await store.dispatch(signInNearing(true));
  const asked = store.dispatch(signInAsked(credentials));
  await store.dispatch(signInNearing(false));
  await asked;
  await store.dispatch(signInNearing(true));
  expect(bank.calls()).toEqual([
    'POST /v1/session/nonce',
    'GET /v1/publicKey',
    'POST /v1/salt',
    'POST /j_security_check',
    'POST /v1/session/nonce',
    'GET /v1/me',
    'GET /v1/me/loginFlow',
  ]);
});

it('prepares nothing while another tab logs in, or has logged in', async () => {
  const shared = memoryStorage();
  const other = createSessionMarkers(shared, memoryStorage());
  const bank = scriptedBank(happy);
  const { store } = beside(shared, bank.fetch);
  other.tryFor('another');
  await store.dispatch(signInNearing(true));
  other.write({ sessionId: 'another', credentialsChangeNeeded: false });
  await store.dispatch(signInNearing(true));
  expect(bank.calls()).toEqual([]);
  other.wipe('another');
  await store.dispatch(signInNearing(true));
  await soon(() => expect(bank.calls()).toContain('POST /v1/salt'));
});

/** The app in a tab that shares its browser's storage with another. */
function beside(shared: ReturnType<typeof memoryStorage>, fetch: BankFetch) {
  const { servicePath, requestTimeoutMs } = testConfig;
  const clock = { noteServerDate: () => {} };
  const store = createAppStore({
    markers: createSessionMarkers(shared, memoryStorage()),
    newSessionId: () => 'next',
    loadBank: async () => (joint) => joinBank(joint, { origin, servicePath, requestTimeoutMs, clock, fetch }),
  });
  return { store };
}

function storeThatLoads(outcomes: readonly boolean[]) {
  setRuntimeConfig(testConfig);
  let loads = 0;
  const { fetch } = scriptedBank(happy);
  const { servicePath, requestTimeoutMs } = testConfig;
  const store = createAppStore({
    markers: createSessionMarkers(memoryStorage(), memoryStorage()),
    loadBank: async () => {
      if (outcomes[loads++] === false) throw new TypeError('Failed to fetch dynamically imported module');
      const clock = { noteServerDate: () => {} };
      return (joint) => joinBank(joint, { origin, servicePath, requestTimeoutMs, clock, fetch });
    },
  });
  return { store, loads: () => loads };
}
