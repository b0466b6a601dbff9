import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpState } from '#contracts/states/states.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { exampleAnswer } from './contract.ts';

let bank: NodeHost;

beforeAll(async () => {
  bank = await startNodeHost({ port: 0, settings: {} });
});
afterAll(() => bank.close());

it('shows the headers of a refused call as the bank sends them, and no others', async () => {
  const address = { baseUrl: `http://localhost:${bank.port}`, world: 'examples' };
  const state = 'customer {persona} has used up a nonce';
  const { session, nonce = '' } = await setUpState(state, { persona: 'private-customer' }, address);
  const refused = await fetch(`${address.baseUrl}/digx/v1/accounts`, {
    headers: { Cookie: `JSESSIONID=${session}`, 'x-nonce': nonce, 'X-Sandbox': address.world },
  });
  expect(refused.status).toBe(403);
  const example = exampleAnswer('listAccounts', 403);
  expect([...example.headers.keys()].filter((name) => !refused.headers.has(name))).toEqual([]);
  expect(Object.keys((await example.json()).message)).toEqual(Object.keys((await refused.json()).message));
});
