// `npm test`: every proof, in order, each with its allowance. All stages run even when an early one fails, so that one
// run tells everything; the last line counts what passed and what failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { contractLint, ensureBrowser, generate, root, run } from './house.mjs';

const results = join(root, 'test-results');

export async function test() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const browser = await ensureBrowser();
  const withBrowser = browser === undefined ? {} : { PADDOCK_CHROMIUM: browser };

  await generate();
  const counts = [];
  for (const stage of stages(withBrowser)) counts.push(await play(stage));

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const slow = counts.filter(({ seconds, allowance }) => seconds > allowance);
  console.log(`\n${table(counts)}`);
  for (const { name, seconds, allowance } of slow) console.log(`${name} took ${seconds} s of its ${allowance} s.`);
  const broken = counts.filter((count) => count.failed > 0).map(({ name }) => name);
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

/** Allowances in seconds on two cores; together under ten minutes. */
function stages(withBrowser) {
  return [
    { name: 'lint', allowance: 15, tool: 'biome', args: ['check', '--error-on-warnings'] },
    { name: 'types', allowance: 30, tool: 'tsc', args: ['--noEmit'] },
    {
      name: 'contract lint',
      allowance: 15,
      tool: 'redocly',
      args: contractLint,
    },
    { name: 'dead code', allowance: 20, tool: 'knip', args: [] },
    { name: 'unit', allowance: 60, ...vitest('unit') },
    { name: 'contracts', allowance: 60, ...vitest('contracts') },
    { name: 'verification', allowance: 75, tool: 'node', args: ['contracts/verify.ts'] },
    { name: 'production build', allowance: 20, tool: 'vite', args: ['build'] },
    { name: 'sandbox build', allowance: 30, tool: 'vite', args: ['build', '--mode', 'sandbox'] },
    {
      name: 'journeys',
      allowance: 270,
      tool: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--project', 'journeys'],
      env: { ...withBrowser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json` },
      counted: () => {
        const { stats } = readJson(`${results}/journeys.json`);
        return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
      },
    },
  ];
}

function vitest(project) {
  const file = `${results}/${project}.json`;
  return {
    tool: 'vitest',
    args: ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    counted: () => {
      const { numPassedTests, numFailedTests } = readJson(file);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

/** A stage that does not count its tests counts as one; a stage that fails always counts at least one failure. */
async function play({ name, allowance, tool, args, env, counted }) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const start = performance.now();
  const code = await run(tool, args, env);
  const seconds = Math.round((performance.now() - start) / 1000);
  const own = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let count = own;
  try {
    if (counted !== undefined) count = counted();
  } catch {
    count = { passed: 0, failed: 1 };
  }
  if (code !== 0 && count.failed === 0) count = { ...count, failed: 1 };
  if (code === 0 && count.passed === 0) count = { passed: 0, failed: 1 };
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

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
