import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpState } from '#contracts/states/states.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { exampleAnswer } from './contract.ts';
import { sandboxWorld } from './world-control.ts';

let bank: NodeHost;

beforeAll(async () => {
  bank = await startNodeHost({ port: 0, settings: {} });
});
afterAll(() => bank.close());

it('gives the example of a refusal exactly the headers that the bank sends', async () => {
  const sandbox = sandboxWorld(`http://localhost:${bank.port}`, 'examples');
  const state = 'customer {persona} has already used the nonce';
  const { session, nonce = '' } = await setUpState(state, { persona: 'private-customer' }, sandbox);
  const refused = await fetch(`${sandbox.baseUrl}/digx/v1/accounts`, {
    headers: { Cookie: `JSESSIONID=${session}`, 'x-nonce': nonce, ...sandbox.headers },
  });
  expect(refused.status).toBe(403);
  const example = exampleAnswer('listAccounts', 403);
  expect([...example.headers.keys()].filter((name) => !refused.headers.has(name))).toEqual([]);
  expect(Object.keys((await example.json()).message)).toEqual(Object.keys((await refused.json()).message));
});
