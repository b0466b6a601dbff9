import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { bytesOf } from '#contracts/driver/bodies.ts';
import { certificate } from '#contracts/driver/certificate.fixture.ts';
import { listening } from '#contracts/driver/upstream.ts';
import type { PassedCall } from './copy.ts';
import { type PassThroughOptions, startPassThrough } from './pass-through.ts';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

async function service(answer: RequestListener, path = ''): Promise<string> {
  const { url, close } = await listening(createServer({ keepAliveTimeout: 60_000 }, answer));
  toClose.push(close);
  return `${url}${path}`;
}

async function proxyTo(baseUrl: string, options: Partial<PassThroughOptions> = {}) {
  const calls: PassedCall[] = [];
  const onFault = vi.fn();
  const usual = { baseUrl, port: 0, mostBytes: 1000, chooses: () => true, onFault };
  const { url, close } = await startPassThrough({ ...usual, see: (call) => calls.push(call), ...options });
  toClose.push(close);
  const seen = () => vi.waitFor(() => calls[0] ?? expect.fail('nothing was seen'));
  return { url, calls, seen, onFault };
}

/** What comes back for these bytes, byte for byte. */
async function bytesFor(url: string, head: readonly string[], body = ''): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\nHost: bank.test\r\nConnection: close\r\n\r\n${body}`);
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

it('gives back the bytes that the service gives, with its names, order, repetitions and reason', async () => {
  const direct = await service((_, outgoing) => {
    outgoing.sendDate = false;
    const headers = ['X-Odd-CASE', 'a', 'Set-Cookie', 'one=1; Secure', 'set-cookie', 'two=2', 'Content-Length', '7'];
    outgoing.writeHead(299, 'Quite so', headers).end('\u00e9\u20ac\u0001\u0002');
  });
  const { url } = await proxyTo(direct);
  expect(await bytesFor(url, ['GET /x HTTP/1.1'])).toBe(await bytesFor(direct, ['GET /x HTTP/1.1']));
});

it('passes what a gateway has packed as it came, and shows it so', async () => {
  const packed = gzipSync('{"accounts":[]}');
  const headers = { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' };
  const { url, seen } = await proxyTo(await service((_, outgoing) => outgoing.writeHead(200, headers).end(packed)));
  const [answer] = (await once(ask(`${url}/digx/v1/accounts`).end(), 'response')) as [IncomingMessage];
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(await bytesOf(answer)).toString()).toBe('{"accounts":[]}');
  expect(Buffer.from((await seen()).answer.bytes).equals(packed)).toBe(true);
});

it.each([
  ['a body with its length', 'PUT', { 'Content-Length': '5' }, 'é=1!'],
  ['a body in chunks', 'POST', { 'Transfer-Encoding': 'chunked' }, 'é=1!'],
  ['a deletion with a body in chunks', 'DELETE', { 'Transfer-Encoding': 'chunked' }, 'é=1!'],
  ['no body at all', 'POST', {}, ''],
  ['a caller who waits to be told to go on', 'PUT', { 'Content-Length': '5', Expect: '100-continue' }, 'é=1!'],
])('passes %s on, with all that is meant for the service', async (_, method, headers, body) => {
  const bank = await service(async (incoming, outgoing) => {
    const { host, 'x-nonce': nonce, te, 'x-hop': hop, 'proxy-authorization': secret } = incoming.headers;
    const came = { method: incoming.method, url: incoming.url, nonce, hops: [te, hop, secret].filter(Boolean) };
    outgoing.end(JSON.stringify({ ...came, host, body: (await bytesOf(incoming)).toString() }));
  }, '/mounted/');
  const { url, seen } = await proxyTo(bank);
  const own = {
    'x-nonce': 'n1',
    te: 'trailers',
    'x-hop': 'mine',
    connection: 'x-hop',
    'proxy-authorization': 'Basic x',
  };
  const asked = ask(`${url}/digx/v1/me?a=b`, { method, headers: { ...own, ...headers } });
  if ('Expect' in headers) {
    asked.flushHeaders();
    await once(asked, 'continue');
  }
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { host } = new URL(bank);
  const expected = { method, url: '/mounted/digx/v1/me?a=b', nonce: 'n1', hops: [], host, body };
  expect(JSON.parse((await bytesOf(answer)).toString())).toEqual(expected);
  const { target, status, body: copy } = await seen();
  expect([target, status, Buffer.from(copy.bytes).toString(), copy.isWhole]).toEqual([
    '/digx/v1/me?a=b',
    200,
    body,
    true,
  ]);
});

it('lets the service say no before a caller sends the body', async () => {
  const bank = createServer();
  bank.on('checkContinue', (incoming, outgoing) => {
    outgoing.writeHead(413, { Connection: 'close' }).end(String(incoming.headers.expect));
  });
  const { url: bankUrl, close } = await listening(bank);
  toClose.push(close);
  const { url } = await proxyTo(bankUrl);
  const asked = ask(url, { method: 'PUT', headers: { 'Content-Length': '5', Expect: '100-continue' } });
  const isToldToGoOn = vi.fn();
  asked.on('continue', isToldToGoOn).on('error', () => {});
  asked.flushHeaders();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, (await bytesOf(answer)).toString()]).toEqual([413, '100-continue']);
  expect(isToldToGoOn).not.toHaveBeenCalled();
  asked.destroy();
});

it('keeps nothing back: the head and each piece arrive before the service has more', async () => {
  let goOn = () => {};
  const bank = await service(async (incoming, outgoing) => {
    const next = () => new Promise<void>((go) => (goOn = go));
    outgoing.writeHead(200).flushHeaders();
    await next();
    outgoing.write('one');
    await next();
    outgoing.end(`two${(await bytesOf(incoming)).length}`);
  });
  const { url } = await proxyTo(bank);
  const [answer] = (await once(ask(url).end(), 'response')) as [IncomingMessage];
  goOn();
  expect(String((await once(answer, 'data'))[0])).toBe('one');
  goOn();
  expect(String((await once(answer, 'data'))[0])).toBe('two0');
});

it('passes a large body, and copies nothing of it', async () => {
  const large = 'x'.repeat(3_000_000);
  const { url, seen } = await proxyTo(await service((incoming, outgoing) => incoming.pipe(outgoing)));
  const answer = await fetch(url, { method: 'POST', body: large });
  expect(await answer.text()).toBe(large);
  const { body, answer: copy } = await seen();
  expect([body.isWhole, copy.isWhole, body.bytes.length, copy.bytes.length]).toEqual([false, false, 0, 0]);
});

it('breaks off where the service does, and says that the answer is not whole', async () => {
  const bank = await service((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '100' }).write('half');
    setTimeout(() => outgoing.destroy(), 20);
  });
  const { url, seen } = await proxyTo(bank);
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  expect((await seen()).answer.isWhole).toBe(false);
});

it('hangs up where the service cannot be reached, as the service would', async () => {
  const { url, seen } = await proxyTo('http://127.0.0.1:1');
  await expect(fetch(url)).rejects.toThrow();
  expect((await seen()).status).toBeUndefined();
});

it('ends a connection with the one behind it, so that a caller never sends into a closed one', async () => {
  const bank = createServer({ keepAliveTimeout: 60_000 }, (_, outgoing) => outgoing.end('once'));
  const { url: bankUrl, close } = await listening(bank);
  toClose.push(close);
  const { url } = await proxyTo(bankUrl);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  const ended = once(socket, 'end');
  bank.closeAllConnections();
  await ended;
});

it('gives up at the service what a caller gives up', async () => {
  let isGivenUp = false;
  const bank = await service((incoming) => {
    incoming.socket.once('close', () => (isGivenUp = true));
  });
  const { url } = await proxyTo(bank);
  const asked = ask(url).on('error', () => {});
  asked.end();
  await sleep(50);
  asked.destroy();
  await vi.waitFor(() => expect(isGivenUp).toBe(true));
});

it.each<[string, Partial<PassThroughOptions>]>([
  ['choosing', { chooses: () => fail('choosing') }],
  ['seeing', { see: () => fail('seeing') }],
])('lets every call through when %s fails, and tells of it', async (what, options) => {
  const { url, onFault } = await proxyTo(await service((_, outgoing) => outgoing.end('good')), options);
  for (let call = 0; call < 3; call += 1) expect(await (await fetch(url)).text()).toBe('good');
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledTimes(3));
  expect(onFault).toHaveBeenCalledWith(new Error(what));
});

it('leaves cookies and redirects alone, unless told to make them its own', async () => {
  let bank = '';
  bank = await service((_, outgoing) => {
    const cookie = 'JSESSIONID=a; Domain=bank.test; Path=/; Secure; HttpOnly; SameSite=Lax';
    outgoing.writeHead(302, { 'Set-Cookie': cookie, Location: `${bank}/login` }).end();
  });
  const headersOf = async (url: string) => (await fetch(url, { redirect: 'manual' })).headers;
  const plain = await headersOf((await proxyTo(bank)).url);
  expect(plain.getSetCookie()).toEqual(['JSESSIONID=a; Domain=bank.test; Path=/; Secure; HttpOnly; SameSite=Lax']);
  expect(plain.get('location')).toBe(`${bank}/login`);
  const { url } = await proxyTo(bank, { rewrites: true });
  const own = await headersOf(url);
  expect(own.getSetCookie()).toEqual(['JSESSIONID=a; Path=/; HttpOnly; SameSite=Lax']);
  expect(own.get('location')).toBe(`${url}/login`);
});

it('speaks TLS to the service, and trusts the given certificates', async () => {
  const pair = certificate('localhost');
  const server = createSecure(pair, (_, outgoing) => outgoing.end('secret'));
  const { url: plain, close } = await listening(server);
  toClose.push(close);
  const bank = `https://localhost:${new URL(plain).port}`;
  expect(await (await fetch((await proxyTo(bank, { ca: pair.cert })).url)).text()).toBe('secret');
  await expect(fetch((await proxyTo(bank)).url)).rejects.toThrow();
});

function fail(what: string): never {
  throw new Error(what);
}
