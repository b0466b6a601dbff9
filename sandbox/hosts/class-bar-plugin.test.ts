import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { barFor } from './class-bar-plugin.ts';
import { type NodeHost, startNodeHost } from './node.ts';

const script = '<script type="module" src="/__sandbox/panel/class-bar-1.js"></script>';

let folder = '';
let host: NodeHost;

beforeEach(async () => {
  folder = scratchFolder(onTestFinished);
  const pages = join(folder, 'sandbox/hosts/class-pages');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'class-bar.html'), `<head>${script}</head>`);
  host = await startNodeHost({ port: 0, settings: {}, build: 'one', panel: folder });
});

afterEach(() => host.close());

it('gives a page that another host serves the bar of its trainee, and nobody else any', async () => {
  const gateway = `http://localhost:${host.port}`;
  const post = async (path: string, json: object) =>
    fetch(`${gateway}/__sandbox/classes${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  const { key } = (await (await post('', { title: 'Tellers', exercises: ['cheque-book'] })).json()) as { key: string };
  const joined = await post(`/${key}/trainees`, { name: 'Amy' });
  const cookies = joined.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  expect(await barFor(gateway, cookies.join('; '))).toBe(script);

  const known = cookies.filter((each) => each.startsWith('paddock_trainee='));
  expect(known).toHaveLength(1);
  expect(await barFor(gateway, known.join('; '))).toBe('');
  expect(await barFor(gateway, 'paddock_trainee=nobody.none')).toBe('');
  expect(await barFor(gateway, undefined)).toBe('');
});

it('leaves pages as they are where no bank answers', async () => {
  expect(await barFor('http://localhost:9', 'paddock_trainee=nobody.none')).toBe('');
});
