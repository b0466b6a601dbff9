import { expect, it } from 'vitest';
import { answerOf, idOf, payingNeighbour } from './magic-orders.fixture.ts';

const right = '204816';
const wrong = '111111';

/** A payment with this reference, which a strict bank wants confirmed with a code. */
async function askedForCode(reference: string, magic: string) {
  const home = await payingNeighbour(`magic:${magic};sca:strict;otp:${right}`);
  const { hand } = home;
  const order = await home.order({ amount: 30, reference });
  const id = idOf(await home.desk.post(order));
  const asked = await home.confirm(id, order);
  expect(asked.status).toBe(417);
  expect(await home.lastRule()).toBe('challenge.sends-code');
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}') as { referenceNo: string };
  return {
    ...home,
    type: (otp: string) => answerOf(home.confirm(id, order, { authType: 'OTP', otp, referenceNo })),
    sendAgain: () => hand.call('POST', `/v1/2fa/${referenceNo}/resend`),
  };
}

it('every code for MAGIC WRONG CODE is wrong, until codes are locked, and nothing moves', async () => {
  const { type, lastRule, moved } = await askedForCode('MAGIC WRONG CODE', 'yes');
  const rule = 'magic.reference-magic-wrong-code';
  for (const answer of ['417 DIGX_TFA_0004', '417 DIGX_TFA_0004', '412 DIGX_TFA_0002']) {
    expect(await type(right)).toBe(answer);
    expect(await lastRule()).toBe(rule);
  }
  expect(await moved()).toEqual([0, 0, 0]);
});

it('the first code for MAGIC EXPIRED CODE came too late, and one sent again is right', async () => {
  const { type, sendAgain, lastRule, moved } = await askedForCode('MAGIC EXPIRED CODE', 'yes');
  for (const code of [right, wrong]) {
    expect(await type(code)).toBe('417 DIGX_TFA_0005');
    expect(await lastRule()).toBe('magic.reference-magic-expired-code');
  }
  expect(await moved()).toEqual([0, 0, 0]);
  await sendAgain();
  expect(await type(wrong)).toBe('417 DIGX_TFA_0004');
  expect(await lastRule()).toBe('challenge.wrong-code');
  expect(await type(right)).toBe('200');
  expect(await lastRule()).toBe('payments.booked-at-once');
  expect(await moved()).toEqual([-30_00, -30_00, 30_00]);
});

it.each(['MAGIC WRONG CODE', 'MAGIC EXPIRED CODE'])('%s does nothing while magic values are off', async (reference) => {
  const { type, lastRule, moved } = await askedForCode(reference, 'no');
  expect(await type(right)).toBe('200');
  expect(await lastRule()).toBe('payments.booked-at-once');
  expect(await moved()).toEqual([-30_00, -30_00, 30_00]);
});

it('loses an answer only once the code was right', async () => {
  const home = await payingNeighbour(`magic:yes;sca:strict;otp:${right}`);
  const order = await home.order({ amount: 66.21 });
  const id = idOf(await home.desk.post(order));
  const asked = await home.confirm(id, order);
  const { referenceNo } = JSON.parse(asked.headers.get('x-challenge') ?? '{}') as { referenceNo: string };
  const type = (otp: string) => answerOf(home.confirm(id, order, { authType: 'OTP', otp, referenceNo }));
  expect([asked.status, await type(wrong)]).toEqual([417, '417 DIGX_TFA_0004']);
  expect(await home.moved()).toEqual([0, 0, 0]);
  expect(await type(right)).toBe('0');
  expect(await home.lastRule()).toBe('magic.amount-66.21');
  expect(await home.moved()).toEqual([-66_21, -66_21, 66_21]);
});
