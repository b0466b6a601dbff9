import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { tellsOfChanges } from './changes-plugin.ts';
import { type NodeHostOptions, startNodeHost } from './node.ts';

async function withHost(task: (base: string) => Promise<void>, more: Partial<NodeHostOptions> = {}): Promise<void> {
  const host = await startNodeHost({ port: 0, settings: { clock: '2026-03-02T10:00', freeze: true }, ...more });
  try {
    await task(`http://localhost:${host.port}`);
  } finally {
    await host.close();
  }
}

const json = { 'content-type': 'application/json' };

async function post(base: string, path: string, body: object, world = 'default'): Promise<void> {
  const headers = { ...json, 'X-Sandbox': world };
  const answer = await fetch(`${base}/__sandbox${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** A browser’s view of a stream: the marks, as they arrive. */
async function listen(base: string, headers: Record<string, string> = {}) {
  const ending = new AbortController();
  const response = await fetch(`${base}/__sandbox/changes`, { headers, signal: ending.signal });
  const marks: string[] = [];
  let isOver = false;
  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      marks.splice(
        0,
        marks.length,
        ...[...text.matchAll(/^event: changed\ndata: (\S+)$/gm)].map(([, mark = '']) => mark),
      );
    }
  }
  const reading = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  function end(): Promise<void> {
    ending.abort();
    return reading;
  }
  return { response, marks, isOver: () => isOver, end };
}

it('tells the page of each change of its world, and nothing else about it', () =>
  withHost(async (base) => {
    await post(base, '/worlds', { name: 'other' });
    const page = await listen(base);
    expect(page.response.headers.get('content-type')).toBe('text/event-stream');
    await expect.poll(() => page.marks).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    await post(base, '/sessions', { persona: 'private-customer', newSession: true }, 'other');
    await post(base, '/verbs', { verb: 'money-in', with: { account: 'current', amount: '5.00' } }, 'other');
    await post(base, '/clock', { advance: 'P30D' });
    await expect.poll(() => new Set(page.marks).size).toBe(2);
    await post(base, '/reset', {});
    await expect.poll(() => new Set(page.marks).size).toBe(3);
    await page.end();
  }));

it('names the same mark to the next stream, unless the world has changed meanwhile', () =>
  withHost(async (base) => {
    const markNow = async () => {
      const page = await listen(base);
      await expect.poll(() => page.marks.length).toBe(1);
      await page.end();
      return page.marks[0];
    };
    const before = await markNow();
    expect(await markNow()).toBe(before);
    await post(base, '/clock', { advance: 'P30D' });
    expect(await markNow()).not.toBe(before);
  }));

it('goes by the world of the browser, and ends with it', () =>
  withHost(async (base) => {
    await post(base, '/worlds', { name: 'mine' });
    const page = await listen(base, { cookie: 'paddock_world=mine' });
    await post(base, '/clock', { advance: 'P30D' }, 'mine');
    await expect.poll(() => page.marks.length).toBe(2);
    await fetch(`${base}/__sandbox/worlds/mine`, { method: 'DELETE' });
    await expect.poll(page.isOver).toBe(true);
    expect((await listen(base, { 'X-Sandbox': 'mine' })).response.status).toBe(404);
  }));

it('does what falls due in a world that ticks while a page watches it', () =>
  withHost(
    async (base) => {
      const page = await listen(base);
      await expect.poll(() => page.marks.length).toBe(1);
      await post(base, '/sessions', { persona: 'private-customer', newSession: true });
      const { due, now } = await (await fetch(`${base}/__sandbox/due`)).json();
      const { at } = due.find(({ books }: { readonly books: boolean }) => books);
      const seconds = Math.floor((Date.parse(at) - Date.parse(now)) / 1000) - 2;
      await post(base, '/clock', { advance: `PT${seconds}S` });
      await expect.poll(() => page.marks.length, { timeout: 10_000 }).toBeGreaterThan(2);
      await page.end();
    },
    { settings: { clock: '2026-03-02T10:00' } },
  ));

it.each<[string, Partial<NodeHostOptions>, string]>([
  ['a world opened with follow:no', {}, 'still'],
  ['a host started with follow:no', { settings: { follow: false } }, 'default'],
])('tells the pages of %s not to ask again', (_, more, world) =>
  withHost(async (base) => {
    await post(base, '/worlds', { name: 'still', sandbox: 'persona:private-customer;follow:no' });
    expect((await listen(base, { 'X-Sandbox': world })).response.status).toBe(204);
  }, more),
);

it('lets the host close while pages listen', async () => {
  let page: Awaited<ReturnType<typeof listen>> | undefined;
  await withHost(async (base) => {
    page = await listen(base);
    await expect.poll(() => page?.marks.length).toBe(1);
  });
  await expect.poll(() => page?.isOver()).toBe(true);
});

it.each<[string, Partial<NodeHostOptions>, boolean]>([
  ['a bank of ours', {}, true],
  ['one that takes calls with a token alone', { token: '0123456789abcdef0123456789abcdef' }, true],
  ['one that tells nobody', { settings: { follow: false } }, false],
])('knows of %s whether pages may hear of changes', (_, more, isTold) =>
  withHost(async (base) => expect(await tellsOfChanges(base)).toBe(isTold), more),
);

it('takes what is no bank of ours, or does not answer, for one that tells nobody', async () => {
  const service = createServer((_, answer) => answer.writeHead(404).end('<h1>Not found</h1>')).listen(0);
  const { port } = service.address() as AddressInfo;
  expect(await tellsOfChanges(`http://localhost:${port}`)).toBe(false);
  await new Promise((closed) => service.close(closed));
  expect(await tellsOfChanges(`http://localhost:${port}`)).toBe(false);
});
