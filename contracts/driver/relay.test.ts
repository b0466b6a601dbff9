import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Exchange, startRelay } from './relay.ts';
import { unreachable } from './world-control.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** A service that answers what it was asked, and cuts the connection under `/cut`. */
async function service(): Promise<string> {
  const server: Server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/bank/cut') return void outgoing.destroy();
    let text = '';
    for await (const piece of incoming) text += piece;
    outgoing.writeHead(
      418,
      [
        ['set-cookie', 'route=b7'],
        ['set-cookie', 'JSESSIONID=abc'],
        [
          'x-asked',
          `${incoming.method} ${incoming.url} ${incoming.headers.host?.split(':')[0]} ${incoming.headers['x-nonce']}`,
        ],
      ].flat(),
    );
    outgoing.end(`answer to ${text}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  toClose.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function relayTo(url: string) {
  const told: Exchange[] = [];
  const relay = await startRelay(url, (exchange) => told.push(exchange));
  toClose.push(relay.close);
  return { relay, told };
}

it('passes a call on as it is, and tells of it', async () => {
  const { relay, told } = await relayTo(`${await service()}/bank`);
  const answer = await fetch(`${relay.url}/digx/v1/me?a=b`, {
    method: 'PUT',
    body: 'é=1',
    headers: { 'x-nonce': 'n1' },
  });
  expect(answer.status).toBe(418);
  expect(answer.headers.get('x-asked')).toBe('PUT /bank/digx/v1/me?a=b 127.0.0.1 n1');
  expect(await answer.text()).toBe('answer to é=1');
  expect(told).toEqual([
    { method: 'PUT', target: '/digx/v1/me?a=b', body: 'é=1', status: 418, answer: 'answer to é=1' },
  ]);
});

it('passes of several cookies the session’s', async () => {
  const { relay } = await relayTo(await service());
  expect((await fetch(relay.url)).headers.getSetCookie()).toEqual(['JSESSIONID=abc']);
});

it('asks a state handler at its very address', async () => {
  const { relay } = await relayTo(`${await service()}/states?key=1`);
  expect((await fetch(`${relay.url}/`, { method: 'POST' })).headers.get('x-asked')).toMatch(/^POST \/states\?key=1 /);
});

it('cuts the connection where the service does', async () => {
  const { relay, told } = await relayTo(`${await service()}/bank`);
  await expect(fetch(`${relay.url}/cut`)).rejects.toThrow();
  expect(told).toMatchObject([{ target: '/cut', status: undefined }]);
});

it('knows a port at which nothing listens from one at which something does', async () => {
  const url = await service();
  expect(await unreachable(url)).toBeUndefined();
  toClose.splice(0).map((close) => close());
  expect(await unreachable(url)).toBe('ECONNREFUSED');
});
