import { expect, it } from 'vitest';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { type NodeBank, openNodeBank } from './node-bank.ts';
import type { Scenario } from './test-bank.ts';

const scenario: Scenario = { persona: 'private-customer', clock: '2026-03-02T09:30', freeze: 'yes' };

async function withBanks(count: number, task: (banks: readonly NodeBank[], url: string) => Promise<void>) {
  const host = await startNodeHost({ port: 0, settings: {} });
  const url = `http://localhost:${host.port}`;
  try {
    const banks = await Promise.all(Array.from({ length: count }, () => openNodeBank({ url, scenario })));
    await task(banks, url);
    await Promise.all(banks.map((bank) => bank.close()));
    expect(await (await fetch(`${url}/__sandbox/worlds`)).json()).toMatchObject({ worlds: [] });
  } finally {
    await host.close();
  }
}

it('gives each of several workers a bank of its own', () =>
  withBanks(3, async ([one, two, three]) => {
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three banks');
    await Promise.all([one.advance('P1D'), two.plant('listAccounts', '500'), three.logIn()]);
    expect(
      await Promise.all([one, two, three].map(async (bank) => (await bank.now()).toISOString().slice(0, 10))),
    ).toEqual(['2026-03-03', '2026-03-02', '2026-03-02']);
    const answers = [one, two, three].map((bank) => bank.call('private-customer', 'GET', '/v1/accounts'));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 500, 200]);
    expect([one.cookie, three.cookie]).toEqual([undefined, expect.stringMatching(/^JSESSIONID=\w{8,}$/)]);
  }));

it('reads balances without a session, and calls as a customer with placeholders', () =>
  withBanks(1, async ([bank]) => {
    const { stateHash } = (await bank?.state()) ?? {};
    const balances = await bank?.balances('racing-owner');
    expect(balances?.['racing-plus']).toMatchObject({ currency: 'GBP', balance: expect.any(Number) });
    expect((await bank?.state())?.stateHash).toBe(stateHash);
    const answer = await bank?.call('private-customer', 'GET', '/v1/accounts/demandDeposit/{account:current}');
    expect(answer).toMatchObject({ status: 200, body: { demandDepositAccountDTO: expect.anything() } });
  }));

it('counts faults and calls, and says which calls there were', () =>
  withBanks(1, async ([bank]) => {
    const fault = await bank?.plant('listAccounts', '503', { only: 2 });
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await bank?.call('private-customer', 'GET', '/v1/accounts'))?.status);
    expect(statuses).toEqual([200, 503, 200]);
    expect(await fault?.fired()).toBe(1);
    await bank?.calledExactly('listAccounts', 3);
    await expect(bank?.calledExactly('listAccounts', 2)).rejects.toThrow(
      /^listAccounts was called 3 times, not twice\.\ncall \d+: 200, .+\ncall \d+: 503, fault\.503\n/,
    );
    await bank?.reset();
    await bank?.calledExactly('listAccounts', 0);
  }));

it('repeats a call on a bank opened from a snapshot, and gets the same answer', () =>
  withBanks(2, async ([bank, other]) => {
    await bank?.call('private-customer', 'GET', '/v1/accounts');
    const whole = await bank?.snapshot();
    const last = whole?.journal.at(-1);
    if (last?.kind !== 'request' || bank === undefined || other === undefined) throw new Error('A request');
    const [asked] = await bank.calls('listAccounts');
    const before = { ...whole, journal: whole?.journal.slice(0, -1), stateHash: undefined };
    await other.openMoment(JSON.stringify(before));
    expect(await other.repeat(last.request)).toEqual(asked);
    expect((await other.state()).stateHash).toBe((await bank.state()).stateHash);
  }));

it('moves on, names a moment and goes back to it, by name, time and call', () =>
  withBanks(1, async ([bank]) => {
    if (bank === undefined) throw new Error('A bank');
    await bank.logIn();
    await bank.bookmark('Before');
    const { stateHash } = await bank.state();
    expect((await bank.due('2026-03-03T09:30')).length).toBeGreaterThan(0);
    await bank.advance('P1DT1H');
    await bank.advanceTo('month-end');
    expect((await bank.now()).toISOString()).toBe('2026-03-31T09:00:00.000Z');
    await bank.rewind('2026-03-03T10:30');
    expect((await bank.now()).toISOString()).toBe('2026-03-03T10:30:00.000Z');
    expect((await bank.bookmarks()).map(({ name }) => name)).toEqual(['Before']);
    await bank.rewind('Before');
    expect((await bank.state()).stateHash).toBe(stateHash);
    await bank.call('private-customer', 'GET', '/v1/accounts');
    const [listed] = await bank.calls('listAccounts');
    await bank.rewind(listed?.n ?? 0);
    await bank.calledExactly('listAccounts', 0);
    await expect(bank.rewind('Never')).rejects.toThrow(/no bookmark “Never”.*Before/);
  }));

it('does what a verb is told, having said what it will be', () =>
  withBanks(1, async ([bank]) => {
    if (bank === undefined) throw new Error('A bank');
    await bank.logIn();
    const before = (await bank.balances()).current?.balance ?? 0;
    const details = { account: 'current', amount: '250.00', from: 'Kempton Sales' };
    expect(await bank.preview('money-in', details)).toMatch(/^£250\.00 from Kempton Sales is booked on /);
    await bank.act('money-in', details);
    expect((await bank.balances()).current?.balance).toBe(before + 250_00);
    await expect(bank.preview('money-in', { amount: '0' })).rejects.toThrow(/no amount/);
    // @ts-expect-error a detail that the verb does not take
    await expect(bank.act('money-in', { amont: '1.00' })).rejects.toThrow(/takes no "amont".*amount/);
    // @ts-expect-error a verb that takes no details
    await expect(bank.act('answer-mail', { item: '1' })).rejects.toThrow(/takes no "item"/);
    await expect(bank.preview('unfreeze-account')).rejects.toThrow(/no account for this/);
  }));

it('fails the calls about one thing only, and tells what a call changed', () =>
  withBanks(1, async ([bank]) => {
    if (bank === undefined) throw new Error('A bank');
    const fault = await bank.plant('getDemandDepositAccount', '500', { match: { account: 'savings' } });
    const ask = async (alias: string) =>
      (await bank.call('private-customer', 'GET', `/v1/accounts/demandDeposit/{account:${alias}}`)).status;
    expect([await ask('current'), await ask('savings'), await ask('current')]).toEqual([200, 500, 200]);
    expect(await fault.fired()).toBe(1);
    const [, failed] = await bank.calls('getDemandDepositAccount');
    expect(await bank.effect(failed?.n ?? 0)).toMatchObject({ changes: [{ of: 'sessions' }], meanwhile: [] });
  }));

it('answers calls in the bank’s place, counts them, and plays a recording', () =>
  withBanks(1, async ([bank]) => {
    if (bank === undefined) throw new Error('A bank');
    const accounts = async () => (await bank.call('private-customer', 'GET', '/v1/accounts')).status;
    const stub = await bank.stub('listAccounts', { status: 503, text: 'Closed', times: 2, unchecked: true });
    expect([await accounts(), await accounts(), await accounts()]).toEqual([503, 503, 200]);
    expect(await stub.answered()).toBe(2);
    await stub.remove();
    expect(await stub.answered()).toBe(0);
    await expect(bank.stub('listAccounts', { status: 418 })).rejects.toThrow(/no answer 418.*Allowed: 200, /);
    // @ts-expect-error an operation that the contract does not have
    await expect(bank.stub('listHorses')).rejects.toThrow(/no operation/);

    const request = { method: 'GET', url: 'https://bank.example/digx/v1/accounts' };
    const response = { status: 500, headers: [], content: { text: '{}' } };
    const other = { ...request, url: 'https://bank.example/digx/v1/horses' };
    const har = {
      log: {
        entries: [
          { request, response },
          { request: other, response },
        ],
      },
    };
    await expect(bank.play(har)).rejects.toThrow(/breaks the contract/);
    const leftOut = await bank.play(JSON.stringify(har), { unchecked: true });
    expect(leftOut).toEqual(['call 2, GET: the contract has no such call.']);
    expect(await accounts()).toBe(500);
    await bank.clearStubs('listAccounts');
    expect(await accounts()).toBe(200);
  }));

it('throws the reason of every refusal', () =>
  withBanks(1, async ([bank]) => {
    await expect(bank?.scenario({ persona: 'nobody' })).rejects.toThrow(/There is no persona "nobody".*racing-owner/);
    await bank?.reset();
    await expect(bank?.scenario({ persona: 'locked-user', do: ['expire-session'] })).rejects.toThrow(/not logged in/);
    await expect(bank?.advance('tomorrow')).rejects.toThrow(/no duration/);
    await expect(bank?.act('expire-session')).rejects.toThrow(/not logged in/);
    await expect(bank?.openMoment('{}')).rejects.toThrow(/no format known here/);
    await expect(bank?.logIn('locked-user')).rejects.toThrow(/locked/);
  }));

it('makes a customer as described, logs them in, reads their balances and calls as them', () =>
  withBanks(1, async ([bank]) => {
    if (bank === undefined) throw new Error('A bank');
    const shop = await bank.customer({
      id: 'hay-shop',
      people: [{ may: 'order' }, { may: 'authorise' }],
      entities: [{ kind: 'company', mandate: 'one-other' }],
      accounts: [
        { product: 'business', balance: '-12.50', overdraft: '500.00' },
        { product: 'euro', balance: '3.07' },
      ],
    });
    expect(shop).toMatchObject({ userIds: ['hay-shop', 'hay-shop-2'], accounts: ['business', 'euro'] });
    expect(await shop.balances()).toEqual({
      business: { balance: -12_50, available: 487_50, currency: 'GBP' },
      euro: { balance: 3_07, available: 3_07, currency: 'EUR' },
    });
    await shop.logIn(shop.userIds[1]);
    expect(bank.cookie).toMatch(/^JSESSIONID=/);
    await bank.act('money-in', { account: 'business', amount: '20.00' }, shop.id);
    expect((await shop.balances()).business?.balance).toBe(7_50);
    const answer = await bank.call('hay-shop', 'GET', '/v1/accounts/demandDeposit/{account:business}');
    expect(answer).toMatchObject({ status: 200, body: { demandDepositAccountDTO: expect.anything() } });
    expect(await bank.problems()).toEqual([]);
    const plain = await bank.customer();
    expect(plain.accounts).toEqual(['current', 'savings']);
    await plain.logIn();
    // @ts-expect-error a balance is text
    await expect(bank.customer({ accounts: [{ balance: 12.5 }] })).rejects.toThrow('accounts[0].balance');
    await expect(bank.customer({ id: 'hay-shop' })).rejects.toThrow(/User ID hay-shop already\. Allowed: another id/);
    await bank.scenario({ persona: 'described', customer: 'two-directors' });
    expect((await bank.balances()).business?.balance).toBe(18_420_55);
  }));
