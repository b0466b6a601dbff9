import { expect, it } from 'vitest';
import { readEvidence } from '#contracts/coverage/evidence.ts';
import { coverageOf, gapsIn, leastPercent } from '#contracts/coverage/matrix.ts';

const evidence = readEvidence({});
const coverage = coverageOf(evidence);

it('pins every operation to the service in a pact', () => {
  expect(coverage.operations.filter(({ pairs }) => pairs.every(({ pact }) => pact === 0))).toEqual([]);
  expect(coverage.totals.provenOperations).toBe(coverage.totals.operations);
});

it('asks for English texts in every call', () => {
  const requests = evidence.pacts.flatMap(({ interactions }) => interactions.map(({ request }) => request));
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ query }) => query?.locale?.join() !== 'en').map(({ path }) => path)).toEqual([]);
});

it('proves at least 95 % of the answers that a pact can prove', () => {
  const { percent } = coverage.totals;
  expect(percent, `the gaps are ${JSON.stringify(gapsIn(coverage))}`).toBeGreaterThanOrEqual(leastPercent);
});

it('gives a reason for each answer that no pact can prove, and for no other', () => {
  const pairs = coverage.operations.flatMap((operation) => operation.pairs);
  for (const { pact, unprovable } of pairs) if (pact > 0) expect(unprovable).toBeUndefined();
  const { provenPairs, unprovable } = coverage.totals;
  expect(provenPairs + unprovable + gapsIn(coverage).length).toBe(pairs.length);
});

it('names the gap that a lost pact leaves', () => {
  const isLost = ({ request }: { readonly request: { readonly path: string } }) =>
    request.path.endsWith('/v1/publicKey');
  const pacts = evidence.pacts.map(({ interactions }) => ({
    interactions: interactions.filter((one) => !isLost(one)),
  }));
  const less = coverageOf({ ...evidence, pacts });
  expect(gapsIn(less)).toContainEqual(expect.objectContaining({ operation: 'getPublicKey', status: '200' }));
  expect(less.totals.provenOperations).toBe(coverage.totals.operations - 1);
});

it('marks an answer broken as soon as one of its interactions is', () => {
  const base = { states: [], operation: 'getPublicKey', status: 200 };
  const interactions = [
    { ...base, description: 'one', problems: ['wrong'] },
    { ...base, description: 'another', problems: [] },
  ];
  const part = { name: 'session', moment: undefined, seconds: 0, interactions };
  const verification = { verifiedAt: '', bank: '', seconds: 0, played: 2, broken: 1, parts: [part] };
  const found = coverageOf({ ...evidence, verification, journeys: new Set(['getPublicKey 200']) });
  const pair = found.operations.find(({ id }) => id === 'getPublicKey')?.pairs.find(({ status }) => status === '200');
  expect(pair).toMatchObject({ verified: 'broken', journey: true });
});
