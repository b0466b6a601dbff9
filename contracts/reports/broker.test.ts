import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type Broker, brokerHeaders, publishResults } from './broker.ts';
import { startSmallBroker } from './small-broker.ts';
import type { VerificationReport } from './verification-report.ts';

// The part of a Pact Broker's API that publishing results uses.

interface Call {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** The run that writes the pacts has cleared their folder. */
const played = (area: string) => inject('earlierPacts')[area];
const calls: Call[] = [];
let pact: unknown;
let broker: Broker;
let close: () => void;

beforeEach(async () => {
  calls.length = 0;
  pact = JSON.parse(played('limits') ?? '');
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const { method = '', url = '', headers } = request;
    calls.push({
      method,
      path: url,
      authorization: headers.authorization,
      body: text === '' ? undefined : JSON.parse(text),
    });
    if (headers.authorization !== 'Bearer let-me-in') return response.writeHead(401).end();
    if (method === 'GET' && pact === undefined) return response.writeHead(404).end();
    const publish = { href: `http://${headers.host}/results/limits` };
    const answer = { ...(pact as object), _links: { 'pb:publish-verification-results': publish } };
    return response.writeHead(method === 'GET' ? 200 : 201).end(JSON.stringify(method === 'GET' ? answer : {}));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  close = () => server.close();
  broker = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    providerVersion: '4.2.0',
    branch: 'main',
    headers: brokerHeaders({ PACT_BROKER_TOKEN: 'let-me-in' }),
  };
});
afterEach(() => close());

const report: VerificationReport = {
  verifiedAt: '2026-03-02T09:30:00.000Z',
  bank: 'https://bank.test',
  seconds: 1,
  played: 2,
  broken: 1,
  parts: [
    {
      name: 'limits',
      moment: undefined,
      seconds: 1,
      interactions: [
        { description: 'kept', states: [], operation: 'getUserLimits', status: 200, problems: [] },
        {
          description: 'broken',
          states: [],
          operation: 'getUserLimits',
          status: 500,
          problems: ['status 200 was expected'],
        },
      ],
    },
    { name: 'walk', moment: undefined, seconds: 1, interactions: [] },
  ],
};

it('publishes the result of each area under its pact, with the version and the branch', async () => {
  expect(await publishResults(report, broker, played)).toEqual({ lines: ['✓ digx-limits published'], failed: 0 });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /pacts/provider/digx-limits/consumer/paddock/latest',
    'PUT /pacticipants/digx-limits/branches/main/versions/4.2.0',
    'POST /results/limits',
  ]);
  expect(calls[2]?.body).toMatchObject({
    success: false,
    providerApplicationVersion: '4.2.0',
    testResults: [
      { interactionDescription: 'kept', success: true, mismatches: [] },
      { interactionDescription: 'broken', success: false, mismatches: [{ description: 'status 200 was expected' }] },
    ],
  });
});

it('publishes nothing about a pact that was not played', async () => {
  pact = { interactions: [] };
  const { lines, failed } = await publishResults(report, broker, played);
  expect(failed).toBe(1);
  expect(lines[0]).toMatch(/^✗ digx-limits: the broker’s latest pact is not the one that was played/);
  expect(calls).toHaveLength(1);
});

it('says what to do without the pact or without credentials', async () => {
  pact = undefined;
  expect((await publishResults(report, broker, played)).lines).toEqual([
    '✗ digx-limits: the broker has no such pact: publish the pacts first',
  ]);
  const { lines } = await publishResults(report, { ...broker, headers: {} }, played);
  expect(lines[0]).toContain('the broker answered 401 to its pact: set PACT_BROKER_TOKEN');
});

it('takes a user name and a password like Pact’s own tools', () => {
  const env = { PACT_BROKER_USERNAME: 'ann', PACT_BROKER_PASSWORD: 'b' };
  expect(brokerHeaders(env)).toEqual({ Authorization: 'Basic YW5uOmI=' });
  expect(brokerHeaders({})).toEqual({});
});

it('lets a version go live while its results are good', async () => {
  const small = await startSmallBroker('let-me-in');
  const send = async (method: string, path: string, json?: object) => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const answer = await fetch(`${small.url}${path}`, { method, headers: broker.headers, ...body });
    return (await answer.json()) as { readonly summary?: { readonly deployable: boolean } };
  };
  const mayGoLive = async () => {
    const query = 'q[][pacticipant]=digx-limits&q[][version]=4.2.0&latestby=cvpv&environment=live';
    return (await send('GET', `/matrix?${query}`)).summary?.deployable;
  };
  const to = { ...broker, url: small.url };
  const good = {
    ...report,
    broken: 0,
    parts: report.parts.map((part) => ({ ...part, interactions: part.interactions.slice(0, 1) })),
  };
  const contract = { providerName: 'digx-limits', content: Buffer.from(played('limits') ?? '').toString('base64') };
  await send('POST', '/contracts/publish', {
    pacticipantName: 'paddock',
    pacticipantVersionNumber: '2.4.5',
    contracts: [contract],
  });
  await send('POST', '/environments', { name: 'live' });
  await send('POST', '/deployments/paddock/2.4.5/live');

  expect(await mayGoLive()).toBe(false);
  expect((await publishResults(good, to, played)).failed).toBe(0);
  expect(await mayGoLive()).toBe(true);
  expect((await publishResults(report, to, played)).failed).toBe(0);
  expect(await mayGoLive()).toBe(false);
  small.close();
});
