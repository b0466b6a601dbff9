import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import type { Fault } from '#contracts/mutate/fault.ts';
import { faults } from '#contracts/mutate/faults.ts';
import { startProxy } from '#contracts/mutate/proxy.ts';
import { describeOutcome, shownOutcome } from '#contracts/verify/report.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { walkInWorld } from './walk-bank.ts';

// `npm run contracts -- mutate` plants all faults; these are some that no single answer shows.

let host: NodeHost;

beforeAll(async () => {
  host = await startNodeHost({ port: 0, settings: {} });
});
afterAll(() => host.close());

async function walked({ operation, name }: Pick<Fault, 'operation' | 'name'>, moment = '2026-03-02T09:30') {
  const fault = faults.find((one) => one.operation === operation && one.name === name);
  const bankUrl = `http://127.0.0.1:${host.port}`;
  const bank = sandboxWorld(bankUrl, 'walked', { moment, stands: true });
  await bank.control.reset();
  const proxy = fault && (await startProxy(bankUrl, fault));
  const outcome = shownOutcome(await walkInWorld(bank, proxy?.url ?? bankUrl), false);
  await proxy?.close();
  const found = outcome.interactions.flatMap(({ description, problems }) =>
    problems.map((problem) => `${description}: ${problem}`),
  );
  return { text: describeOutcome(outcome), found };
}

const none = { operation: 'all', name: 'none' };

it.each(['2026-03-02T09:30', '2026-03-01T22:00', '2026-03-30T09:30'])(
  'finds nothing wrong with the bank on %s',
  async (moment) => {
    const { text, found } = await walked(none, moment);
    expect(found).toEqual([]);
    expect(text).toMatch(/^✓ walk +31 kept {2}\(\d+\.\d s\)$/);
  },
);

it.each([
  ['all', 'cookie without HttpOnly', /^log in: POST \/v1\/session\/nonce sets JSESSIONID without HttpOnly/],
  ['all', 'no Cache-Control', /^log in: POST \/v1\/session\/nonce has no Cache-Control: no-store/],
  ['createNonce', '1 nonce for 15 asked', /gave 1 of 15 nonces asked for/],
  ['all', 'the same nonce again', /gave a nonce in x-nonce that it had given before/],
  ['listAccounts', 'balances in pence', /^read the accounts: currentBalance .* 100 times too little$/],
  ['listAccounts', 'another party’s accounts', /accounts of another party/],
  ['getTermDepositAccount', 'a rate ÷ 100', /termDepositDetails\.interestRate does not fit the amounts/],
  ['listDemandDepositTransactions', 'signs flipped', /runningBalance is not the one before/],
  ['listDemandDepositTransactions', 'the newest first', /czItems is in the wrong order/],
  ['listDemandDepositTransactions', 'the word ignored', /the filter description is ignored/],
  ['createPayment', 'another amount booked', /^make a payment: could not be done/],
  ['getPayment', 'another reference', /payoutDetails\.reference is/],
])('finds a bank in which %s has %s', async (operation, name, sentence) => {
  const { found } = await walked({ operation, name });
  expect(found).toContainEqual(expect.stringMatching(sentence));
});

it('hides every value that the bank gave', async () => {
  const { text } = await walked({ operation: 'getPayment', name: 'another reference' });
  expect(text).toContain('payoutDetails.reference is “••• ••• ••••••” instead of “••• ••• ••••••”');
  expect(text).not.toMatch(/Monday|12\.34/);
});

it.each([
  'a bare nonce, or several with commas',
  'another cookie first',
  'a cookie’s attributes in another order and case',
  'days without a time',
  'keys in another order',
])('accepts the same answers with %s', async (name) => {
  expect((await walked({ operation: 'all', name })).found).toEqual([]);
});
