import { describe, expect, it } from 'vitest';
import { smallPassword, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { done } from './verbs.fixture.ts';

type Opened = Awaited<ReturnType<typeof openSmallSandbox>>;

async function logsIn({ fetch }: Pick<Opened, 'fetch'>, password = smallPassword) {
  const hand = createSessionByHand(fetch);
  const { status, headers } = await hand.signIn('nell', password);
  const failure = headers.get('x-auth-failure-response');
  return { hand, status, failure };
}

describe('locking', () => {
  it.each([
    ['by-bank', 'by the bank', 'DIGX_CZ_AUTH_ADMIN'],
    ['wrong-details', 'after too many failed logins', 'DIGX_AUTH_0002'],
  ])('%s ends the session and refuses the login, until the customer is unlocked', async (how, said, code) => {
    const { sandbox, hand } = await nellAtHome();
    expect(await done(sandbox, 'lock-customer', { how })).toBe(
      `nell is locked ${said}: the next login is refused. Their session ends.`,
    );
    expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
    expect(await logsIn(sandbox)).toMatchObject({ status: 403, failure: expect.stringContaining(code) });
    expect(await done(sandbox, 'lock-customer')).toMatchObject({
      reason: `nell is locked${how === 'by-bank' ? ' by the bank' : ' after too many failed logins'}.`,
    });
    expect(await done(sandbox, 'unlock-customer')).toBe('nell can log in again, and all tries are counted afresh.');
    expect(await logsIn(sandbox)).toMatchObject({ status: 200, failure: null });
    expect(await done(sandbox, 'unlock-customer')).toMatchObject({ reason: 'Nothing of nell is locked.' });
  });

  it('is told of a customer who was never there', async () => {
    const sandbox = await openSmallSandbox();
    expect(await done(sandbox, 'lock-customer')).toBe('nell is locked by the bank: the next login is refused.');
    expect(await sandbox.control.customer('nell')).toMatchObject({ locked: 'nell is locked by the bank.' });
    expect(await done(sandbox, 'lock-customer', { how: 'by-magic' })).toMatchObject({
      reason: 'There is no lock “by-magic”. There are: by-bank, wrong-details.',
    });
  });

  it('gives four new tries after an unlock', async () => {
    const sandbox = await openSmallSandbox();
    for (let tried = 0; tried < 4; tried += 1) await logsIn(sandbox, 'wrong');
    expect(await logsIn(sandbox)).toMatchObject({ status: 403 });
    await done(sandbox, 'unlock-customer');
    for (let tried = 0; tried < 3; tried += 1) await logsIn(sandbox, 'wrong');
    expect(await logsIn(sandbox)).toMatchObject({ status: 200 });
  });
});

describe('login steps', () => {
  it.each([
    ['terms', 'accept the terms'],
    ['password', 'choose a new password'],
    ['pin', 'choose a new PIN'],
  ])('%s is due at once and at the next login, before anything else', async (step, text) => {
    const { sandbox, hand } = await nellAtHome();
    expect(await done(sandbox, 'require-login-step', { step })).toBe(
      `At the next login nell must ${text}, before anything else. Until then every other call of their session is refused.`,
    );
    expect(await hand.call('GET', '/v1/accounts')).toMatchObject({ status: 403 });
    const again = await logsIn(sandbox);
    expect((await again.hand.call('GET', '/v1/me/loginFlow')).text).toContain(step === 'terms' ? 'terms' : step);
    expect(await again.hand.call('GET', '/v1/accounts')).toMatchObject({ status: 403 });
    expect(await done(sandbox, 'require-login-step', { step })).toMatchObject({
      reason: `It is due already that nell should ${text}.`,
    });
  });

  it('are over once they are done', async () => {
    const { sandbox, hand } = await nellAtHome();
    await done(sandbox, 'require-login-step');
    expect(
      await hand.call('POST', '/v1/me/loginFlow', { json: { loginConfigId: 'terms-and-conditions' } }),
    ).toMatchObject({
      status: 200,
    });
    expect(await hand.call('GET', '/v1/accounts')).toMatchObject({ status: 200 });
    expect(await done(sandbox, 'require-login-step', { step: 'dance' })).toMatchObject({
      reason: 'There is no “dance”. There are: terms, password, pin.',
    });
  });

  it('that are told as a number include every later one', async () => {
    const { nell } = smallPersonas;
    if (nell === undefined) throw new Error('There is Nell.');
    const open: typeof nell.open = (...opening) => {
      const book = nell.open(...opening);
      return { ...book, user: { ...book.user, loginFlowAs: 'number' } };
    };
    const sandbox = await openSmallSandbox({ personas: { ...smallPersonas, nell: { ...nell, open } } });
    expect(await done(sandbox, 'require-login-step', { step: 'password' })).toBe(
      'At the next login nell must choose a new password, then choose a new PIN, before anything else.',
    );
    expect(await sandbox.control.customer('nell')).toMatchObject({ loginSteps: ['password', 'pin'] });
  });
});

it.each([
  ['password', 'password', 'choose a new password'],
  ['pin', 'PIN', 'choose a new PIN'],
])('lets a %s run out: the session ends, and the next login asks for another', async (credential, named, text) => {
  const { sandbox, hand } = await nellAtHome();
  expect(await done(sandbox, 'expire-credential', { credential })).toBe(
    `The ${named} of nell has run out: they still log in with their password, and must then ${text}. Their session ends.`,
  );
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 401 });
  const again = await logsIn(sandbox);
  expect(again).toMatchObject({ status: 200 });
  expect(await sandbox.control.customer('nell')).toMatchObject({ loginSteps: [credential] });
  expect(await again.hand.call('GET', '/v1/accounts')).toMatchObject({ status: 403 });
  expect(await done(sandbox, 'expire-credential', { credential })).toMatchObject({ outcome: 'refused' });
});
