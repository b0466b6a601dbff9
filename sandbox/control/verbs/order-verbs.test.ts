import { expect, it } from 'vitest';
import { bessAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { bookedAndAvailable, done } from './verbs.fixture.ts';

it('returns a cheque unpaid that was paid in, and writes to the customer', async () => {
  const { sandbox, hand } = await bessAtHome();
  const [booked, available] = await bookedAndAvailable(sandbox, 'bess');
  expect(await done(sandbox, 'dishonour-cheque', {}, 'bess')).toBe(
    'Cheque 000417 for £250.00 paid into bess:current is returned unpaid: the money does not arrive, and the bank writes to bess about it.',
  );
  expect(await done(sandbox, 'dishonour-cheque', {}, 'bess')).toMatchObject({
    reason: 'bess has no cheque that is not cleared.',
  });
  expect(await bookedAndAvailable(sandbox, 'bess')).toEqual([booked, available]);
  expect((await hand.call('GET', '/v1/mailbox/mails?deleteStatus=false&msgFlag=T')).text).toContain(
    'A cheque that you paid in was returned unpaid',
  );
  await sandbox.control.advanceClock('P5D', 'kept');
  // Her card payment alone is booked.
  expect(await bookedAndAvailable(sandbox, 'bess')).toEqual([(booked ?? 0) - 42_00, available]);
});

it('names a cheque by its number, and none that is not there', async () => {
  const { sandbox } = await bessAtHome();
  expect(await done(sandbox, 'dishonour-cheque', { cheque: '999999' }, 'bess')).toMatchObject({
    reason: 'bess has no cheque “999999” that is not cleared.',
  });
  expect(await done(sandbox, 'dishonour-cheque', { cheque: '000417' }, 'bess')).toMatch(/^Cheque 000417/);
});
