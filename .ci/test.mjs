// `npm test`: every check, in order, each with its time allowance. All stages run even if an early one fails. The last line
// counts passes and failures.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { browserToUse, contractLint, generate, root, run, runHeld, typeCheck } from '../scripts/project.mjs';
import { concernsContract, filesChangedSince, journeysFor } from './changed.mjs';
import { countJourneys, failedJourneys, failedTests, readReport, skippedFor } from './results.mjs';

const results = join(root, 'test-results');
const sites = 'e2e/support/serve-sites.ts';

/** @param since a commit, to test only what has changed since; undefined for everything. */
export async function test(since) {
  const plan = since === undefined ? everything : await planFor(since);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const withBrowser = await browserToUse();

  await generate();
  const counts = [];
  for (const lanes of stages(withBrowser, plan)) {
    const inLanes = await Promise.all(lanes.map((lane, index) => runLane(lane, { held: index > 0 })));
    counts.push(...inLanes.flat());
  }

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const slow = counts.filter(({ seconds, allowance }) => seconds > allowance);
  console.log(`\n${table(counts)}`);
  for (const { name, seconds, allowance } of slow) console.log(`${name} took ${seconds} s of its ${allowance} s.`);
  for (const { name, error } of counts.flatMap(({ flaky = [] }) => flaky)) {
    console.log(`Flaky: ${name}\n    ${error}`);
  }
  for (const { name, error } of counts.flatMap(({ broken = [] }) => broken)) {
    console.log(`Failed: ${name}\n    ${error}`);
  }
  const broken = counts.filter((count) => count.failed > 0).map(({ name }) => name);
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}.`);
  const skipped = [...new Set(counts.flatMap(({ skipped = [] }) => skipped))];
  console.log(`\n${[`${passed} passed`, `${failed} failed`, ...skipped].join(', ')}`);
  if (failed > 0) process.exitCode = 1;
}

/** The coverage matrix reads its report. */
const verification = ['contracts/verify.ts', '--json', `${results}/verification.json`];

const everything = { vitest: [], contract: true, journeys: ['e2e/journeys'] };

async function planFor(since) {
  const files = filesChangedSince(since);
  return { vitest: [`--changed=${since}`], contract: concernsContract(files), journeys: await journeysFor(files) };
}

/**
 * Lanes run beside each other: contracts keep one core busy, and so do the builds and checks. Allowances are in seconds on two
 * cores.
 */
function stages(withBrowser, plan) {
  const onScreen = plan.journeys.length > 0;
  const contracts = [{ name: 'contracts', allowance: 60, ...vitest('contracts'), isWanted: plan.contract }];
  const statics = [
    { name: 'production build', allowance: 10, tool: 'vite', args: ['build'], isWanted: onScreen },
    { name: 'sandbox build', allowance: 15, tool: 'vite', args: ['build', '--mode', 'sandbox'], isWanted: onScreen },
    {
      name: 'browsers served',
      allowance: 10,
      tool: 'node',
      args: ['deploy/browsers/check-built.ts'],
      isWanted: onScreen,
    },
    { name: 'journeys’ builds', allowance: 20, tool: 'node', args: [sites, '--build-only'], isWanted: onScreen },
    { name: 'types', allowance: 20, tool: 'node', args: typeCheck },
    { name: 'lint', allowance: 15, tool: 'biome', args: ['check', '--error-on-warnings'] },
    { name: 'contract lint', allowance: 5, tool: 'redocly', args: contractLint },
    { name: 'dead code', allowance: 10, tool: 'knip', args: [] },
  ];
  const unit = [{ name: 'unit', allowance: 125, ...vitest('unit', plan.vitest) }];
  const verified = [{ name: 'verification', allowance: 75, tool: 'node', args: verification, isWanted: plan.contract }];
  const onScreens = [
    { name: 'reference', allowance: 10, tool: 'node', args: ['contracts/docs.ts'], isWanted: onScreen },
    { name: 'journeys', allowance: 600, ...journeys(withBrowser, plan.journeys), isWanted: onScreen },
  ];
  // The reference and some unit tests read the pacts, which the contracts write.
  return [[contracts, statics], [unit, verified], [onScreens]];
}

/** @param held whether a stage's output waits until it has ended, so that two lanes do not mix. */
async function runLane(lane, { held }) {
  const counts = [];
  for (const stage of lane.filter(({ isWanted = true }) => isWanted)) counts.push(await runStage(stage, { held }));
  return counts;
}

function journeys(withBrowser, paths) {
  const config = ['test', '--config', 'e2e/playwright.config.ts', '--project=journeys'];
  const report = (name) => ({
    ...withBrowser,
    PADDOCK_SITES: 'built',
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/${name}.json`,
  });
  return {
    tool: 'playwright',
    args: [...config, ...paths],
    env: report('journeys'),
    async counted() {
      const first = readReport(`${results}/journeys.json`);
      if (failedJourneys(first).length === 0) return countJourneys(first);
      const alone = ['--last-failed', '--workers=1', '--trace=retain-on-failure'];
      await run('playwright', [...config, ...alone], report('journeys-again'));
      return countJourneys(first, readReport(`${results}/journeys-again.json`));
    },
  };
}

function vitest(project, more = []) {
  const file = `${results}/${project}.json`;
  return {
    tool: 'vitest',
    args: ['run', '--project', project, ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    counted() {
      const report = readReport(file);
      const { numPassedTests: passed, numFailedTests: failed } = report;
      return { passed, failed, broken: failedTests(report), skipped: skippedFor(report) };
    },
    mayBeEmpty: more.length > 0,
  };
}

/** A stage without a count of tests counts as one. A failed stage counts at least one failure. */
async function runStage({ name, allowance, tool, args, env, counted, mayBeEmpty = false }, { held }) {
  const title = `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;
  if (!held) console.log(title);
  const start = performance.now();
  const code = held ? await runHeld(tool, args, env, title) : await run(tool, args, env);
  const own = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let count = own;
  try {
    if (counted !== undefined) count = await counted();
  } catch {
    count = { passed: 0, failed: 1 };
  }
  const isForgiven = count.flaky?.length === 1;
  if (code !== 0 && count.failed === 0 && !isForgiven) count = { ...count, failed: 1 };
  if (code === 0 && count.passed === 0 && !mayBeEmpty) count = { passed: 0, failed: 1 };
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name, allowance, seconds, ...count };
}

function table(counts) {
  return counts
    .map(({ name, seconds, allowance, passed, failed }) =>
      [
        name.padEnd(18),
        `${seconds} s`.padStart(6),
        `of ${allowance} s`.padStart(9),
        `  ${passed} passed, ${failed} failed`,
      ].join(' '),
    )
    .concat(`on ${availableParallelism()} cores`)
    .join('\n');
}
