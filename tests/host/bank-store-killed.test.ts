import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { runs } from '#tests/runs.ts';
import { type BankProcess, bundleBank, kill, startBank } from './bank-process.ts';

const folder = scratchFolder(afterAll);
const toKill: BankProcess[] = [];

beforeAll(() => bundleBank(folder), 60_000);

afterEach(async () => {
  for (const bank of toKill.splice(0)) await kill(bank);
});

async function started(store: string, port = 0): Promise<BankProcess> {
  const bank = await startBank(folder, join(folder, store), { port });
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

/** The current account's balance, in pence. */
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
