import { expect, it } from 'vitest';
import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { createSessionByHand, type ManualSession } from '#sandbox/walk/session-by-hand.ts';

async function newcomerAtTheDoor() {
  const sandbox = await openSmallSandbox();
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await hand.signIn('newcomer', smallPassword);
  return { sandbox, hand };
}

async function sealed(hand: ManualSession, values: { readonly [field: string]: string }) {
  const { body } = await hand.call('POST', '/v1/salt');
  const salt = decodeURIComponent((body as { saltDTO: { id: string } }).saltDTO.id);
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, encryptPassword(value, salt)]));
}

async function stepsDone(hand: ManualSession): Promise<unknown> {
  const { body } = await hand.call('GET', '/v1/me/loginFlow');
  return (body as { userLoginFlowDTOList: unknown }).userLoginFlowDTOList;
}

it('leads a new customer through the steps to the accounts without a second factor', async () => {
  const { sandbox, hand } = await newcomerAtTheDoor();
  const counts = [await stepsDone(hand)];
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200, body: { firstLoginFlowDone: false } });

  await hand.call('POST', '/v1/me/loginFlow', { json: { loginConfigId: 'terms-and-conditions' } });
  counts.push(await stepsDone(hand));
  const passwords = await sealed(hand, { old: smallPassword, new: 'Saddle$Room8' });
  expect(await hand.call('PUT', '/v1/me/credentials', { json: { type: 'PASSWORD', ...passwords } })).toMatchObject({
    status: 200,
  });
  counts.push(await stepsDone(hand));
  const pins = await sealed(hand, { old: '2580', new: '1470' });
  expect(await hand.call('PUT', '/cz/v1/credentials/transactionPin', { json: pins })).toMatchObject({ status: 200 });
  counts.push(await stepsDone(hand));

  expect(counts).toEqual([0, 1, 2, 3]);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ body: { firstLoginFlowDone: true } });
  expect(await hand.call('GET', '/v1/accounts')).toMatchObject({ status: 200 });
  const entries = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(entries.filter(({ contract }) => contract !== 'kept')).toEqual([]);
});

it.each([
  ['GET', '/v1/accounts'],
  ['GET', '/cz/v1/permissions'],
  ['GET', '/v1/mailbox/mailers'],
  ['GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=T'],
])('refuses %s %s while a step is due', async (method, path) => {
  const { hand } = await newcomerAtTheDoor();
  expect(await hand.call(method, path)).toMatchObject({ status: 403, body: { message: { code: 'DIGX_CMN_0096' } } });
});

it('refuses a step out of order', async () => {
  const { hand } = await newcomerAtTheDoor();
  const json = await sealed(hand, { old: '2580', new: '1470' });
  expect(await hand.call('PUT', '/cz/v1/credentials/transactionPin', { json })).toMatchObject({
    status: 403,
    body: { message: { code: 'DIGX_CMN_0096' } },
  });
  for (const loginConfigId of ['change-password', 'change-pin', 'welcome']) {
    expect(await hand.call('POST', '/v1/me/loginFlow', { json: { loginConfigId } })).toMatchObject({
      status: 400,
      body: { message: { code: 'DIGX_PROD_DEF_0000' } },
    });
  }
  expect(await stepsDone(hand)).toBe(0);
});

it('lets a new customer log off', async () => {
  const { hand } = await newcomerAtTheDoor();
  expect(await hand.call('DELETE', '/v1/session')).toMatchObject({ status: 200 });
});
