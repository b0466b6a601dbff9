import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import type { Figure } from './figure.ts';

const port = 4373;
const site = `http://localhost:${port}/`;
const kib = 1024;

/** What a browser fetches of the production build: for the sign-in page before anybody types, and up to the accounts. */
export async function measureFirstLoad(): Promise<Figure[]> {
  const bank = await startNodeHost({ port: 0, settings: {} });
  const server = spawn('vite', ['preview', '--port', String(port), '--strictPort'], {
    env: { ...process.env, PADDOCK_GATEWAY: `http://localhost:${bank.port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const executablePath = process.env.PADDOCK_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    const fetched = recordFetched(page);
    await page.goto(`${site}login`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const signIn = summarise(await Promise.all(fetched));
    const before = fetched.length;
    await page.getByLabel('User ID').fill('racing-owner');
    await page.getByLabel('Password').fill('Paddock_7Gate');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Lending' }).waitFor();
    await page.waitForLoadState('networkidle');
    const accounts = summarise(await Promise.all(fetched));
    const largest = Math.max(...(await Promise.all(fetched.slice(before))).filter(isScript).map(({ gzip }) => gzip));
    return [
      kibFigure('sign-in: first-load JS, gzip', signIn.script, 130),
      kibFigure('sign-in: CSS, gzip', signIn.style, 15),
      kibFigure('sign-in: everything with fonts', signIn.all, 220),
      { what: 'sign-in: requests', measured: `${signIn.requests}`, goal: '≤ 10', met: signIn.requests <= 10 },
      { what: 'sign-in: other origins', measured: `${signIn.foreign}`, goal: '0', met: signIn.foreign === 0 },
      kibFigure('accounts: JS in all after sign-in, gzip', accounts.script, undefined),
      kibFigure('accounts: largest chunk, gzip', largest, 60),
    ];
  } finally {
    await browser.close();
    server.kill();
    await bank.close();
  }
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
    if (new URL(url).pathname.startsWith('/digx')) return;
    const kind = response.request().resourceType();
    // Fonts are compressed already; every other file is sent gzipped by the server that deploy/ describes.
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

function kibFigure(what: string, bytes: number, goalKib: number | undefined): Figure {
  const measured = `${(bytes / kib).toFixed(1)} KiB`;
  if (goalKib === undefined) return { what, measured, goal: '—', met: true };
  return { what, measured, goal: `≤ ${goalKib} KiB`, met: bytes <= goalKib * kib };
}
