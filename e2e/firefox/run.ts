import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { serveProduction } from '#tests/deploy/serve-production.ts';
import { accountScenarios } from './account-scenarios.ts';
import { FirefoxCustomer } from './firefox.ts';
import { paymentScenarios } from './payment-scenarios.ts';
import { code, type Scenario } from './scenario.ts';
import { sessionScenarios } from './session-scenarios.ts';

/** Key journeys on the production build in Firefox, on one bank that is opened again for each: `node e2e/firefox/run.ts [words]`. */
const port = 4374;
const programs = ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const executablePath = process.env.PADDOCK_FIREFOX ?? programs.find((path) => existsSync(path));
const words = process.argv.slice(2).join(' ');
const scenarios = [...sessionScenarios, ...accountScenarios, ...paymentScenarios].filter(({ name }) =>
  name.includes(words),
);

if (executablePath === undefined) {
  say('SKIPPED: the journeys in Firefox. Firefox is not installed; PADDOCK_FIREFOX may name it.');
} else {
  process.exitCode = (await runAll(executablePath)) > 0 ? 1 : 0;
}

/** @returns how many failed. */
async function runAll(executable: string): Promise<number> {
  const downloads = mkdtempSync(join(tmpdir(), 'paddock-firefox-'));
  const { control, stop } = await serveProduction(port);
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable,
    // Firefox cannot be told a viewport here.
    defaultViewport: null,
    args: ['--width=1280', '--height=1000'],
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/octet-stream',
      'pdfjs.disabled': true,
      'intl.accept_languages': 'en-GB',
    },
  });
  say(`${await browser.version()}, on the production build`);
  let failed = 0;
  try {
    for (const scenario of scenarios) {
      await control('reset', {
        sandbox: `persona:private-customer;clock:2026-03-03T09:30;freeze:yes;otp:${code};cop:Y`,
      });
      for (const file of readdirSync(downloads)) rmSync(join(downloads, file));
      const customer = await FirefoxCustomer.in(browser, `http://localhost:${port}/`);
      const problem = await problemIn(scenario, customer, { control, downloads });
      await customer.close();
      say(`${problem === undefined ? '✓' : '✗'} ${scenario.name}${problem === undefined ? '' : `\n    ${problem}`}`);
      if (problem !== undefined) failed += 1;
    }
  } finally {
    await browser.close();
    await stop();
    rmSync(downloads, { recursive: true, force: true });
  }
  say(`${scenarios.length - failed} passed, ${failed} failed`);
  return scenarios.length === 0 ? 1 : failed;
}

async function problemIn(
  { tell, expects }: Scenario,
  customer: FirefoxCustomer,
  around: Parameters<Scenario['tell']>[1],
): Promise<string | undefined> {
  try {
    await tell(customer, around);
  } catch (problem) {
    return [String(problem), ...customer.complaints].join('\n    ');
  }
  const unexpected = customer.complaints.filter((complaint) => expects?.test(complaint) !== true);
  return unexpected.length === 0 ? undefined : unexpected.join('\n    ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
