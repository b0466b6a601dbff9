import { createHash, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { certificateFor, newAuthority } from '#tests/deploy/certificates.ts';
import { startGateway } from '#tests/deploy/gateway.ts';
import { nginxProgram, startNginx } from '#tests/deploy/run-nginx.ts';
import { browserArgs } from './browser-args.ts';
import { type Figure, median } from './figure.ts';

const runs = Number(process.env.PADDOCK_LIGHTHOUSE_RUNS ?? 5);
/** Lighthouse draws the page, so not the browser that draws nothing. */
const browserPath =
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? chromium.executablePath();

interface Measured {
  readonly score: number;
  readonly lcpMs: number;
  readonly shift: number;
  readonly blockedMs: number;
}

/**
 * Lighthouse on a simulated phone, for the production build behind nginx: a first visit to the login page, and the main pages as
 * a customer opens them who has logged in.
 */
export async function measureLighthouse(): Promise<Figure[]> {
  if (nginxProgram === undefined) {
    return [{ what: 'lighthouse', measured: 'skipped: nginx is not installed', goal: '—', met: true }];
  }
  const served = await serveBehindNginx();
  const browser = await launch({
    executablePath: browserPath,
    // A certificate that is only tolerated keeps the browser from caching.
    args: [...browserArgs, `--ignore-certificate-errors-spki-list=${served.key}`],
  });
  try {
    const page = await browser.newPage();
    const login = await visits(page, `${served.url}/login`, { isFirst: true });
    await logIn(page, served.url);
    const account = await page.$eval('main li a', (link) => link.href);
    const figures = figuresOf('login, first visit', login);
    const others = {
      accounts: `${served.url}/accounts`,
      account,
      payments: `${served.url}/payments`,
      payees: `${served.url}/payments/payees`,
      mail: `${served.url}/secure-mail/f/inbox`,
    };
    for (const [name, url] of Object.entries(others)) figures.push(...figuresOf(name, await visits(page, url)));
    return figures;
  } finally {
    await browser.close();
    await served.stop();
  }
}

async function serveBehindNginx() {
  const bank = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T09:30' } });
  const authority = newAuthority();
  const service = await startGateway(certificateFor('bank.test', authority), bank.port, { passesAll: true });
  const shown = certificateFor('localhost', authority);
  const nginx = await startNginx({
    gateway: 'https://bank.test',
    addresses: [service.address],
    authorities: authority.certificate,
    base: '/',
    root: 'dist',
    certificate: shown,
  });
  const key = new X509Certificate(shown.certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: createHash('sha256').update(key).digest('base64'),
    url: nginx.url.replace('127.0.0.1', 'localhost'),
    async stop() {
      await nginx.stop();
      await service.close();
      await bank.close();
    },
  };
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('::-p-aria([name="User ID"])').fill('private-customer');
  await page.locator('input[type=password]').fill('Paddock_7Gate');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main li a', { timeout: 60_000 });
}

/** A first visit has an empty cache; others keep the session, and the files of earlier pages. */
async function visits(page: Page, url: string, { isFirst = false } = {}): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    const flags = { onlyCategories: ['performance'], disableStorageReset: !isFirst, logLevel: 'error' as const };
    const result = await lighthouse(url, flags, undefined, page);
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
    const { finalDisplayedUrl, runtimeError, categories, audits } = result.lhr;
    if (runtimeError !== undefined || finalDisplayedUrl !== url) {
      throw new Error(`Lighthouse opened ${url} and saw ${finalDisplayedUrl}: ${runtimeError?.message ?? 'no error'}`);
    }
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    measured.push({
      score: Math.round((categories.performance?.score ?? 0) * 100),
      lcpMs: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
      blockedMs: value('total-blocking-time'),
    });
  }
  return measured;
}

function figuresOf(name: string, measured: readonly Measured[]): Figure[] {
  const middle = (part: keyof Measured) => median(measured.map((each) => each[part]));
  const [score, lcpMs, shift, blockedMs] = [middle('score'), middle('lcpMs'), middle('shift'), middle('blockedMs')];
  return [
    { what: `lighthouse, ${name}: performance`, measured: `${score}`, goal: '≥ 98', met: score >= 98 },
    {
      what: `lighthouse, ${name}: largest paint`,
      measured: `${(lcpMs / 1000).toFixed(2)} s`,
      goal: '≤ 1.80 s',
      met: lcpMs <= 1800,
    },
    { what: `lighthouse, ${name}: shift`, measured: shift.toFixed(3), goal: '0', met: shift < 0.0005 },
    {
      what: `lighthouse, ${name}: blocked`,
      measured: `${Math.round(blockedMs)} ms`,
      goal: '≤ 50 ms',
      met: blockedMs <= 50,
    },
  ];
}
