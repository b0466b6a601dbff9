import { expect, it } from 'vitest';

/** How the test command counts and chooses. Its scripts are plain JavaScript, because they run before installation. */
const { countJourneys, failedTests, skippedFor } = await import(new URL('../../.ci/results.mjs', import.meta.url).href);
const { concernsContract, journeysFor } = await import(new URL('../../.ci/changed.mjs', import.meta.url).href);

it.each([
  ['passes when everything passed', [], undefined, { passed: 3, failed: 0 }],
  ['passes with one flaky journey, and reports it', ['a'], [], { passed: 3, failed: 0 }],
  ['fails with two flaky journeys', ['a', 'b'], [], { passed: 1, failed: 2 }],
  ['fails with one journey that fails again', ['a'], ['a'], { passed: 2, failed: 1 }],
  ['counts a flaky journey and one that fails again', ['a', 'b'], ['b'], { passed: 2, failed: 1 }],
])('%s', (_, failedFirst, failedAgain, count) => {
  const counted = countJourneys(report(failedFirst), failedAgain && report(failedAgain));
  expect(counted).toMatchObject(count);
});

it('reports a flaky journey with what was found instead, and where', () => {
  const message = `\u001b[31mError: toContainText failed\u001b[39m\n\nExpected: "Done"\nReceived: "${'x'.repeat(900)}"\n\nCall log:\n  - waiting`;
  const told = { message, location: { file: `${process.cwd()}/e2e/one.spec.ts`, line: 7, column: 3 } };
  const [flaky] = countJourneys(report(['a'], told), report([])).flaky;
  expect(flaky.name).toBe('one.spec.ts › a');
  expect(flaky.error.split('\n').map((line: string) => line.trim())).toEqual([
    'Error: toContainText failed',
    'Expected: "Done"',
    `Received: "${'x'.repeat(289)}`,
    'at e2e/one.spec.ts:7',
  ]);
});

it('names failed unit tests, and files that could not be run, with their first error', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: 1 is not 2\n    at line 3'] };
  const testResults = [
    { name: `${process.cwd()}/src/a.test.ts`, message: '', assertionResults: [passed, failed] },
    { name: `${process.cwd()}/src/b.test.ts`, message: 'SyntaxError: no such export', assertionResults: [] },
    { name: `${process.cwd()}/src/c.test.ts`, message: '', assertionResults: [passed] },
  ];
  expect(failedTests({ testResults })).toEqual([
    { name: 'src/a.test.ts › subtracts', error: 'Error: 1 is not 2\n        at line 3' },
    { name: 'src/b.test.ts', error: 'SyntaxError: no such export' },
  ]);
});

it('says once why tests were skipped', () => {
  const skipped = (fullName: string) => ({ status: 'skipped', fullName });
  const group = 'worlds in PostgreSQL (skipped: no PostgreSQL)';
  const assertionResults = [
    skipped(`${group} a`),
    skipped(`${group} b`),
    skipped('behind nginx'),
    { status: 'passed' },
  ];
  expect(skippedFor({ testResults: [{ assertionResults }, { assertionResults: [] }] })).toEqual([
    'skipped: no PostgreSQL',
  ]);
});

it.each([
  ['a single feature', ['src/features/statements/ui/x.tsx'], ['e2e/journeys/statements']],
  ['a part that two features use', ['src/banking/payees/new-payee/new-payee-flow.tsx'], ['payees', 'payments']],
  ['the bank', ['sandbox/bank/engine/bank.ts'], ['e2e/journeys']],
  ['what the app itself uses', ['src/app/routes.tsx'], ['e2e/journeys']],
  ['a file that nobody knows', ['vite.config.ts'], ['e2e/journeys']],
  ['words and unit tests', ['README.md', 'src/kernel/money.test.ts'], []],
])('chooses the journeys that %s can affect', async (_, files, expected) => {
  const paths = expected.map((path) => (path.startsWith('e2e/') ? path : `e2e/journeys/${path}`));
  expect(await journeysFor(files)).toEqual(paths);
});

it('verifies the contract when either side changed', () => {
  expect([['src/ui/tokens.css'], ['sandbox/http/app.ts'], ['openapi/digx.yaml']].map(concernsContract)).toEqual([
    false,
    true,
    true,
  ]);
});

/** A Playwright report of three journeys with the given failures. */
function report(failed: readonly string[], error: object = { message: '\u001b[31mError: no such button\u001b[39m' }) {
  const specs = ['a', 'b', 'c'].map((title) => ({
    title,
    tests: failed.includes(title)
      ? [{ status: 'unexpected', results: [{ errors: [error] }] }]
      : [{ status: 'expected', results: [{ errors: [] }] }],
  }));
  const stats = { expected: 3 - failed.length, unexpected: failed.length, flaky: 0 };
  return { stats, suites: [{ title: 'one.spec.ts', specs, suites: [] }] };
}
