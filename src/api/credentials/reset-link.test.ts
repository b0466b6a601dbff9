import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { good, refused, scriptedBank, sessionGone, testConfig } from '#src/api/store/bank.fixture.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { createSessionMarkers } from '#src/app/session/session-markers.ts';
import { memoryStorage, signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { createAppStore } from '#src/app/store.ts';
import { corporatePolicyName, passwordReset, resetPolicyAsked, resetTokenChecked } from './reset-link.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const nonceCall = 'POST /v1/session/nonce';
const tokenCall = 'GET /v1/token/valid-token';
const policyCall = 'GET /v1/passwordPolicy';
const resetCall = 'PUT /v1/credentials/changeCredentials';
const wanted = { token: 'valid-token', password: 'Furlong_9Post' };
const noSession = () => refused(404, 'DIGX_CZ_SESSION_01');
const sealing = {
  'GET /v1/publicKey': () => good({ publicKeyDTO: { publicKey: keyText } }),
  'POST /v1/salt': () => good({ saltDTO: { id: 'mT0f' } }),
};

it.each([true, false])('says %s to whether a token is good', async (tokenValid) => {
  const bank = scriptedBank({ [tokenCall]: () => good({ tokenValid }) });
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(resetTokenChecked('valid-token'))).toEqual({ outcome: 'answered', value: tokenValid });
  expect(bank.calls()).toEqual([tokenCall]);
  expect(bank.asked[0]?.headers.has('x-nonce')).toBe(false);
});

it.each([
  [corporatePolicyName, true],
  ['RETAIL', false],
  ['corporate', false],
  ['<b>', false],
])('tells the policy %s: in this app is %s', async (name, isCorporate) => {
  const bank = scriptedBank({ [policyCall]: () => good({ passwordPolicyDTO: { name } }) });
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(resetPolicyAsked('a&b=c'))).toEqual({ outcome: 'answered', value: { isCorporate } });
  expect(bank.asked[0]?.url.searchParams.get('token')).toBe('a&b=c');
});

const reset = () => good({ status: { result: 'SUCCESSFUL', referenceNumber: 'PB41' }, type: 'PASSWORD' });

it('sends the new password sealed, beside the token', async () => {
  const bank = scriptedBank({ ...sealing, [resetCall]: reset });
  const { store, shared, own } = await storeOver(bank.fetch);
  expect(await store.dispatch(passwordReset(wanted))).toEqual({ outcome: 'answered', value: null });
  const { newPassword, token } = JSON.parse(bank.asked.at(-1)?.body ?? '') as Record<string, string>;
  const padded = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
  expect(privateDecrypt(padded, Buffer.from(newPassword ?? '', 'base64')).toString()).toBe('Furlong_9Post mT0f');
  expect(token).toBe('valid-token');
  const kept = JSON.stringify([store.getState(), [...shared.held], [...own.held]]);
  expect(kept).not.toMatch(/Furlong_9Post|valid-token/);
  expect(store.getState().session).toEqual({ status: 'signed-out' });
});

it.each([
  ['does not know the visitor yet', noSession],
  ['has forgotten the visitor', () => sessionGone(419)],
])('opens a visit by itself when the bank %s, once', async (_name, answer) => {
  const bank = scriptedBank({ [tokenCall]: [answer, () => good({ tokenValid: true })] });
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(resetTokenChecked('valid-token'))).toEqual({ outcome: 'answered', value: true });
  expect(bank.calls()).toEqual([tokenCall, nonceCall, tokenCall]);
});

it('fetches a fresh key and salt when a visit has to be reopened', async () => {
  const bank = scriptedBank({ ...sealing, [resetCall]: [() => sessionGone(419), reset] });
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(passwordReset(wanted))).toEqual({ outcome: 'answered', value: null });
  const once = ['GET /v1/publicKey', 'POST /v1/salt', resetCall];
  expect(bank.calls()).toEqual([...once, nonceCall, ...once]);
});

it.each([
  ['a session that nobody knows twice', noSession, { kind: 'refusal', status: 404, code: 'DIGX_CZ_SESSION_01' }],
  ['a session that is gone twice', () => sessionGone(401), { kind: 'session-over' }],
  ['a token that is spent', () => refused(400, 'DIGX_CZ_TOKEN_01'), { code: 'DIGX_CZ_TOKEN_01', title: 'No.' }],
  ['a password used before', () => refused(400, 'DIGX_UM_041'), { code: 'DIGX_UM_041' }],
  ['no answer', () => new Response(null), { kind: 'fault', fault: 'bad_network_response' }],
  ['a blocked page', () => new Response('<h1>Page Blocked</h1>'), { kind: 'fault', fault: 'page-blocked' }],
])('tells of %s without throwing', async (_name, answer, error) => {
  const bank = scriptedBank({ ...sealing, [resetCall]: answer });
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(passwordReset(wanted))).toMatchObject({ outcome: 'failed', error });
});

it.each([
  ['a token', resetTokenChecked, {}],
  ['a token by a word', resetTokenChecked, { tokenValid: 'perhaps' }],
  ['a policy', resetPolicyAsked, { passwordPolicyDTO: {} }],
])(
  'cannot read an answer about %s that says nothing',
  async (_name, asking: (token: string) => AppThunk<Promise<unknown>>, body) => {
    const bank = scriptedBank({ [tokenCall]: () => good(body), [policyCall]: () => good(body) });
    const { store } = await storeOver(bank.fetch);
    const answer = await store.dispatch(asking('valid-token'));
    expect(answer).toMatchObject({ outcome: 'failed', error: { fault: 'unreadable' } });
  },
);

it('does not affect a customer signed in at the same time', async () => {
  const { store } = await signedInStore(scriptedBank({ [tokenCall]: () => sessionGone(401) }).fetch);
  await store.dispatch(resetTokenChecked('valid-token'));
  expect(store.getState().session).toMatchObject({ status: 'signed-in', sessionId: 'session-0' });
});

it('sends a token of any characters as one step of the path', async () => {
  const bank = scriptedBank({ 'GET /v1/token/a%2Fb%3F%23..': () => good({ tokenValid: false }) });
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(resetTokenChecked('a/b?#..'))).toEqual({ outcome: 'answered', value: false });
});

it('reports a network issue when the code that talks to the bank does not load', async () => {
  setRuntimeConfig(testConfig);
  const store = createAppStore({
    markers: createSessionMarkers(memoryStorage(), memoryStorage()),
    loadBank: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  });
  expect(await store.dispatch(resetTokenChecked('valid-token'))).toMatchObject({
    outcome: 'failed',
    error: { kind: 'fault', fault: 'bad_network_response' },
  });
});
