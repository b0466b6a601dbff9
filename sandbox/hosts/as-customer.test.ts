import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { callAsCustomer } from './as-customer.ts';

async function ask(world: Sandbox, who: string, target: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost:8787/digx${target}`, {
    ...init,
    headers: { 'x-nonce': '{nonce}', ...init.headers },
  });
  const { response } = await callAsCustomer(world, request, who);
  return { status: response.status, body: await response.json() };
}

it('calls as a customer who has not signed in, with their own nonce and tokens', async () => {
  const world = await openSmallSandbox();
  const answer = await ask(world, 'nell', '/cz/v1/accountAddress/{account:current}', {
    headers: { 'x-party-id': '{party:1}' },
  });
  expect(answer).toMatchObject({ status: 200, body: { address: { city: 'Lambourn' } } });
  const { request } = await lastEntry(world);
  expect(request.headers['x-party-id']).toMatch(/^[0-9A-F]{56}$/);
  expect(request.headers).not.toHaveProperty('x-sandbox-as');
});

it('calls repeatedly', async () => {
  const world = await openSmallSandbox();
  for (let n = 0; n < 3; n += 1) expect(await ask(world, 'nell', '/v1/me')).toMatchObject({ status: 200 });
});

it('calls as a visitor on the sign-in page', async () => {
  const world = await openSmallSandbox();
  expect(await ask(world, 'visitor', '/v1/salt', { method: 'POST' })).toMatchObject({ status: 200 });
});

it('adds no nonce to a request without one', async () => {
  const world = await openSmallSandbox();
  expect(await ask(world, 'nell', '/v1/me', { headers: { 'x-nonce': 'old' } })).toMatchObject({ status: 403 });
});

it('keeps a customer’s own braces in a search', async () => {
  const world = await openSmallSandbox();
  const search = 'searchBy=SPD&fromDate=2026-01-01&toDate=2026-03-02&description=%7Bhay%7D';
  const answer = await ask(world, 'nell', `/cz/v1/accounts/demandDeposit/{account:current}/transactions?${search}`);
  expect(answer).toMatchObject({ status: 200, body: { czItems: [] } });
  expect((await lastEntry(world)).request.target).toContain('description=%7Bhay%7D');
});

it.each([
  ['an unknown persona', 'nobody', '/v1/me', 400, 'nell'],
  ['an unknown alias', 'nell', '/cz/v1/accountAddress/{account:boat}', 400, 'mortgage'],
])('answers %s with the known ones', async (_, who, target, status, allowed) => {
  const answer = await ask(await openSmallSandbox(), who, target);
  expect(answer.status).toBe(status);
  expect(answer.body.allowed).toContain(allowed);
});

it('refuses a locked customer', async () => {
  expect(await ask(await openSmallSandbox(), 'locked', '/v1/me')).toMatchObject({ status: 409 });
});

it('uses the customer’s current session and ends none', async () => {
  const { sandbox, hand } = await nellAtHome();
  expect(await ask(sandbox, 'nell', '/v1/me')).toMatchObject({ status: 200 });
  expect((await lastEntry(sandbox)).request.headers['x-bank-session']).toBe(hand.sessionId);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});
