import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { lastEntry, nellAtHome, openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { askAsCustomer } from './as-customer.ts';

async function ask(world: Sandbox, who: string, target: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost:8787/digx${target}`, {
    ...init,
    headers: { 'x-nonce': '{nonce}', ...init.headers },
  });
  const { response } = await askAsCustomer(world, request, who);
  return { status: response.status, body: await response.json() };
}

it('asks as a customer who need not have signed in, with a nonce and tokens of their own', async () => {
  const world = await openSmallSandbox();
  const answer = await ask(world, 'nell', '/cz/v1/accountAddress/{account:current}', {
    headers: { 'x-party-id': '{party:1}' },
  });
  expect(answer).toMatchObject({ status: 200, body: { address: { city: 'Lambourn' } } });
  const { request } = await lastEntry(world);
  expect(request.headers['x-party-id']).toMatch(/^[0-9A-F]{56}$/);
  expect(request.headers).not.toHaveProperty('x-sandbox-as');
});

it('asks again and again', async () => {
  const world = await openSmallSandbox();
  for (let n = 0; n < 3; n += 1) expect(await ask(world, 'nell', '/v1/me')).toMatchObject({ status: 200 });
});

it('asks as somebody on the sign-in page', async () => {
  const world = await openSmallSandbox();
  expect(await ask(world, 'visitor', '/v1/salt', { method: 'POST' })).toMatchObject({ status: 200 });
});

it('leaves out what the request leaves out', async () => {
  const world = await openSmallSandbox();
  expect(await ask(world, 'nell', '/v1/me', { headers: { 'x-nonce': 'old' } })).toMatchObject({ status: 403 });
});

it('takes the braces of a search for what the customer looks for', async () => {
  const world = await openSmallSandbox();
  const search = 'searchBy=SPD&fromDate=2026-01-01&toDate=2026-03-02&description=%7Bhay%7D';
  const answer = await ask(world, 'nell', `/cz/v1/accounts/demandDeposit/{account:current}/transactions?${search}`);
  expect(answer).toMatchObject({ status: 200, body: { czItems: [] } });
  expect((await lastEntry(world)).request.target).toContain('description=%7Bhay%7D');
});

it.each([
  ['a persona there is not', 'nobody', '/v1/me', 400, 'nell'],
  ['an alias there is not', 'nell', '/cz/v1/accountAddress/{account:boat}', 400, 'mortgage'],
])('answers %s with what there is', async (_, who, target, status, allowed) => {
  const answer = await ask(await openSmallSandbox(), who, target);
  expect(answer.status).toBe(status);
  expect(answer.body.allowed).toContain(allowed);
});

it('does not let a locked customer in', async () => {
  expect(await ask(await openSmallSandbox(), 'locked', '/v1/me')).toMatchObject({ status: 409 });
});

it('asks in the session the customer is logged in with, and ends none', async () => {
  const { sandbox, hand } = await nellAtHome();
  expect(await ask(sandbox, 'nell', '/v1/me')).toMatchObject({ status: 200 });
  expect((await lastEntry(sandbox)).request.headers['x-bank-session']).toBe(hand.sessionId);
  expect(await hand.call('GET', '/v1/me')).toMatchObject({ status: 200 });
});
