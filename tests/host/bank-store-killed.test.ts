import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram, startBalancer } from '#tests/deploy/run-nginx.ts';
import { runs } from '#tests/runs.ts';
import { type BankProcess, bundleBank, kill, startBank } from './bank-process.ts';

let folder = '';
const toKill: BankProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-killed-'));
  bundleBank(folder);
}, 60_000);

afterEach(async () => {
  for (const bank of toKill.splice(0)) await kill(bank);
});

afterAll(() => rmSync(folder, { recursive: true }));

async function started(store: string, port = 0): Promise<BankProcess> {
  const bank = await startBank(folder, join(folder, store), port);
  toKill.push(bank);
  return bank;
}

const worlds = ['one', 'two', 'three'];
const writesARound = 100;
const rounds = runs(2);

/**
 * Money comes in to three worlds at once, a penny a call, until the process is killed in the middle. Whatever was answered
 * is in the books afterwards; at most the one call that each world was still busy with is there besides.
 */
it(
  'loses nothing that was answered when its process is killed',
  async () => {
    const known = new Map<string, number>();
    let answered = 0;
    for (let round = 0; round < rounds; round += 1) {
      const bank = await started('one.db');
      for (const world of worlds) {
        const now = await balance(bank.url, world);
        expect(now - (known.get(world) ?? now), `${world} before round ${round}`).toBeOneOf([0, 1]);
        known.set(world, now);
      }
      const lastWrite = 20 + ((round * 37) % writesARound);
      let paid = 0;
      await Promise.all(
        worlds.map(async (world) => {
          while (await payIn(bank.url, world)) {
            known.set(world, (known.get(world) ?? 0) + 1);
            paid += 1;
            if (paid === lastWrite) bank.process.kill('SIGKILL');
          }
        }),
      );
      await kill(bank);
      answered += paid;
    }
    expect(answered).toBeGreaterThanOrEqual(20 * rounds);
  },
  rounds * 30_000,
);

describe.skipIf(nginxProgram === undefined)('several processes behind nginx', () => {
  it('keep each world in one of them, and open none twice while one is down', async () => {
    const banks = [await started('left.db'), await started('right.db')];
    const balancer = await startBalancer(banks.map(({ port }) => port));
    try {
      const names = Array.from({ length: 12 }, (_, n) => `world-${n}`);
      for (const name of names) expect(await payIn(balancer.url, name)).toBe(true);
      const places = await Promise.all(banks.map(({ url }) => worldsOf(url)));
      expect(places.flat().toSorted()).toEqual(names.toSorted());
      for (const place of places) expect(place.length).toBeGreaterThan(0);
      const before = new Map<string, number>();
      for (const name of names) before.set(name, await balance(balancer.url, name));

      const [down, up] = banks as [BankProcess, BankProcess];
      const [gone = [], there = []] = places;
      await kill(down);
      for (const name of gone) {
        const answer = await fetch(`${balancer.url}/__sandbox/state`, { headers: { 'x-sandbox': name } });
        expect(answer.status).toBe(502);
        expect(await answer.json()).toMatchObject({ reason: expect.stringContaining('is down') });
      }
      for (const name of there) expect(await balance(balancer.url, name)).toBe(before.get(name));
      expect((await worldsOf(up.url)).toSorted()).toEqual(there.toSorted());

      await started('left.db', down.port);
      for (const name of names) expect(await balance(balancer.url, name)).toBe(before.get(name));
    } finally {
      await balancer.stop();
    }
  }, 60_000);

  it('open and discard a world by its name, and refuse a call that would lose it', async () => {
    const banks = [await started('east.db'), await started('west.db')];
    const balancer = await startBalancer(banks.map(({ port }) => port));
    const ask = (method: string, path: string, world: string, body: object) =>
      fetch(`${balancer.url}/__sandbox/worlds${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(world !== '' && { 'x-sandbox': world }) },
        ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
      });
    try {
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
        expect((await ask('POST', '', name, { name })).status).toBe(201);
        const renamed = await ask('PATCH', `/${name}`, name, { name: 'other' });
        expect([renamed.status, (await renamed.json()).reason]).toEqual([
          400,
          expect.stringContaining('keeps its name'),
        ]);
        expect((await ask('DELETE', `/${name}`, '', {})).status).toBe(204);
      }
      const unnamed = await ask('POST', '', '', { name: 'a' });
      expect([unnamed.status, (await unnamed.json()).reason]).toEqual([400, expect.stringContaining('X-Sandbox')]);
      const notJson = { method: 'POST', headers: { 'content-type': 'application/json', 'x-sandbox': 'a' }, body: '{' };
      const said = await fetch(`${balancer.url}/__sandbox/worlds`, notJson);
      expect([said.status, (await said.json()).reason]).toEqual([400, 'The body is not JSON.']);
    } finally {
      await balancer.stop();
    }
  }, 60_000);

  it('answer a caller who asks too much with 429, in words', async () => {
    const bank = await started('busy.db');
    const balancer = await startBalancer([bank.port], 2);
    try {
      const asked = Array.from({ length: 12 }, () => fetch(`${balancer.url}/__sandbox/worlds`));
      const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(4);
      expect(refused[0]?.headers.get('retry-after')).toBe('1');
      expect(await refused[0]?.json()).toMatchObject({ where: 'rate' });
      expect((await fetch(`${bank.url}/__sandbox/worlds`)).status).toBe(200);
    } finally {
      await balancer.stop();
    }
  }, 60_000);

  it('keep a browser with its cookie in its world', async () => {
    const banks = [await started('first.db'), await started('second.db')];
    const balancer = await startBalancer(banks.map(({ port }) => port));
    try {
      for (const world of ['a', 'b', 'c', 'd']) {
        const sessions = { method: 'POST', headers: { 'x-sandbox': world } };
        const loggedIn = await fetch(`${balancer.url}/__sandbox/sessions`, sessions);
        const cookies = loggedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
        const headers = { cookie: cookies.join('; ') };
        expect((await fetch(`${balancer.url}/__sandbox/state`, { headers })).status).toBe(200);
        const heard = await fetch(`${balancer.url}/digx/v1/session/nonce`, { method: 'POST', headers });
        expect(heard.status).toBe(200);
      }
      const places = await Promise.all(banks.map(({ url }) => worldsOf(url)));
      expect(places.flat().toSorted()).toEqual(['a', 'b', 'c', 'd']);
    } finally {
      await balancer.stop();
    }
  }, 60_000);
});

async function worldsOf(url: string): Promise<string[]> {
  const { worlds: all } = (await (await fetch(`${url}/__sandbox/worlds`)).json()) as { worlds: { name: string }[] };
  return all.map(({ name }) => name);
}

/** Of the current account, in pence. */
async function balance(url: string, world: string): Promise<number> {
  const headers = { 'x-sandbox': world };
  const { balances } = (await (await fetch(`${url}/__sandbox/balances`, { headers })).json()) as {
    balances: { alias: string; balanceMinor: number }[];
  };
  const { broken } = await (await fetch(`${url}/__sandbox/invariants`, { headers })).json();
  expect(broken).toEqual([]);
  return balances.find(({ alias }) => alias === 'current')?.balanceMinor ?? Number.NaN;
}

/** @returns whether an answer came. */
async function payIn(url: string, world: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json', 'x-sandbox': world };
    const send = (path: string, body: unknown) =>
      fetch(`${url}/__sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const paid = { verb: 'money-in', with: { account: 'current', amount: '0.01' } };
    let answer = await send('verbs', paid);
    if (answer.status === 409) {
      // A customer who was never logged in has no account yet.
      await (await send('sessions', {})).arrayBuffer();
      answer = await send('verbs', paid);
    }
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`Money in was answered ${answer.status}`);
    return true;
  } catch (failure) {
    if (failure instanceof TypeError) return false;
    throw failure;
  }
}
