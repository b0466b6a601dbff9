import { request as ask } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startNodeHost } from './node.ts';

async function withHost(task: (base: string, port: number) => Promise<void>): Promise<void> {
  const host = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T10:00', freeze: true } });
  try {
    await task(`http://localhost:${host.port}`, host.port);
  } finally {
    await host.close();
  }
}

/** Like `fetch`, but allows headers that `fetch` reserves. */
function send(port: number, method: string, path: string, headers: Record<string, string>, body = ''): Promise<number> {
  return new Promise((answered, failed) => {
    const asked = ask({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

const json = { 'content-type': 'application/json' };

it('accepts control calls only under its own name, from its own pages, and in JSON', () =>
  withHost(async (_, port) => {
    const reset = (headers: Record<string, string>) => send(port, 'POST', '/__sandbox/reset', headers, '{}');
    expect(await reset({ ...json, host: `localhost:${port}` })).toBe(200);
    expect(await reset({ ...json, host: `localhost:${port}`, origin: 'http://localhost:5173' })).toBe(200);
    expect(await reset({ ...json, host: 'evil.example' })).toBe(403);
    expect(await reset({ ...json, host: `localhost:${port}`, origin: 'https://evil.example' })).toBe(403);
    expect(await reset({ ...json, host: `localhost:${port}`, origin: 'null' })).toBe(403);
    expect(await reset({ 'content-type': 'text/plain', host: `localhost:${port}` })).toBe(415);
    expect(await reset({ host: `localhost:${port}` })).toBe(415);
  }));

it('answers 413 to a body over the limit, keeps none of it, and serves the next request', () =>
  withHost(async (base) => {
    const headers = { ...json, 'x-nonce': 'none' };
    const tooMuch = 'x'.repeat(9 * 1024 * 1024);
    const told = await fetch(`${base}/digx/v1/salt`, { method: 'POST', headers, body: tooMuch });
    expect(told.status).toBe(413);
    const streamed = { method: 'POST', headers, body: mebibytes(12), duplex: 'half' } as RequestInit;
    expect((await fetch(`${base}/digx/v1/salt`, streamed)).status).toBe(413);
    const withoutEnd = { ...streamed, body: mebibytes(100) } as RequestInit;
    const status = await fetch(`${base}/digx/v1/salt`, withoutEnd).then(
      (answer) => answer.status,
      () => 'closed',
    );
    expect([413, 'closed']).toContain(status);
    const { entries } = await (await fetch(`${base}/__sandbox/journal`)).json();
    expect(entries).toEqual([]);
  }));

it('lists worlds, opens one under a random name with given settings, and discards it', () =>
  withHost(async (base) => {
    const opened = await fetch(`${base}/__sandbox/worlds`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ sandbox: 'persona:racing-owner;seed:4' }),
    });
    expect(opened.status).toBe(201);
    const { name } = await opened.json();
    const state = await (await fetch(`${base}/__sandbox/state`, { headers: { 'X-Sandbox': name } })).json();
    expect(state).toMatchObject({ persona: 'racing-owner', seed: 4 });
    const { worlds } = await (await fetch(`${base}/__sandbox/worlds`)).json();
    expect(worlds).toEqual([{ name, lastUsedAt: expect.any(String), awake: true }]);
    expect((await fetch(`${base}/__sandbox/worlds/${name}`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${base}/__sandbox/worlds/${name}`, { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(`${base}/__sandbox/worlds`, { method: 'PUT', headers: json, body: '{}' })).status).toBe(405);
  }));

it('reports balances without ending the customer’s session', () =>
  withHost(async (base) => {
    const as = { headers: { 'X-Sandbox-As': 'private-customer', 'x-nonce': '{nonce}' } };
    expect((await fetch(`${base}/digx/v1/me`, as)).status).toBe(200);
    const told = await (await fetch(`${base}/__sandbox/balances`)).json();
    expect(told.balances[0]).toMatchObject({ alias: 'current', currency: 'GBP', balanceMinor: expect.any(Number) });
    const { signedIn } = await (await fetch(`${base}/__sandbox/customer`)).json();
    expect(signedIn).toBe(true);
  }));

/** A body without a stated length. */
function mebibytes(count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn();
      sent += 1;
      if (sent > count) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
}
