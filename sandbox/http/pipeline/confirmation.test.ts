import { expect, it } from 'vitest';
import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import type { HandAnswer, ManualSession } from '#sandbox/walk/session-by-hand.ts';

const password = '/v1/me/credentials';
const nextPassword = 'Saddle$Room8';

async function sealedIn(hand: ManualSession, old: string, next: string) {
  const { body } = await hand.call('POST', '/v1/salt');
  const salt = decodeURIComponent((body as { saltDTO: { id: string } }).saltDTO.id);
  return { old: encryptPassword(old, salt), new: encryptPassword(next, salt) };
}

/** Nell changing her password; `put` sends an identical request each time. */
async function nellChanging(next = nextPassword) {
  const { sandbox, hand } = await nellAtHome();
  const json = { type: 'PASSWORD', ...(await sealedIn(hand, smallPassword, next)) };
  const put = (answer?: unknown) =>
    hand.call('PUT', password, {
      json,
      headers: answer === undefined ? {} : { 'x-challenge_response': JSON.stringify(answer) },
    });
  const setOtp = () => sandbox.control.setSwitches({ otp: '204816' });
  return { sandbox, hand, put, setOtp };
}

interface SentChallenge {
  readonly authType: string;
  readonly referenceNo: string;
}

function challengeOf({ headers }: HandAnswer): SentChallenge {
  return JSON.parse(headers.get('x-challenge') ?? 'null');
}

const codeOf = ({ body }: HandAnswer) => (body as { status: { message: { code: string } } }).status.message.code;

it('changes the password after code and PIN, with every answer as the contract has it', async () => {
  const { sandbox, hand, put, setOtp } = await nellChanging();
  await setOtp();
  const asked = await put();
  expect(asked).toMatchObject({
    status: 417,
    body: { status: { result: 'EXPECTATION_FAILED', message: { code: 'DIGX_AUTH_0003', type: 'INFO' } } },
  });
  expect(challengeOf(asked)).toEqual({
    authType: 'OTP',
    referenceNo: expect.stringMatching(/^\d+$/),
    attemptsLeft: 3,
    resendsLeft: 3,
    scope: 'USERTASK',
  });
  const { referenceNo } = challengeOf(asked);
  const wrong = await put({ authType: 'OTP', otp: '111111', referenceNo });
  expect([wrong.status, codeOf(wrong), challengeOf(wrong)]).toMatchObject([
    417,
    'DIGX_TFA_0004',
    { referenceNo, attemptsLeft: 2 },
  ]);
  const right = await put({ authType: 'OTP', otp: '204816', referenceNo });
  expect([right.status, codeOf(right), challengeOf(right).authType]).toEqual([417, 'DIGX_AUTH_0003', 'PIN']);
  const done = await put({ authType: 'PIN', pin: '2580', referenceNo: challengeOf(right).referenceNo });
  expect([done.status, codeOf(done)]).toEqual([200, '0']);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'credentials.password-changed', contract: 'kept' });

  expect(await hand.signIn('nell', smallPassword)).toMatchObject({ status: 403 });
  expect(await hand.signIn('nell', nextPassword)).toMatchObject({ status: 200 });
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);
});

it('spends the salt with a final verdict, not with a challenge', async () => {
  const { sandbox, put, setOtp } = await nellChanging(smallPassword);
  await setOtp();
  expect(await put()).toMatchObject({ status: 400, body: { message: { code: 'DIGX_UM_041' } } });
  expect(await put()).toMatchObject({ status: 400, body: { message: { code: 'DIGX_PROD_IDM_0010' } } });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
});

it('locks the codes at the third wrong one, and keeps saying so', async () => {
  const { sandbox, hand, put } = await nellChanging();
  const { referenceNo } = challengeOf(await put());
  const answers = [];
  for (let wrong = 0; wrong < 3; wrong += 1) answers.push(await put({ authType: 'OTP', otp: 'x', referenceNo }));
  expect(answers.map(({ status }) => status)).toEqual([417, 417, 412]);
  expect(answers[2]).toMatchObject({ body: { message: { code: 'DIGX_TFA_0002' } } });
  expect(answers[2]?.headers.get('x-challenge')).toBeNull();

  const json = { type: 'PASSWORD', ...(await sealedIn(hand, smallPassword, nextPassword)) };
  expect(await hand.call('PUT', password, { json })).toMatchObject({ status: 412 });
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'challenge.codes-locked', contract: 'kept' });
});

it('locks the PIN at the third wrong one: 417 with nothing left to answer, 400 in settings', async () => {
  const { sandbox, hand, put, setOtp } = await nellChanging();
  await setOtp();
  const { referenceNo } = challengeOf(await put());
  const pinAsked = challengeOf(await put({ authType: 'OTP', otp: '204816', referenceNo }));
  const answers = [];
  for (let wrong = 0; wrong < 3; wrong += 1) {
    answers.push(await put({ authType: 'PIN', pin: '1111', referenceNo: pinAsked.referenceNo }));
  }
  expect(answers.map(codeOf)).toEqual(['DIGX_CZ_TFA_0001', 'DIGX_CZ_TFA_0001', 'DIGX_AUTH_0007']);
  expect(answers.map((answer) => challengeOf(answer)?.referenceNo)).toEqual([
    pinAsked.referenceNo,
    pinAsked.referenceNo,
    undefined,
  ]);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });

  const json = await sealedIn(hand, '2580', '1470');
  expect(await hand.call('PUT', '/cz/v1/credentials/transactionPin', { json })).toMatchObject({
    status: 400,
    body: { message: { code: 'DIGX_AUTH_0007' } },
  });
});

it('resends a code under the same reference, with the number of resends left', async () => {
  const { sandbox, hand, put } = await nellChanging();
  const { referenceNo } = challengeOf(await put());
  const resent = await hand.call('POST', `/v1/2fa/${referenceNo}/resend`);
  expect(resent.status).toBe(200);
  expect(challengeOf(resent)).toMatchObject({ referenceNo, attemptsLeft: 3, resendsLeft: 2 });
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  await hand.call('POST', `/v1/2fa/${referenceNo}/resend`);
  await hand.call('POST', `/v1/2fa/${referenceNo}/resend`);
  const refused = [
    await hand.call('POST', `/v1/2fa/${referenceNo}/resend`),
    await hand.call('POST', '/v1/2fa/unknown/resend'),
  ];
  expect(refused).toMatchObject([
    { status: 400, body: { message: { code: 'DIGX_AUTH_0012' } } },
    { status: 400, body: { message: { code: 'DIGX_TFA_0003' } } },
  ]);
});

it('refuses the twenty-first code in half an hour, new or resent', async () => {
  const { sandbox, hand, put } = await nellChanging();
  let asked = await put();
  for (let sent = 1; sent < 20; sent += 1) asked = await put();
  expect(asked.status).toBe(417);
  const { referenceNo } = challengeOf(asked);
  const refusal = { status: 400, body: { message: { code: 'DIGX_AUTH_0012' } } };
  expect(await hand.call('POST', `/v1/2fa/${referenceNo}/resend`)).toMatchObject(refusal);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'challenge.too-many-codes', contract: 'kept' });
  const refused = await put();
  expect(refused).toMatchObject(refusal);
  expect(refused.headers.get('x-challenge')).toBeNull();
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'challenge.too-many-codes', contract: 'kept' });
  expect(await sandbox.control.phone('nell')).toMatchObject({ messages: { length: 20 } });
});

it('asks for the code again when the PIN comes more than ten minutes later', async () => {
  const { sandbox, hand, put, setOtp } = await nellChanging();
  await setOtp();
  const { referenceNo } = challengeOf(await put());
  const pinAsked = challengeOf(await put({ authType: 'OTP', otp: '204816', referenceNo }));
  for (const minutes of [5, 5]) {
    await sandbox.control.advanceClock(`PT${minutes}M`);
    await hand.call('POST', '/v1/salt');
  }
  const late = await put({ authType: 'PIN', pin: '2580', referenceNo: pinAsked.referenceNo });
  expect([late.status, codeOf(late), challengeOf(late).authType]).toEqual([417, 'DIGX_AUTH_0003', 'OTP']);
  const again = await put({ authType: 'OTP', otp: '204816', referenceNo: challengeOf(late).referenceNo });
  const done = await put({ authType: 'PIN', pin: '2580', referenceNo: challengeOf(again).referenceNo });
  expect(done.status).toBe(200);
  expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
});

it('locks the customer at the fourth wrong current password, and ends the session', async () => {
  const { sandbox, hand } = await nellAtHome();
  const tryPassword = async (old: string) => {
    const json = { type: 'PASSWORD', ...(await sealedIn(hand, old, nextPassword)) };
    return hand.call('PUT', password, { json });
  };
  const answers = [];
  for (let wrong = 0; wrong < 4; wrong += 1) answers.push(await tryPassword('Paddock_7gate'));
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 403]);
  expect(answers.map(({ body }) => (body as { attemptsLeft?: number }).attemptsLeft)).toEqual([3, 2, 1, undefined]);
  expect(answers[3]).toMatchObject({ body: { message: { code: 'DIGX_AUTH_0002' } } });
  expect(answers[3]?.headers.get('x-nonce')).toBeNull();
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'credentials.password-locked', contract: 'kept' });
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
  expect(await hand.signIn('nell', smallPassword)).toMatchObject({
    status: 403,
    body: { message: { code: 'DIGX_AUTH_0002' } },
  });
});

it('restarts the count of wrong current passwords after a right one, even without confirmation', async () => {
  const { hand } = await nellAtHome();
  const tryPassword = async (old: string) => {
    const json = { type: 'PASSWORD', ...(await sealedIn(hand, old, nextPassword)) };
    return (await hand.call('PUT', password, { json })).status;
  };
  const statuses = [];
  for (const old of ['Wrong_1Word', 'Wrong_1Word', 'Wrong_1Word', smallPassword, 'Wrong_1Word']) {
    statuses.push(await tryPassword(old));
  }
  expect(statuses).toEqual([400, 400, 400, 417, 400]);
});

it.each(['', 'no JSON', '{}', 'null', '{"authType":"OTP","referenceNo":"1"}', '{"authType":"SEC_QUE"}'])(
  'asks again when the answer is %j',
  async (answer) => {
    const { hand, put } = await nellChanging();
    await put();
    const json = { type: 'PASSWORD', ...(await sealedIn(hand, smallPassword, nextPassword)) };
    const asked = await hand.call('PUT', password, { json, headers: { 'x-challenge_response': answer } });
    expect(asked.status).toBe(417);
    expect(codeOf(asked)).toBe('DIGX_AUTH_0003');
  },
);

it('does not accept an answer for a request with another body', async () => {
  const { hand, put, setOtp } = await nellChanging();
  await setOtp();
  const { referenceNo } = challengeOf(await put());
  const json = { type: 'PASSWORD', ...(await sealedIn(hand, smallPassword, 'Someone_3lse')) };
  const answer = JSON.stringify({ authType: 'OTP', otp: '204816', referenceNo });
  const asked = await hand.call('PUT', password, { json, headers: { 'x-challenge_response': answer } });
  expect(challengeOf(asked)).toMatchObject({
    authType: 'OTP',
    referenceNo: expect.not.stringMatching(`^${referenceNo}$`),
  });
});

it.each(['DIGX_TFA_0004', 'DIGX_CZ_TFA_0001', 'DIGX_AUTH_0007'])(
  'says %s, planned as a fault, with 417 and no challenge',
  async (code) => {
    const { sandbox, put } = await nellChanging();
    await sandbox.control.addFault({ operationId: 'changePassword', kind: `code=${code}` });
    const refused = await put();
    expect([refused.status, codeOf(refused), challengeOf(refused)]).toEqual([417, code, null]);
  },
);

it('locks the customer at the ninth wrong PIN of a day, and ends their session', async () => {
  const { sandbox, hand, setOtp } = await nellChanging();
  await setOtp();
  const said: string[] = [];
  for (let batch = 0; batch < 3; batch += 1) {
    // A refusal spends the salt.
    const json = { type: 'PASSWORD', ...(await sealedIn(hand, smallPassword, nextPassword)) };
    const put = (answer?: unknown) =>
      hand.call('PUT', password, {
        json,
        headers: answer === undefined ? {} : { 'x-challenge_response': JSON.stringify(answer) },
      });
    const { referenceNo } = challengeOf(await put());
    const asked = challengeOf(await put({ authType: 'OTP', otp: '204816', referenceNo }));
    for (let wrong = 0; wrong < 3; wrong += 1) {
      const answer = await put({ authType: 'PIN', pin: '0000', referenceNo: asked.referenceNo });
      said.push(answer.status === 403 ? (answer.body as { message: { code: string } }).message.code : codeOf(answer));
    }
    if (batch < 2) await sandbox.control.advanceClock('PT31M', 'kept');
  }
  const batch = ['DIGX_CZ_TFA_0001', 'DIGX_CZ_TFA_0001'];
  expect(said).toEqual([...batch, 'DIGX_AUTH_0007', ...batch, 'DIGX_AUTH_0007', ...batch, 'DIGX_AUTH_0002']);
  expect(await lastEntry(sandbox)).toMatchObject({ rule: 'challenge.locks-customer-after-wrong-pins' });
  expect((await hand.call('GET', '/v1/me')).status).not.toBe(200);
  expect(await hand.signIn('nell', smallPassword)).toMatchObject({ status: 403 });
});
