import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSite, problemOfSite } from './built-files.ts';
import { startNodeHost } from './node.ts';

async function withSite(task: (folder: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = join(root, 'site');
  try {
    for (const name of ['assets', 'contract']) await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(root, 'secret.txt'), 'Outside');
    for (const [name, text] of [
      ['index.html', 'The page'],
      ['assets/app-1.js', 'run()'],
      ['contract/index.html', 'The contract'],
      ['headers.conf', 'add_header X-Frame-Options "DENY" always;\n'],
    ] as const)
      await writeFile(join(folder, name), text);
    await task(folder);
  } finally {
    await rm(root, { recursive: true });
  }
}

it('serves the files of a site, its page for the paths of the app, and nothing outside it', () =>
  withSite(async (folder) => {
    const site = openSite(folder);
    const texts = [
      '/',
      '/accounts/1',
      '/contract/',
      '/assets/app-1.js',
      '/headers.conf',
      '/../secret.txt',
      '/%2e%2e/x',
    ];
    const answers = await Promise.all(texts.map(async (path) => (await site(path)).text()));
    expect(answers).toEqual(['The page', 'The page', 'The contract', 'run()', 'The page', 'The page', 'The page']);
    expect((await site('/assets/app-2.js')).status).toBe(404);
    const page = await site('/');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect([problemOfSite(folder), problemOfSite(join(folder, 'assets'))]).toEqual([
      undefined,
      expect.stringContaining('no index.html'),
    ]);
  }));

it('serves the login page from its own document, where the site has one', () =>
  withSite(async (folder) => {
    await writeFile(join(folder, 'login.html'), 'The login page');
    const site = openSite(folder);
    const texts = ['/', '/login', '/login/', '/accounts'].map(async (path) => (await site(path)).text());
    expect(await Promise.all(texts)).toEqual(['The login page', 'The login page', 'The page', 'The page']);
  }));

it('tells the app where it hears of changes, but for a sandbox with a bank of its own and for a file that says it already', () =>
  withSite(async (folder) => {
    const configOf = async (changesPath?: string) => (await openSite(folder, changesPath)('/config.json')).json();
    await writeFile(join(folder, 'config.json'), '{"bankName":"One"}');
    expect(await configOf('/changes')).toEqual({ bankName: 'One', changesPath: '/changes' });
    expect(await configOf()).toEqual({ bankName: 'One' });
    await writeFile(join(folder, 'config.json'), '{"changesPath":"/own"}');
    expect(await configOf('/changes')).toEqual({ changesPath: '/own' });
    await writeFile(join(folder, 'mockServiceWorker.js'), '');
    await writeFile(join(folder, 'config.json'), '{"bankName":"One"}');
    expect(await configOf('/changes')).toEqual({ bankName: 'One' });
  }));

it('serves a site beside the bank, to those with its token alone', () =>
  withSite(async (folder) => {
    const token = '0123456789abcdef0123456789abcdef';
    const host = await startNodeHost({ port: 0, settings: {}, site: folder, token });
    try {
      const ask = async (path: string, headers = {}) => {
        const answer = await fetch(`http://localhost:${host.port}${path}`, { headers });
        return { status: answer.status, text: await answer.text() };
      };
      const authorization = `Bearer ${token}`;
      expect(await ask('/accounts')).toMatchObject({ status: 401 });
      expect(await ask('/accounts', { authorization })).toEqual({ status: 200, text: 'The page' });
      expect(await ask('/__sandbox/state', { authorization })).toMatchObject({ status: 200 });
      expect((await ask('/digx/v1/me', { authorization })).text).not.toBe('The page');
    } finally {
      await host.close();
    }
  }));
