// What journeys came to. One that fails is told again, alone, at the end: if it passes then, it is flaky.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Of a Playwright report: each failed journey with its first error. */
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

function firstLines(result) {
  const text = stripVTControlCharacters(result?.errors?.[0]?.message ?? 'no error was reported');
  return text.split('\n').slice(0, 3).join('\n    ');
}

/**
 * @param first the report of the run; @param again that of its failed journeys alone, undefined where none had to be.
 * One flaky journey is told and passes; more than one fail the run.
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

export function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
