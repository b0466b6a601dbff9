import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { Broker } from './broker.ts';
import { publishResults } from './broker.ts';
import { type FetchedPact, fetchPacts, selectorOf } from './broker-pacts.ts';
import { type SmallBroker, startSmallBroker } from './small-broker.ts';
import type { VerificationReport } from './verification-report.ts';

const token = 'let-me-in';
let small: SmallBroker;
let broker: Broker;

beforeEach(async () => {
  small = await startSmallBroker(token);
  broker = { url: small.url, providerVersion: '4.2.0', branch: 'main', headers: { Authorization: `Bearer ${token}` } };
  await published('2.4.5', 'main');
  await published('2.5.0', 'feat/limits');
  await send('/environments', { name: 'live' });
  await send('/deployments/paddock/2.4.5/live', {});
});
afterEach(() => small.close());

/** The run that writes the pacts has cleared their folder. */
async function published(version: string, branch: string) {
  const written = JSON.parse(inject('earlierPacts').limits ?? '') as { readonly interactions: readonly object[] };
  const interactions = written.interactions.map((one) => ({ ...one, key: version }));
  const content = Buffer.from(JSON.stringify({ ...written, interactions })).toString('base64');
  await send('/contracts/publish', {
    pacticipantName: 'paddock',
    pacticipantVersionNumber: version,
    branch,
    contracts: [{ providerName: 'digx-limits', content }],
  });
}

async function send(path: string, body: object) {
  const answer = await fetch(`${small.url}${path}`, {
    method: 'POST',
    headers: broker.headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
}

const fetched = (selectors: readonly string[], pending = false, wipSince?: string) =>
  fetchPacts('limits', broker, {
    consumerVersionSelectors: selectors
      .map((text) => selectorOf(text, broker.branch))
      .filter((one) => one !== undefined),
    includePending: pending,
    wipSince,
  });
const titles = (pacts: readonly FetchedPact[]) =>
  pacts.map(({ title, isPending }) => `${title}${isPending ? ', pending' : ''}`).sort();

function reportOf(pacts: readonly FetchedPact[], problems: readonly string[]): VerificationReport {
  const interaction = { description: 'one', states: [], operation: undefined, status: 200, problems };
  const parts = pacts.map((pact) => ({
    name: 'limits',
    moment: undefined,
    seconds: 1,
    interactions: [interaction],
    pact,
  }));
  return { verifiedAt: '2026-03-02T09:30:00.000Z', bank: 'https://bank.test', seconds: 1, played: 1, broken: 0, parts };
}

it('fetches the pacts of the versions that are asked for, each once', async () => {
  expect(titles(await fetched(['main', 'deployed']))).toEqual(['main 2.4.5']);
  expect(titles(await fetched(['branch=feat/limits']))).toEqual(['feat/limits 2.5.0']);
  expect(titles(await fetched(['environment=live']))).toEqual(['main 2.4.5']);
  expect(titles(await fetched(['matching']))).toEqual(['main 2.4.5']);
  expect((await fetched(['main']))[0]?.pact.interactions.length).toBeGreaterThan(5);
  expect((await fetched(['main']))[0]?.pact).toMatchObject({ metadata: { pactSpecification: { version: '4.0' } } });
  expect(small.heard()).toContain('POST /pacts/provider/digx-limits/for-verification');
});

it('takes what a branch of the service has never kept as pending, until it has', async () => {
  const before = await fetched(['main'], true);
  expect(titles(before)).toEqual(['main 2.4.5, pending']);
  expect((await publishResults(reportOf(before, ['broken']), broker)).failed).toBe(0);
  expect(titles(await fetched(['main'], true))).toEqual(['main 2.4.5, pending']);
  const { lines } = await publishResults(reportOf(before, []), broker);
  expect(lines).toEqual(['✓ digx-limits (main 2.4.5) published']);
  expect(titles(await fetched(['main'], true))).toEqual(['main 2.4.5']);
});

it('adds work in progress as pending', async () => {
  expect(titles(await fetched(['deployed'], true, '2026-01-01'))).toEqual([
    'feat/limits 2.5.0, pending',
    'main 2.4.5, pending',
  ]);
});

it('publishes under the pact that was played, not under the latest', async () => {
  await publishResults(reportOf(await fetched(['main']), []), broker);
  expect(small.heard().filter((call) => call.startsWith('POST /results/'))).toEqual(['POST /results/0']);
});

it('reads selectors as they are typed', () => {
  expect(selectorOf('main', undefined)).toEqual({ mainBranch: true });
  expect(selectorOf('deployed', undefined)).toEqual({ deployedOrReleased: true });
  expect(selectorOf('matching', 'main')).toEqual({ matchingBranch: true });
  expect(selectorOf('matching', undefined)).toBeUndefined();
  expect(selectorOf('environment=live', undefined)).toEqual({ environment: 'live' });
  expect(selectorOf('branch=feat/x', undefined)).toEqual({ branch: 'feat/x' });
  expect(selectorOf('latest', undefined)).toBeUndefined();
});

it('says why it cannot fetch', async () => {
  const locked = { ...broker, headers: {} };
  const selection = { consumerVersionSelectors: [{ mainBranch: true }], includePending: false, wipSince: undefined };
  await expect(fetchPacts('limits', locked, selection)).rejects.toThrow(
    'digx-limits: the broker answered 401 to the pacts for verification: set PACT_BROKER_TOKEN',
  );
});
