import { expect, it } from 'vitest';
import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';

/** Somebody not signed in who opens a reset link. */
async function visitor() {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await hand.call('POST', '/v1/session/nonce');
  const sealedReset = async (token: string, password: string) => {
    const { body } = await hand.call('POST', '/v1/salt');
    const salt = decodeURIComponent((body as { saltDTO: { id: string } }).saltDTO.id);
    const json = { token, newPassword: encryptPassword(password, salt) };
    return (answer?: object) =>
      hand.call('PUT', '/v1/credentials/changeCredentials', {
        json,
        headers: answer === undefined ? {} : { 'x-challenge_response': JSON.stringify(answer) },
      });
  };
  const reset = async (token: string, password: string) => (await sealedReset(token, password))();
  return { sandbox, hand, reset, sealedReset };
}

it('reports whether each link is valid, and its password policy', async () => {
  const { sandbox, hand } = await visitor();
  const valid = [];
  for (const token of ['nells-token', 'yard-token', 'stale-token', 'no-token']) {
    valid.push((await hand.call('GET', `/v1/token/${token}`)).body);
  }
  expect(valid).toMatchObject([
    { tokenValid: true },
    { tokenValid: true },
    { tokenValid: false },
    { tokenValid: false },
  ]);
  const policy = (token: string) => hand.call('GET', `/v1/passwordPolicy?token=${token}`);
  expect(await policy('nells-token')).toMatchObject({ body: { passwordPolicyDTO: { name: 'RETAIL' } } });
  expect(await policy('yard-token')).toMatchObject({ body: { passwordPolicyDTO: { name: 'CORPORATE' } } });
  expect(await policy('stale-token')).toMatchObject({ status: 400, body: { message: { code: 'DIGX_CZ_TOKEN_01' } } });
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);
});

it('sets a password by a link, once, and the customer signs in with it', async () => {
  const { hand, reset } = await visitor();
  expect(await reset('nells-token', 'paddock')).toMatchObject({ body: { message: { code: 'DIGX_CZ_PWD_01' } } });
  expect(await reset('nells-token', smallPassword)).toMatchObject({ body: { message: { code: 'DIGX_UM_041' } } });
  expect(await reset('nells-token', 'Saddle$Room8')).toMatchObject({ status: 200 });
  expect(await reset('nells-token', 'Saddle$Room9')).toMatchObject({ body: { message: { code: 'DIGX_CZ_TOKEN_01' } } });
  expect(await hand.call('GET', '/v1/token/nells-token')).toMatchObject({ body: { tokenValid: false } });
  expect(await hand.signIn('nell', 'Saddle$Room8')).toMatchObject({ status: 200 });
});

it.each([
  ['GET', '/v1/token/nells-token', undefined],
  ['GET', '/v1/passwordPolicy?token=nells-token', undefined],
  ['PUT', '/v1/credentials/changeCredentials', { token: 'nells-token', newPassword: 'x' }],
])('answers nothing without a session: %s %s', async (method, path, json) => {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  expect(await hand.call(method, path, { json })).toMatchObject({
    status: 404,
    body: { message: { code: 'DIGX_CZ_SESSION_01' } },
  });
});

it('needs a code where the bank is strict, which can be sent again, and sets nothing before', async () => {
  const { sandbox, hand, sealedReset } = await visitor();
  await sandbox.control.setSwitches({ sca: 'strict', otp: '204816' });
  const put = await sealedReset('nells-token', 'Saddle$Room8');
  const asked = await put();
  expect(asked).toMatchObject({ status: 417, body: { status: { message: { code: 'DIGX_AUTH_0003' } } } });
  expect(JSON.stringify(await sandbox.control.phone('nell'))).toContain('to set a new password with your link');
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}');
  expect(await put({ authType: 'OTP', otp: '111111', referenceNo })).toMatchObject({ status: 417 });
  expect(await hand.call('POST', `/v1/2fa/${referenceNo}/resend`)).toMatchObject({ status: 200 });
  expect(await hand.call('GET', '/v1/token/nells-token')).toMatchObject({ body: { tokenValid: true } });
  expect(await put({ authType: 'OTP', otp: '204816', referenceNo })).toMatchObject({ status: 200 });
  expect(await hand.call('GET', '/v1/token/nells-token')).toMatchObject({ body: { tokenValid: false } });
  expect(await hand.signIn('nell', 'Saddle$Room8')).toMatchObject({ status: 200 });
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);
});

it('asks for the code too where the customer’s books were never opened', async () => {
  const { sandbox, sealedReset } = await visitor();
  await sandbox.control.setSwitches({ sca: 'strict' });
  expect(await (await sealedReset('yard-token', 'Saddle$Room8'))()).toMatchObject({ status: 417 });
});

it('locks the codes of a link’s customer after three wrong ones', async () => {
  const { sandbox, hand, sealedReset } = await visitor();
  await sandbox.control.setSwitches({ sca: 'strict' });
  const put = await sealedReset('nells-token', 'Saddle$Room8');
  const { referenceNo } = JSON.parse((await put()).headers.get('x-challenge') ?? '{}');
  const statuses = [];
  for (let wrong = 0; wrong < 3; wrong += 1)
    statuses.push((await put({ authType: 'OTP', otp: 'x', referenceNo })).status);
  expect(statuses).toEqual([417, 417, 412]);
  expect(await hand.signIn('nell', smallPassword)).toMatchObject({ status: 200 });
});
