import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { onProductionSite, signIn, site } from './production-site.ts';

const kib = 1024;

/** Bytes of the production build fetched for the login page, and up to the list of accounts. */
export function measureFirstLoad(): Promise<Figure[]> {
  return onProductionSite(async (browser) => {
    const page = await browser.newPage();
    const fetched = recordFetched(page);
    await page.goto(`${site}login`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    const first = summarise(await Promise.all(fetched));
    const before = fetched.length;
    await signIn(page, 'racing-owner');
    await page.getByRole('heading', { name: 'Lending' }).waitFor();
    await page.waitForLoadState('networkidle');
    const accounts = summarise(await Promise.all(fetched));
    const largest = Math.max(...(await Promise.all(fetched.slice(before))).filter(isScript).map(({ gzip }) => gzip));
    return [
      kibFigure('login: first-load JS, gzip', first.script, 125),
      kibFigure('login: CSS, gzip', first.style, 15),
      kibFigure('login: everything with fonts', first.all, 220),
      { what: 'login: requests', measured: `${first.requests}`, goal: '≤ 10', met: first.requests <= 10 },
      { what: 'login: other origins', measured: `${first.foreign}`, goal: '0', met: first.foreign === 0 },
      kibFigure('accounts: JS in all after login, gzip', accounts.script, 220),
      kibFigure('accounts: largest chunk, gzip', largest, 60),
    ];
  });
}

interface Fetched {
  readonly url: string;
  readonly kind: string;
  readonly gzip: number;
}

function recordFetched(page: Page): Promise<Fetched>[] {
  const fetched: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    // A slow page asks whether its script is still there, which has no body.
    if (new URL(url).pathname.startsWith('/digx') || response.request().method() === 'HEAD') return;
    const kind = response.request().resourceType();
    // Fonts are already compressed; the server in deploy/ gzips every other file.
    fetched.push(
      response
        .body()
        .then((body) => ({ url, kind, gzip: kind === 'font' ? body.byteLength : gzipSync(body).byteLength })),
    );
  });
  return fetched;
}

function summarise(fetched: readonly Fetched[]) {
  const sum = (chosen: readonly Fetched[]) => chosen.reduce((bytes, { gzip }) => bytes + gzip, 0);
  return {
    script: sum(fetched.filter(isScript)),
    style: sum(fetched.filter(({ kind }) => kind === 'stylesheet')),
    all: sum(fetched),
    requests: fetched.length,
    foreign: fetched.filter(({ url }) => !url.startsWith(site)).length,
  };
}

function isScript({ kind }: Fetched): boolean {
  return kind === 'script';
}

function kibFigure(what: string, bytes: number, goalKib: number): Figure {
  const measured = `${(bytes / kib).toFixed(1)} KiB`;
  return { what, measured, goal: `≤ ${goalKib} KiB`, met: bytes <= goalKib * kib };
}
