import { describe, expect, it } from 'vitest';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { bookedAndAvailable, done, nellHasPaid } from './verbs.fixture.ts';

const opened = 50_000_00;

describe('payments', () => {
  it('settles one under processing now, once', async () => {
    const nell = await nellHasPaid('under-processing');
    expect(await bookedAndAvailable(nell)).toEqual([opened, opened - 125_50]);
    expect(await done(nell, 'settle-payment')).toMatch(/^£125\.50 to Ashdown Feed & Forage .* is booked now/);
    expect(await bookedAndAvailable(nell)).toEqual([opened - 125_50, opened - 125_50]);
    expect(await nell.status()).toMatchObject({ payoutDetails: { statusType: 'COMPLETED' } });
    expect(await done(nell, 'settle-payment')).toMatchObject({
      reason: 'nell has no payment that is held or under processing.',
    });
    await nell.control.advanceClock('PT10M', 'kept');
    expect(await bookedAndAvailable(nell)).toEqual([opened - 125_50, opened - 125_50]);
  });

  it('rejects one under processing, and nothing leaves the account later either', async () => {
    const nell = await nellHasPaid('under-processing', 'neighbour');
    const neighbour = await bookedAndAvailable(nell, 'ada');
    expect(await done(nell, 'reject-payment', { payment: 'payment-1' })).toMatch(/nothing leaves the account/);
    expect(await nell.status()).toMatchObject({ payoutDetails: { statusType: 'FAILED' } });
    await nell.control.advanceClock('P1D', 'kept');
    expect(await bookedAndAvailable(nell)).toEqual([opened, opened]);
    expect(await bookedAndAvailable(nell, 'ada')).toEqual(neighbour);
  });

  it.each(['feed', 'neighbour'] as const)('returns one to the %s once, from the account it arrived on', async (to) => {
    const nell = await nellHasPaid('ok', to);
    const before = await bookedAndAvailable(nell, 'ada');
    expect(await bookedAndAvailable(nell)).toEqual([opened - 125_50, opened - 125_50]);
    expect(await done(nell, 'return-payment', { reason: 'No such account' })).toMatch(
      /^£125\.50 to .* comes back: .*, with the reason “No such account”\.$/,
    );
    expect(await bookedAndAvailable(nell)).toEqual([opened, opened]);
    const [neighbour] = before;
    const returned = to === 'feed' ? 0 : 125_50;
    expect(await bookedAndAvailable(nell, 'ada')).toEqual([(neighbour ?? 0) - returned, (neighbour ?? 0) - returned]);
    expect(await done(nell, 'return-payment', { payment: 'payment-1' })).toMatchObject({
      reason: 'It was returned already.',
    });
    expect(await bookedAndAvailable(nell)).toEqual([opened, opened]);
  });

  it('does not return what the recipient has spent, nor settle or reject what is booked', async () => {
    const nell = await nellHasPaid('ok', 'neighbour');
    await done(nell, 'set-balance', { account: 'current', to: '1.00' }, 'ada');
    const named = { payment: 'payment-1' };
    expect(await done(nell, 'return-payment', named)).toMatchObject({ reason: 'Ada Frost has spent the money.' });
    expect(await done(nell, 'settle-payment', named)).toMatchObject({ reason: 'It has already been booked.' });
    expect(await done(nell, 'reject-payment', named)).toMatchObject({ reason: 'It has already been booked.' });
    expect(await done(nell, 'reject-payment', { payment: 'payment-9' })).toMatchObject({
      reason: 'nell has confirmed no payment “payment-9”.',
    });
    expect(await bookedAndAvailable(nell)).toEqual([opened - 125_50, opened - 125_50]);
  });

  it('lets an item expire that awaits authorisation, and no money moves', async () => {
    const nell = await nellHasPaid('needs-authoriser');
    expect(await done(nell, 'settle-payment', { payment: 'payment-1' })).toMatchObject({
      reason: 'It awaits authorisation, so nothing is held for it.',
    });
    expect(await done(nell, 'expire-approval')).toMatch(/expires, as if nobody had authorised it/);
    expect(await nell.status()).toMatchObject({ payoutDetails: { statusType: 'EXPIRED' } });
    expect(await done(nell, 'expire-approval')).toMatchObject({ reason: 'No item of nell awaits authorisation.' });
    await nell.control.advanceClock('P40D', 'kept');
    expect(await bookedAndAvailable(nell)).toEqual([opened, opened]);
    expect(await nell.control.invariants()).toEqual({ hold: true, broken: [] });
  });
});

describe('accounts', () => {
  it('takes money in from outside, and corrects a balance within what is available', async () => {
    const nell = (await nellPaying()).sandbox;
    expect(await done(nell, 'money-in', { account: 'plain', amount: '250', from: 'Kempton Sales' })).toBe(
      '£250.00 from Kempton Sales is booked on Household & garden (plain) now.',
    );
    expect(await bookedAndAvailable(nell, 'nell', 'plain')).toEqual([opened + 250_00, opened + 250_00]);
    await done(nell, 'set-balance', { account: 'plain', to: '12.34' });
    expect(await bookedAndAvailable(nell, 'nell', 'plain')).toEqual([12_34, 12_34]);
    for (const to of ['-0.01', 'lots', '12.345', '12.34']) {
      expect(await done(nell, 'set-balance', { account: 'plain', to })).toMatchObject({ outcome: 'refused' });
    }
    for (const amount of ['0', '-5', 'lots', '1e3']) {
      expect(await done(nell, 'money-in', { amount })).toMatchObject({ outcome: 'refused', why: 'not-now' });
    }
    expect(await done(nell, 'money-in', { account: 'moon' })).toMatchObject({
      reason: expect.stringMatching(/^nell has no account “moon” .* There are: current, plain/),
    });
    expect(await bookedAndAvailable(nell, 'nell', 'plain')).toEqual([12_34, 12_34]);
  });

  it('freezes an account, so that nothing leaves it, and thaws it again', async () => {
    const { sandbox, desk } = await nellPaying();
    await done(sandbox, 'freeze-account', { account: 'current' });
    expect(await desk.post(await desk.order())).toMatchObject({ status: 400 });
    expect(await done(sandbox, 'freeze-account', { account: 'current' })).toMatchObject({
      reason: 'Household & garden (current) is frozen already.',
    });
    await done(sandbox, 'money-in', { account: 'current', amount: '1.00' });
    expect(await bookedAndAvailable(sandbox)).toEqual([opened + 1_00, opened + 1_00]);
    await done(sandbox, 'unfreeze-account');
    expect(await desk.post(await desk.order())).toMatchObject({ status: 201 });
    expect(await done(sandbox, 'unfreeze-account')).toMatchObject({ reason: 'nell has no account for this.' });
  });
});

describe('limits and permissions', () => {
  it('limits a customer’s payments from now on', async () => {
    const { sandbox, desk } = await nellPaying();
    expect(await done(sandbox, 'set-limit', { on: 'makePayment', maximum: '100' })).toMatch(
      /limited to £100.00 at a time/,
    );
    expect(await desk.post(await desk.order())).toMatchObject({ status: 400 });
    expect(await desk.post(await desk.order({ amount: 100 }))).toMatchObject({ status: 201 });
    for (const details of [{}, { maximum: '0' }, { count: '0' }, { on: 'rent', maximum: '5' }]) {
      expect(await done(sandbox, 'set-limit', details)).toMatchObject({ outcome: 'refused', why: 'not-now' });
    }
  });

  it('forbids a function and allows it again', async () => {
    const { sandbox, desk } = await nellPaying();
    const order = await desk.order();
    await done(sandbox, 'forbid', { function: 'payment' });
    expect(await desk.post(order)).toMatchObject({ status: 403 });
    expect(await done(sandbox, 'forbid', { function: 'payment' })).toMatchObject({ outcome: 'refused' });
    expect(await done(sandbox, 'allow', { function: 'dancing' })).toMatchObject({
      reason: expect.stringContaining('There is no permission “dancing”.'),
    });
    await done(sandbox, 'allow', { function: 'payment' });
    expect(await desk.post(order)).toMatchObject({ status: 201 });
  });
});

it('asks for a customer to be logged in before their things are touched', async () => {
  const { sandbox } = await nellPaying();
  expect(await done(sandbox, 'money-in', {}, 'ada')).toMatchObject({
    reason: 'ada has not been opened yet: log in first.',
  });
  expect(await sandbox.control.doVerb({ verb: 'money-in', with: { colour: 'blue' } })).toMatchObject({
    why: 'misread',
    reason: 'money-in takes no "colour".',
  });
});
