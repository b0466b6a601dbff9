// Results of tests. A failed journey runs again alone at the end: it is flaky if it passes then.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Each failed journey of a Playwright report, with its first error. */
export function failedJourneys(report) {
  return report.suites.flatMap((suite) => failedIn(suite, suite.title));
}

function failedIn(suite, path) {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({ name: `${path} › ${title}`, error: firstLines(results[0]) })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failedIn(inner, `${path} › ${inner.title}`))];
}

/** What was expected, what was found instead and in which line; without the log of how it was waited for. */
function firstLines(result) {
  const { message = 'no error was reported', location } = result?.errors?.[0] ?? {};
  const [told = ''] = stripVTControlCharacters(message).split('\nCall log:');
  const lines = told.split('\n').filter((line) => line.trim() !== '');
  const where = location === undefined ? [] : [`at ${relative(process.cwd(), location.file)}:${location.line}`];
  return [...lines.slice(0, 6).map((line) => line.slice(0, 300)), ...where].join('\n    ');
}

/** Why tests of a Vitest report were skipped, as the title of their group says it: “(skipped: no PostgreSQL)”. */
export function skippedFor({ testResults }) {
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  );
  return [...new Set(skipped.flatMap(({ fullName }) => /\((skipped: [^)]+)\)/.exec(fullName)?.[1] ?? []))];
}

/**
 * One flaky journey is reported and passes; more than one fail the run.
 * @param first the report of the run
 * @param again the report of its failed journeys, run alone; undefined if none failed
 */
export function countJourneys(first, again) {
  const { expected, unexpected, flaky } = first.stats;
  if (again === undefined) return { passed: expected, failed: unexpected + flaky, flaky: [] };
  const still = new Set(failedJourneys(again).map(({ name }) => name));
  const passedAgain = failedJourneys(first).filter(({ name }) => !still.has(name));
  const tolerated = passedAgain.length === 1 ? 1 : 0;
  return {
    passed: expected + tolerated,
    failed: unexpected + flaky - tolerated,
    flaky: passedAgain,
  };
}

/** Each failed test of a Vitest report, with its first error. */
export function failedTests({ testResults }) {
  return testResults.flatMap(({ name: path, assertionResults, message }) => {
    const name = relative(process.cwd(), path);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [{ name, error: firstLines({ errors: [{ message }] }) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      error: firstLines({ errors: [{ message: failureMessages[0] ?? '' }] }),
    }));
  });
}

export function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
