import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { keepSite } from './keep-site.ts';

const base = 'https://training.example/digital/';

/** What the server has, by path. */
let served: Map<string, string>;
let fetched: string[];
let stores: Map<string, Map<string, string>>;

beforeEach(() => {
  served = new Map();
  fetched = [];
  stores = new Map();
});

it('keeps every file, the page last, and replaces what another build had kept', async () => {
  stores.set(own('a'), new Map([[base, 'the page of a']]));
  stores.set('paddock-site https://training.example/ site-files.z.json', new Map());
  stores.set('msw:active-clients:/', new Map());
  serveBuild('b', { 'assets/start.js': 'b1', 'assets/bank.js': 'b2' });

  expect(await keep('site-files.b.json')).toBe('kept');
  const kept = stores.get(own('b'));
  expect(Object.fromEntries(kept ?? [])).toEqual({
    [`${base}assets/bank.js`]: 'b2',
    [`${base}assets/start.js`]: 'b1',
    [`${base}config.json`]: 'settings',
    [base]: 'page with site-files.b.json',
  });
  expect(fetched.at(-1)).toBe(base);
  expect([...stores.keys()].filter((name) => name.includes(base))).toEqual([own('b')]);
  expect(stores.has('paddock-site https://training.example/ site-files.z.json')).toBe(true);
  expect(stores.has('msw:active-clients:/')).toBe(true);
});

it('keeps the former build while the server changes under the open page', async () => {
  stores.set(own('a'), new Map([[base, 'the page of a']]));
  serveBuild('b', { 'assets/start.js': 'b1' });
  served.set('assets/start.js', 'of another build');
  expect(await keep('site-files.b.json')).toBe('changed');

  served.set('assets/start.js', 'b1');
  served.set('', 'page with site-files.c.json');
  expect(await keep('site-files.b.json')).toBe('changed');
  expect(stores.get(own('a'))?.has(base)).toBe(true);
  expect(stores.get(own('b'))?.has(base)).toBe(false);

  served.delete('site-files.b.json');
  expect(await keep('site-files.b.json')).toBe('changed');
});

it('goes on where an earlier visit ended, and then reads only the settings again', async () => {
  serveBuild('b', { 'assets/start.js': 'b1', 'assets/bank.js': 'b2' });
  stores.set(own('b'), new Map([[`${base}assets/start.js`, 'b1']]));
  await keep('site-files.b.json');
  expect(fetched).not.toContain(`${base}assets/start.js`);

  fetched = [];
  served.set('config.json', 'other settings');
  expect(await keep('site-files.b.json')).toBe('kept');
  expect(fetched).toEqual([`${base}config.json`]);
  expect(stores.get(own('b'))?.get(`${base}config.json`)).toBe('other settings');
});

function own(build: string): string {
  return `paddock-site ${base} site-files.${build}.json`;
}

function serveBuild(build: string, files: Record<string, string>): void {
  const list = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOf(text)]));
  for (const [path, text] of Object.entries(files)) served.set(path, text);
  served.set(`site-files.${build}.json`, JSON.stringify(list));
  served.set('config.json', 'settings');
  served.set('', `page with site-files.${build}.json`);
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** As a browser does: an integrity that does not hold is a network error. */
async function fetchServed(url: string, { integrity }: RequestInit): Promise<Response> {
  fetched.push(url);
  const text = served.get(url.slice(base.length));
  if (text === undefined) return new Response('', { status: 404 });
  if (integrity !== undefined && integrity !== integrityOf(text)) throw new TypeError('Failed to fetch');
  return new Response(text);
}

function keep(list: string) {
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        match: async (url: string) => (store.has(url) ? new Response(store.get(url)) : undefined),
        put: async (url: string, response: Response) => void store.set(url, await response.text()),
      } as unknown as Cache;
    },
  };
  return keepSite({ caches, fetch: fetchServed, base, list });
}
