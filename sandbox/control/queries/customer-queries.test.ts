import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nellAtHome, openSmallSandbox, standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { sealSteadily } from '#sandbox/walk/seal-steadily.ts';

/** Nell changing her password, with a code sent to her phone. */
async function nellAsks(settings = {}) {
  const { sandbox, hand } = await nellAtHome({ settings: { ...standingStill, ...settings } });
  const { body } = await hand.call('POST', '/v1/salt');
  const salt = decodeURIComponent((body as { saltDTO: { id: string } }).saltDTO.id);
  const json = {
    type: 'PASSWORD',
    old: sealSteadily(smallPassword, salt),
    new: sealSteadily('Walker_8Lane', salt),
  };
  const asked = await hand.call('PUT', '/v1/me/credentials', { json });
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}') as { referenceNo?: string };
  const confirm = (given: object) =>
    hand.call('PUT', '/v1/me/credentials', { json, headers: { 'x-challenge_response': JSON.stringify(given) } });
  const answer = (otp: string) => confirm({ authType: 'OTP', otp, referenceNo });
  return { control: sandbox.control, asked, answer, confirm };
}

/** After a correct code the bank asks for the PIN. */
const thePin = expect.stringContaining('"PIN"');
const theCode = expect.stringContaining('"OTP"');

it('shows the code that was sent, and the bank accepts it', async () => {
  const { control, asked, answer } = await nellAsks();
  expect(asked.status).toBe(417);
  const told = await control.phone('nell');
  const [message] = told.outcome === 'done' ? told.messages : [];
  expect(message).toEqual({
    n: 1,
    persona: 'nell',
    at: '2026-03-02T10:00:00.000Z',
    text: expect.stringContaining(message?.code ?? 'no code'),
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(await control.phone()).toEqual(told);
  const answered = await answer(message?.code ?? '');
  expect(answered.headers.get('x-challenge')).toEqual(thePin);
});

it.each([
  ['accepts the tester’s six digits as well', '204816', '204816', thePin],
  ['accepts no other code', '204816', '204817', theCode],
])('%s', async (_, otp, typed, next) => {
  const { answer } = await nellAsks({ otp });
  expect((await answer(typed)).headers.get('x-challenge')).toEqual(next);
});

it('holds messages to a phone that is off until it is on', async () => {
  const { control } = await nellAsks({ persona: 'nell', verbs: [{ verb: 'switch-phone-off' }] });
  expect(await control.phone('nell')).toMatchObject({ phones: [{ on: false }], messages: [] });
  expect(await control.verbs('nell')).toMatchObject({
    verbs: expect.arrayContaining([
      expect.objectContaining({ verb: 'switch-phone-on', what: expect.stringContaining('message that waits for it') }),
    ]),
  });
  await control.advanceClock('PT1M');
  await control.doVerb({ verb: 'switch-phone-on', persona: 'nell' });
  expect(await control.phone('nell')).toMatchObject({ messages: [{ at: '2026-03-02T10:01:00.000Z' }] });
});

it('reports how a customer signs in without opening their persona', async () => {
  const { control } = await openSmallSandbox();
  expect(await control.customer('newcomer')).toEqual({
    outcome: 'done',
    persona: 'newcomer',
    signedIn: false,
    locked: null,
    password: smallPassword,
    pin: '2580',
    loginSteps: ['terms', 'password', 'pin'],
    loginFlowAs: 'number',
    firstLoginDone: false,
    secondFactor: 'otp-and-pin',
    phoneIsOn: true,
  });
  expect(await control.customer('barred')).toMatchObject({ locked: 'barred is locked by the bank.' });
  expect(await control.phone('barred')).toMatchObject({ phones: [{ persona: 'barred', on: true }] });
  expect(await control.phone()).toEqual({ outcome: 'done', phones: [], messages: [], emails: [] });
});

it('lists the reset links of every persona, opened or not, and whether they still work', async () => {
  const { sandbox } = await nellAtHome();
  const links = async () => {
    const told = await sandbox.control.resetLinks();
    return told.outcome === 'done' ? told.links.map(({ token, persona, state }) => `${token} ${persona} ${state}`) : [];
  };
  expect(await links()).toEqual(['nells-token nell good', 'stale-token nell expired', 'yard-token locked good']);
  await sandbox.control.advanceClock('P14D');
  expect(await links()).toEqual(['nells-token nell expired', 'stale-token nell expired', 'yard-token locked expired']);
});

it('reports a changed password', async () => {
  const { control, answer, confirm } = await nellAsks({ otp: '204816' });
  expect(await control.customer('nell')).toMatchObject({ password: smallPassword });
  const { referenceNo } = JSON.parse((await answer('204816')).headers.get('x-challenge') ?? '{}');
  expect((await confirm({ authType: 'PIN', pin: '2580', referenceNo })).status).toBe(200);
  expect(await control.customer('nell')).toMatchObject({ password: 'Walker_8Lane', pin: '2580' });
});

it('reports the balances that the customer sees, opens no persona and ends no session', async () => {
  const { control } = await openSmallSandbox();
  const before = await control.state();
  const unopened = await control.balances('nell');
  expect(await control.state()).toEqual(before);

  const { sandbox, hand } = await nellAtHome();
  expect(await sandbox.control.balances('nell')).toEqual(unopened);
  const { body } = await hand.call('GET', '/v1/accounts');
  const { accounts } = body as { accounts: { id: { displayValue: string }; currentBalance?: { amount: number } }[] };
  for (const { id, currentBalance } of accounts) {
    if (currentBalance === undefined || unopened.outcome === 'refused') continue;
    const told = unopened.balances.find(({ number }) => number === id.displayValue);
    expect(Math.abs(told?.balanceMinor ?? 0)).toBe(Math.round(Math.abs(currentBalance.amount) * 100));
  }
  expect(await control.balances('nobody')).toMatchObject({ outcome: 'refused', why: 'misread' });
});
