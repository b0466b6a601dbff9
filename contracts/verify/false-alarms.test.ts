import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startRelay } from '#contracts/driver/relay.ts';
import { createTurns } from '#contracts/driver/turns.ts';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import { type NodeHost, startNodeHost } from '#sandbox/hosts/node.ts';
import { breachesOf } from './answer-check.ts';
import { isBroken } from './outcomes.ts';
import { type Area, providerOf } from './pact-files.ts';
import { play } from './play.ts';

// A bank may write the same meaning in another form and still keep the pacts. These run as the verifier does, through its
// relay.

type Rewrite = (raw: readonly (readonly [name: string, value: string])[], body: string) => Rewritten;

interface Rewritten {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

let bank: NodeHost;

beforeAll(async () => {
  bank = await startNodeHost({ port: 0, settings: {} });
});
afterAll(() => bank.close());

/** The sandbox's bank with its responses rewritten. */
async function bankRewriting(rewriteResponse: Rewrite) {
  const server = createServer(async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const forwarded = request({ port: bank.port, host: 'localhost', method, path: url, headers }, async (answer) => {
      let text = '';
      for await (const piece of answer.setEncoding('utf8')) text += piece;
      const pairs = answer.rawHeaders.flatMap((name, at, raw) =>
        at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : [],
      );
      const kept = pairs.filter(([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/i.test(name));
      const rewritten = rewriteResponse(kept, text);
      outgoing.writeHead(answer.statusCode ?? 500, rewritten.headers.flat()).end(rewritten.body);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const inHeader =
  (name: string, change: (value: string) => string): Rewrite =>
  (headers, body) => ({
    headers: headers.map(([one, value]) => [one, one.toLowerCase() === name ? change(value) : value]),
    body,
  });

const spaced = (json: string) => JSON.stringify(JSON.parse(json), null, 1).replace(/\s+/g, ' ');

it.each<readonly [string, Area, Rewrite]>([
  ['spaced JSON in the nonce header', 'session', inHeader('x-nonce', spaced)],
  ['spaced JSON in the challenge header', 'second-factor', inHeader('x-challenge', spaced)],
  ['spaced JSON in the header of a refused sign-in', 'sign-in', inHeader('x-auth-failure-response', spaced)],
  ['a bare nonce', 'session', inHeader('x-nonce', (json) => JSON.parse(json).nonce[0])],
  [
    'another cookie before the session cookie',
    'session',
    (headers, body) => ({
      headers: headers.flatMap((header) =>
        header[0].toLowerCase() === 'set-cookie' ? [['set-cookie', 'route=b7; Path=/; HttpOnly'], header] : [header],
      ),
      body,
    }),
  ],
  ['days without a time', 'transactions', (headers, body) => ({ headers, body: body.replaceAll('T00:00:00"', '"') })],
  [
    'days without a time',
    'account-details',
    (headers, body) => ({ headers, body: body.replaceAll('T00:00:00"', '"') }),
  ],
])('accepts %s (%s)', { timeout: 60_000 }, async (_, area, rewriteResponse) => {
  const provider = await bankRewriting(rewriteResponse);
  const turns = createTurns();
  const relay = await startRelay(provider.url, turns.addBankCall);
  const states = await startStateServer({
    bankFor: (world) =>
      sandboxWorld(`http://localhost:${bank.port}`, world, { moment: '2026-03-02T09:30', stands: true }),
  });
  // The pacts of this run may not be written yet.
  const file = join(mkdtempSync(join(tmpdir(), 'pact-')), `${area}.json`);
  writeFileSync(file, inject('earlierPacts')[area] ?? '');
  const played = await play({
    file,
    provider: providerOf(area),
    baseUrl: relay.url,
    stateUrl: states.url,
    headers: { 'X-Sandbox': `rewrite-${area}` },
  });
  await Promise.all([relay.close(), provider.close(), states.close()]);
  rmSync(dirname(file), { recursive: true });
  expect(played.interactionResults.length).toBeGreaterThan(0);
  expect(played.interactionResults.filter(isBroken)).toEqual([]);
  expect(turns.all().flatMap(({ call }) => (call === undefined ? [] : breachesOf(call)))).toEqual([]);
});
