import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { serveProduction } from '#tests/deploy/serve-production.ts';
import { accountScenarios } from './account-scenarios.ts';
import { bulkScenarios } from './bulk-scenarios.ts';
import type { Customer } from './customer.ts';
import type { Engine, Running } from './engine.ts';
import { firefox } from './firefox.ts';
import { code } from './give-code.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { sessionScenarios } from './session-scenarios.ts';
import { testerScenarios } from './tester-scenarios.ts';
import { webkit } from './webkit.ts';

/**
 * Key journeys in another browser, on one bank that is opened again for each: `node e2e/engines/run.ts firefox|webkit [words]`.
 * Both sites must have been built.
 */
const ports = { production: 4374, sandbox: 4376 };
const [name, ...words] = process.argv.slice(2);
const engine = [firefox, webkit].find((each) => each.name.toLowerCase() === name);
if (engine === undefined) throw new Error('Name a browser: node e2e/engines/run.ts firefox, or webkit.');
if (engine.missing !== undefined) say(`SKIPPED: the journeys in ${engine.name}. Skipped: ${engine.missing}`);
else process.exitCode = (await runAll(engine)) > 0 ? 1 : 0;

/** @returns how many failed. */
async function runAll({ name, own, start }: Engine): Promise<number> {
  const all = [
    ...sessionScenarios,
    ...accountScenarios,
    ...paymentScenarios,
    ...bulkScenarios,
    ...testerScenarios,
    ...own,
  ];
  const scenarios = all.filter((scenario) => scenario.name.includes(words.join(' ')));
  const downloads = mkdtempSync(join(tmpdir(), 'paddock-downloads-'));
  const { control, stop } = await serveProduction(ports.production);
  const sandbox = await preview({
    mode: 'sandbox',
    build: { outDir: 'dist-sandbox' },
    preview: { port: ports.sandbox, strictPort: true },
  });
  const browser = await start(downloads);
  const around = { control, downloads, sandbox: `http://localhost:${ports.sandbox}/` };
  say(`${name} ${browser.version}, on the built sites`);
  let failed = 0;
  try {
    for (const scenario of scenarios) {
      const persona = scenario.persona ?? 'private-customer';
      const clock = `clock:2026-03-03T09:30${scenario.clockTicks === true ? '' : ';freeze:yes'}`;
      await control('reset', { sandbox: `persona:${persona};${clock};otp:${code};cop:Y` });
      for (const file of readdirSync(downloads)) rmSync(join(downloads, file));
      const problem = await problemIn(scenario, browser, around);
      say(`${problem === undefined ? '✓' : '✗'} ${scenario.name}${problem === undefined ? '' : `\n    ${problem}`}`);
      if (problem !== undefined) failed += 1;
    }
  } finally {
    await browser.stop();
    await sandbox.close();
    await stop();
    rmSync(downloads, { recursive: true, force: true });
  }
  say(`${scenarios.length - failed} passed, ${failed} failed`);
  return scenarios.length === 0 ? 1 : failed;
}

async function problemIn(
  scenario: Scenario,
  browser: Running,
  around: Parameters<Scenario['tell']>[1],
): Promise<string | undefined> {
  const site = `http://localhost:${ports.production}/`;
  let entered: Awaited<ReturnType<Running['enter']>> | undefined;
  try {
    entered = await browser.enter(site, scenario.isDark === true);
    await scenario.tell(entered.customer, around);
    return unexpectedIn(entered.customer, scenario.expects);
  } catch (problem) {
    return [String(problem), ...(entered?.customer.complaints ?? [])].join('\n    ');
  } finally {
    await entered?.leave();
  }
}

function unexpectedIn({ complaints }: Customer, expects: RegExp | undefined): string | undefined {
  const unexpected = complaints.filter((complaint) => expects?.test(complaint) !== true);
  return unexpected.length === 0 ? undefined : unexpected.join('\n    ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
