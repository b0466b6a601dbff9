import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { type Exchange, startRelay } from './relay.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** A service that echoes the request, and cuts the connection under `/cut`. */
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
  const exchanges: Exchange[] = [];
  const relay = await startRelay(url, (exchange) => exchanges.push(exchange));
  toClose.push(relay.close);
  return { relay, exchanges };
}

it('passes a call on unchanged, and reports it', async () => {
  const { relay, exchanges } = await relayTo(`${await service()}/bank`);
  const answer = await fetch(`${relay.url}/digx/v1/me?a=b`, {
    method: 'PUT',
    body: 'é=1',
    headers: { 'x-nonce': 'n1' },
  });
  expect(answer.status).toBe(418);
  expect(answer.headers.get('x-asked')).toBe('PUT /bank/digx/v1/me?a=b 127.0.0.1 n1');
  expect(await answer.text()).toBe('answer to é=1');
  expect(exchanges).toEqual([
    {
      method: 'PUT',
      target: '/digx/v1/me?a=b',
      requestHeaders: expect.objectContaining({ 'x-nonce': 'n1' }),
      body: 'é=1',
      status: 418,
      headers: expect.objectContaining({ 'set-cookie': 'route=b7\nJSESSIONID=abc' }),
      answer: 'answer to é=1',
    },
  ]);
});

it('passes on only the session cookie of several', async () => {
  const { relay } = await relayTo(await service());
  expect((await fetch(relay.url)).headers.getSetCookie()).toEqual(['JSESSIONID=abc']);
});

it('calls a state handler at its exact URL', async () => {
  const { relay } = await relayTo(`${await service()}/states?key=1`);
  expect((await fetch(`${relay.url}/`, { method: 'POST' })).headers.get('x-asked')).toMatch(/^POST \/states\?key=1 /);
});

it('cuts the connection when the service does', async () => {
  const { relay, exchanges } = await relayTo(`${await service()}/bank`);
  await expect(fetch(`${relay.url}/cut`)).rejects.toThrow();
  expect(exchanges).toMatchObject([{ target: '/cut', status: undefined }]);
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
] as const)('unpacks an answer that a gateway has packed with %s', async (encoding, pack) => {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Encoding': encoding, 'Content-Type': 'application/json' });
    outgoing.end(pack('{"accounts":[]}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  toClose.push(() => server.close());
  const { relay, exchanges } = await relayTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const answer = await fetch(`${relay.url}/digx/v1/accounts`);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({ accounts: [] });
  expect(exchanges[0]?.answer).toBe('{"accounts":[]}');
});
