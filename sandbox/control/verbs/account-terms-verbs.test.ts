import { describe, expect, it } from 'vitest';
import { payees } from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { nellPaying } from '#sandbox/control/paying.fixture.ts';
import { bessAtHome, lastEntry, standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { bookedAndAvailable, done, nellHasPaid } from './verbs.fixture.ts';

const opened = 50_000_00;

describe('closing an account', () => {
  it('pays what is left into another account, and then neither pays nor is paid', async () => {
    const { sandbox, hand, desk } = await nellPaying();
    const order = await desk.order();
    const closing = { account: 'current', to: 'plain' };
    expect(await done(sandbox, 'close-account', closing)).toMatch(
      /^Household & garden \(current\) is closed\. £50,000\.00 goes to Household & garden \(plain\)\. Nothing can be paid/,
    );
    expect(await bookedAndAvailable(sandbox)).toEqual([0, 0]);
    expect(await bookedAndAvailable(sandbox, 'nell', 'plain')).toEqual([2 * opened, 2 * opened]);

    expect(await desk.post(order)).toMatchObject({ status: 400, body: { message: { code: 'DIGX_AP_0012' } } });
    const { body } = await hand.call('GET', '/v1/accounts');
    const { accounts } = body as { accounts: { id: { displayValue: string } }[] };
    expect(accounts.find(({ id }) => id.displayValue === '31926819')).toMatchObject({ status: 'CLOSED' });
    const offered = await hand.call('GET', '/v1/accounts/demandDeposit?taskCode=PC_F_DOM');
    expect(JSON.stringify(offered.body)).not.toContain('31926819');
    expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });

    for (const verb of ['close-account', 'money-in', 'set-balance', 'freeze-account']) {
      expect(await done(sandbox, verb, { account: '31926819' })).toMatchObject({
        outcome: 'refused',
        reason: expect.stringContaining('has no account “31926819” that money moves on. There are: plain'),
      });
    }
    expect(await bookedAndAvailable(sandbox)).toEqual([0, 0]);
  });

  it('pays out to another bank unless told otherwise, and an empty one pays nothing out', async () => {
    const { sandbox } = await nellPaying();
    await done(sandbox, 'set-balance', { account: 'plain', to: '0.00' });
    expect(await done(sandbox, 'close-account', { account: 'plain' })).toContain('It is empty.');
    expect(await done(sandbox, 'close-account')).toContain('£50,000.00 goes to an account at another bank.');
    expect(await bookedAndAvailable(sandbox)).toEqual([0, 0]);
    expect(await bookedAndAvailable(sandbox, 'nell', 'plain')).toEqual([0, 0]);
  });

  it('opens it again as it was, empty', async () => {
    const { sandbox, desk } = await nellPaying();
    await done(sandbox, 'close-account', { account: 'current', to: 'plain' });
    expect(await done(sandbox, 'reopen-account')).toBe(
      'Household & garden (current) is open again, with £0.00 on it. What was missed meanwhile stays unpaid.',
    );
    expect(await bookedAndAvailable(sandbox)).toEqual([0, 0]);
    await done(sandbox, 'money-in', { account: 'current', amount: '200.00' });
    expect(await desk.post(await desk.order())).toMatchObject({ status: 201 });
    expect(await done(sandbox, 'reopen-account')).toMatchObject({ reason: 'nell has no account for this.' });
  });

  it('takes no payment of another customer here, and stays open while one is on its way', async () => {
    const nell = await nellHasPaid('under-processing', 'neighbour');
    expect(await done(nell, 'close-account', {}, 'ada')).toMatchObject({ reason: 'Money is still on its way to it.' });
    await done(nell, 'reject-payment');
    await done(nell, 'close-account', {}, 'ada');
    const order = await nell.desk.order({ to: payees.neighbour });
    const verified = await nell.desk.post(order);
    expect(verified).toMatchObject({ status: 400, body: { message: { code: 'FT-VAC09' } } });
    expect(await bookedAndAvailable(nell)).toEqual([opened, opened]);
    expect(await bookedAndAvailable(nell, 'ada')).toEqual([0, 0]);
  });

  it.each([
    ['itself', { account: 'current', to: 'current' }, 'What is left cannot be paid into the account itself.'],
    ['one in another currency', { account: 'current', to: 'euro' }, 'Euro Account (euro) is in another currency.'],
    ['one that is not there', { account: 'current', to: 'moon' }, /^nell has no account “moon”/],
  ])('pays nothing into %s', async (_, details, reason) => {
    const { sandbox } = await nellPaying();
    expect(await done(sandbox, 'close-account', details)).toMatchObject({
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
    expect(await bookedAndAvailable(sandbox)).toEqual([opened, opened]);
  });

  it('leaves one open that owes, has something pending or is frozen, and nothing moves', async () => {
    const { sandbox } = await nellPaying({ settings: { ...standingStill, payments: 'under-processing' } });
    await done(sandbox, 'freeze-account', { account: 'plain' });
    expect(await done(sandbox, 'close-account', { account: 'plain' })).toMatchObject({
      reason: 'It is frozen, so what is left on it cannot be paid out.',
    });
    expect(await bookedAndAvailable(sandbox, 'nell', 'plain')).toEqual([opened, opened]);

    const bess = await bessAtHome();
    expect(await done(bess.sandbox, 'close-account', {}, 'bess')).toMatchObject({
      reason: 'Something on it is still pending.',
    });
    expect(await bookedAndAvailable(bess.sandbox, 'bess')).toEqual([419_50, 577_50]);
    await bess.sandbox.control.advanceClock('P3D', 'kept');
    await done(bess.sandbox, 'set-balance', { account: 'current', to: '-10.00' }, 'bess');
    expect(await done(bess.sandbox, 'close-account', {}, 'bess')).toMatchObject({
      reason: 'It is overdrawn by £10.00, which must be paid in first.',
    });
    expect(await bookedAndAvailable(bess.sandbox, 'bess')).toEqual([-10_00, 190_00]);
  });
});

describe('an interest rate', () => {
  it('changes, and a mortgage keeps its instalment', async () => {
    const { sandbox } = await nellPaying();
    const mortgage = { account: 'mortgage', to: '5.10' };
    expect(await done(sandbox, 'set-rate', mortgage)).toMatch(
      /^The interest rate of Mortgage \(mortgage\) goes from 4\.60% to 5\.10% a year, from today on\. The instalment stays £[\d,.]+; /,
    );
    expect(await done(sandbox, 'set-rate', mortgage)).toMatchObject({ reason: 'That is already its rate.' });
    for (const to of ['0', '-1', '4.125', 'lots', '']) {
      expect(await done(sandbox, 'set-rate', { account: 'mortgage', to })).toMatchObject({ outcome: 'refused' });
    }
  });

  it('shows in what the customer is told', async () => {
    const { sandbox, hand } = await nellPaying();
    const { body } = await hand.call('GET', '/v1/accounts');
    const { accounts } = body as { accounts: { id: { value: string; displayValue: string } }[] };
    const token = accounts.find(({ id }) => id.displayValue === '40071522')?.id.value;
    const shown = async () => (await hand.call('GET', `/v1/accounts/loan/${token}`)).body;
    const before = await shown();
    await done(sandbox, 'set-rate', { account: 'mortgage', to: '9.99' });
    const after = await shown();
    expect(JSON.stringify(before)).toContain('4.6');
    expect(JSON.stringify(after)).toContain('9.99');
    expect(await lastEntry(sandbox)).toMatchObject({ contract: 'kept' });
  });

  it.each([
    ['current', 'It bears no interest.'],
    ['bond', 'It is a fixed rate bond, whose rate does not change.'],
  ])('of a %s does not change', async (account, reason) => {
    const { sandbox } = await bessAtHome();
    expect(await done(sandbox, 'set-rate', { account, to: '3.00' }, 'bess')).toMatchObject({ reason });
  });
});
