import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type NodeHostOptions, startNodeHost } from './node.ts';

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;

async function withHost(task: (ask: Ask) => Promise<void>, more: Partial<NodeHostOptions> = {}): Promise<void> {
  const host = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T10:00', freeze: true }, ...more });
  try {
    await task((method, path, body, headers = {}) =>
      fetch(`http://localhost:${host.port}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    );
  } finally {
    await host.close();
  }
}

const path = '/__sandbox/worlds';

it('keeps the owner that a world is given at birth, in one to forty characters', () =>
  withHost(async (ask) => {
    expect((await ask('POST', path, { name: 'team', owner: ' Priya, tests ' })).status).toBe(201);
    expect((await ask('POST', path, { name: 'copy', copyOf: 'team' })).status).toBe(201);
    expect((await ask('POST', path, { name: 'mine', copyOf: 'team', owner: 'Sam' })).status).toBe(201);
    for (const owner of ['', ' ', 'x'.repeat(41), 'two\nlines', 7]) {
      const refused = await ask('POST', path, { owner });
      expect(refused.status, String(owner)).toBe(400);
      expect(await refused.json()).toMatchObject({ where: 'body', allowed: expect.arrayContaining(['owner']) });
    }
    const { worlds } = await (await ask('GET', path)).json();
    expect(worlds).toMatchObject([
      { name: 'team', owner: 'Priya, tests' },
      { name: 'copy', owner: 'Priya, tests' },
      { name: 'mine', owner: 'Sam' },
    ]);
  }));

it('takes a browser that is logged in along to the new name of its world', () =>
  withHost(async (ask) => {
    const inTeam = { 'x-sandbox': 'team' };
    await ask('POST', path, { name: 'team' });
    const loggedIn = await ask('POST', '/__sandbox/sessions', { persona: 'racing-owner' }, inTeam);
    const cookie = cookiesOf(loggedIn).join('; ');
    expect((await ask('PATCH', `${path}/team`, { name: 'renamed' })).status).toBe(200);

    const nonce = await ask('POST', '/digx/v1/session/nonce', undefined, { cookie });
    expect(nonce.status).toBe(200);
    expect(cookiesOf(nonce)).toContain('paddock_world=renamed');
    const state = (headers: Record<string, string>) => ask('GET', '/__sandbox/state', undefined, headers);
    const strict = await state(inTeam);
    expect([strict.status, (await strict.json()).reason]).toEqual([404, 'The world “team” is called “renamed” now.']);
    const followed = await state({ ...inTeam, 'x-sandbox-follow': 'yes' });
    expect([followed.status, ...cookiesOf(followed)]).toEqual([200]);
    await ask('DELETE', `${path}/renamed`);
    const gone = await ask('POST', '/digx/v1/session/nonce', undefined, { cookie });
    expect([gone.status, ...cookiesOf(gone)]).toEqual([404, 'paddock_world=']);
  }));

it('says where the app is at this address: its own, or one that passes the call on', async () => {
  const site = await mkdtemp(join(tmpdir(), 'paddock-site-'));
  await writeFile(join(site, 'index.html'), 'The page');
  const appIn = async (ask: Ask, headers?: Record<string, string>) =>
    (await (await ask('GET', path, undefined, headers)).json()).app;
  await withHost(async (ask) => {
    expect(await appIn(ask)).toBeNull();
    expect(await appIn(ask, { 'x-paddock-app': '/digital/' })).toBe('/digital/');
    for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/a b/', 'digital/']) {
      expect(await appIn(ask, { 'x-paddock-app': elsewhere }), elsewhere).toBeNull();
    }
  });
  await withHost(async (ask) => expect(await appIn(ask)).toBe('/'), { site });
  // The sandbox site asks a bank of its own.
  await writeFile(join(site, 'mockServiceWorker.js'), '');
  await withHost(async (ask) => expect(await appIn(ask)).toBeNull(), { site });
  await rm(site, { recursive: true });
});

it('gives the page of worlds the icon of the site', async () => {
  const icons = ['index.html', 'sandbox/hosts/panel.html'].map(
    async (page) => /<link rel="icon" .*>/.exec(await readFile(page, 'utf8'))?.[0],
  );
  const [ofSite, ofWorlds] = await Promise.all(icons);
  expect(ofSite).toBeDefined();
  expect(ofWorlds).toBe(ofSite);
});

function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
}
