import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { answerWrong, challenged } from '#src/api/challenge/challenge.fixture.ts';
import { challengeAnswered } from '#src/api/challenge/challenge-actions.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { good, json, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { credentialsApi } from './credentials.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keyText = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const { changePassword, changeTransactionPin } = credentialsApi.endpoints;
const password = { party: false, current: 'Paddock_7Gate', next: 'Furlong_9Post' } as const;
const pin = { party: false, current: '2580', next: '7140' } as const;
const passwordCall = 'PUT /v1/me/credentials';
const pinCall = 'PUT /cz/v1/credentials/transactionPin';

let salts = 0;
const sealing = {
  'GET /v1/publicKey': () => good({ publicKeyDTO: { publicKey: keyText } }),
  'POST /v1/salt': () => good({ saltDTO: { id: `salt%2B${++salts}` } }),
};

function opened(sealed: unknown): string {
  const padded = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
  return privateDecrypt(padded, Buffer.from(String(sealed), 'base64')).toString();
}

function bodiesOf({ asked }: ReturnType<typeof scriptedBank>, call: string) {
  return asked.filter((one) => one.call === call).map(({ body }) => JSON.parse(body) as Record<string, unknown>);
}

const changed = () => good({ status: { result: 'SUCCESSFUL', referenceNumber: 'PB41' } });
const waiting = { referenceNumber: 'PB41', message: { code: 'DIGX_APPROVAL_REQUIRED', type: 'WARNING' } };

it('sends both passwords sealed with one fresh salt', async () => {
  const bank = scriptedBank({ ...sealing, [passwordCall]: changed });
  const { store } = await signedInStore(bank.fetch);
  for (let time = 0; time < 2; time += 1) {
    const { data } = await store.dispatch(changePassword.initiate(password));
    expect(data).toEqual({ needsApproval: false });
    const { type, old, new: next } = bodiesOf(bank, passwordCall)[time] ?? {};
    expect([type, opened(old), opened(next)]).toEqual([
      'PASSWORD',
      `Paddock_7Gate salt+${salts}`,
      `Furlong_9Post salt+${salts}`,
    ]);
  }
  expect(bank.calls().filter((call) => call === 'POST /v1/salt')).toHaveLength(2);
});

it('seals the PIN in the same way, for the entity of the question', async () => {
  const bank = scriptedBank({ ...sealing, [pinCall]: changed });
  const { store } = await signedInStore(bank.fetch);
  await store.dispatch(changeTransactionPin.initiate({ ...pin, party: asId<PartyId>('A77B') }));
  const [body] = bodiesOf(bank, pinCall);
  expect(Object.keys(body ?? {}).sort()).toEqual(['new', 'old']);
  expect([opened(body?.old), opened(body?.new)]).toEqual([`2580 salt+${salts}`, `7140 salt+${salts}`]);
});

it('repeats a challenged change as it stands, with the salt that the bank still holds', async () => {
  const bank = scriptedBank({
    ...sealing,
    [passwordCall]: [() => challenged(), () => answerWrong('DIGX_TFA_0004', { attemptsLeft: 2 }), changed],
  });
  const { store } = await signedInStore(bank.fetch);
  const asking = store.dispatch(changePassword.initiate(password));
  for (const code of ['111111', '204816']) {
    await soon(() =>
      expect(selectChallenge(store.getState())).toMatchObject({ asked: expect.anything(), busy: false }),
    );
    await store.dispatch(challengeAnswered(code));
  }
  expect((await asking).data).toEqual({ needsApproval: false });
  const bodies = bodiesOf(bank, passwordCall);
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(bank.calls().filter((call) => call === 'POST /v1/salt')).toHaveLength(1);
});

it.each([
  ['a 200', () => good({ status: { ...waiting, result: 'SUCCESSFUL' } })],
  ['a 202', () => json(202, { status: { ...waiting, result: 'ACCEPTED' } })],
  ['a 400', () => json(400, { ...waiting, result: 'FAILURE' })],
])('says that %s waits for approval', async (_name, answer) => {
  const { store } = await signedInStore(scriptedBank({ ...sealing, [passwordCall]: answer }).fetch);
  expect((await store.dispatch(changePassword.initiate(password))).data).toEqual({ needsApproval: true });
});

it.each([
  ['nothing', {}],
  ['no reference', { status: { result: 'SUCCESSFUL' } }],
  ['another credential', { status: { result: 'SUCCESSFUL', referenceNumber: 'PB41' }, type: 'PIN' }],
  ['another call', { status: { result: 'SUCCESSFUL', referenceNumber: 'PB41' }, paymentId: '3C5A' }],
])('does not take an answer that names %s for a changed password', async (_name, answer) => {
  const { store } = await signedInStore(scriptedBank({ ...sealing, [passwordCall]: () => good(answer) }).fetch);
  const { error } = await store.dispatch(changePassword.initiate(password));
  expect(error).toMatchObject({ kind: 'fault', fault: 'unreadable' });
});

it('sends a change once, although its nonce is refused: a proxy may have sent it twice', async () => {
  const bank = scriptedBank({ ...sealing, [pinCall]: [() => refused(403, 'DIGX_CZ_NONCE_01'), changed] });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(changeTransactionPin.initiate(pin));
  expect(error).toMatchObject({ kind: 'refusal', code: 'DIGX_CZ_NONCE_01' });
  expect(bank.calls().filter((call) => call === pinCall)).toHaveLength(1);
});

it('gives a refusal with its code and the bank’s title', async () => {
  const bank = scriptedBank({ ...sealing, [pinCall]: () => refused(400, 'DIGX_TPIN_EXISTS') });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(changeTransactionPin.initiate(pin));
  expect(error).toMatchObject({ kind: 'refusal', code: 'DIGX_TPIN_EXISTS', title: 'No.' });
});

it.each([
  ['no key', { 'GET /v1/publicKey': () => good({}) }, 'unreadable'],
  ['an empty key', { 'GET /v1/publicKey': () => good({ publicKeyDTO: { publicKey: '' } }) }, 'unreadable'],
  ['a key that is none', { 'GET /v1/publicKey': () => good({ publicKeyDTO: { publicKey: 'x' } }) }, 'unreadable'],
  ['no salt', { 'POST /v1/salt': () => good({}) }, 'unreadable'],
  ['no answer', { 'POST /v1/salt': () => new Response(null) }, 'bad_network_response'],
])('sends no password with %s', async (_name, spoilt, fault) => {
  const bank = scriptedBank({ ...sealing, [passwordCall]: changed, ...spoilt });
  const { store } = await signedInStore(bank.fetch);
  const { error } = await store.dispatch(changePassword.initiate(password));
  expect(error).toMatchObject({ kind: 'fault', fault });
  expect(bank.calls()).not.toContain(passwordCall);
});

it('keeps no password and no PIN in the store, before and after', async () => {
  let answer = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const bank = scriptedBank({ ...sealing, [passwordCall]: () => slow });
  const { store, shared, own } = await signedInStore(bank.fetch);
  const asking = store.dispatch(changePassword.initiate(password));
  await soon(() => expect(bank.calls()).toContain(passwordCall));
  const kept = () => JSON.stringify([store.getState(), [...shared.held], [...own.held]]);
  expect(kept()).not.toMatch(/Paddock_7Gate|Furlong_9Post/);
  answer(changed());
  await asking;
  expect(kept()).not.toMatch(/Paddock_7Gate|Furlong_9Post/);
});

it('refetches the steps before the accounts after either change', async () => {
  const bank = scriptedBank({
    ...sealing,
    [passwordCall]: changed,
    [pinCall]: changed,
    'GET /v1/me/loginFlow': [1, 2, 3].map((done) => () => good({ userLoginFlowDTOList: done })),
  });
  const { store } = await signedInStore(bank.fetch);
  const { getLoginFlow } = profileApi.endpoints;
  await store.dispatch(getLoginFlow.initiate({ party: false }));
  const flow = () => getLoginFlow.select({ party: false })(store.getState() as never).data;
  await store.dispatch(changePassword.initiate(password));
  await soon(() => expect(flow()).toMatchObject({ forcePasswordChange: false, forcePinChange: true }));
  await store.dispatch(changeTransactionPin.initiate(pin));
  await soon(() => expect(flow()).toMatchObject({ forcePinChange: false }));
});
