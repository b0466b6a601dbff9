import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { openNodeBank } from 'paddock-kit';
import { startBank } from 'paddock-kit/server';

// Without a browser and without Playwright: the same in Vitest, Jest, Cypress and WebdriverIO.

test('a customer is read, interrupted and paid over HTTP', async () => {
  const server = await startBank();
  const bank = await openNodeBank({
    url: server.url,
    scenario: { persona: 'private-customer', clock: '2026-06-17T10:00', freeze: 'yes' },
  });
  await bank.logIn();
  const before = await bank.balances();
  await bank.act('money-in', { account: 'current', amount: '250.00' });
  equal((await bank.balances()).current?.balance, (before.current?.balance ?? 0) + 250_00);
  await bank.plant('listAccounts', '503', { only: 1 });
  const answers = [await bank.call('private-customer', 'GET', '/v1/accounts')];
  answers.push(await bank.call('private-customer', 'GET', '/v1/accounts'));
  deepEqual(
    answers.map(({ status }) => status),
    [503, 200],
  );
  match(bank.cookie ?? '', /^JSESSIONID=/);
  deepEqual(await bank.problems(), []);
  await bank.close();
  await server.close();
});
