import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillWorlds } from '#tests/bench/many-worlds/fill-worlds.ts';
import { liveOn } from '#tests/bench/soak/live-on.ts';
import { memoryGrowth } from '#tests/bench/soak/memory-growth.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { type BankProcess, bundleBank, kill, startBank } from './bank-process.ts';

const folder = scratchFolder(afterAll);
let bank: BankProcess;

beforeAll(async () => {
  bundleBank(folder);
  bank = await startBank(folder, join(folder, 'bank.db'));
}, 120_000);

afterAll(() => kill(bank));

it('keeps its books in order through days of customers and faults', async () => {
  const { days, broken } = await liveOn(bank, { worlds: 3, days: 3, steps: 10, minutes: 0 });
  expect(broken).toEqual([]);
  expect(days.map(({ day }) => day)).toEqual([1, 2, 3]);
  expect(days.at(-1)?.calls).toBeGreaterThan(100);
}, 120_000);

it('finds each world as it was left, though most are put away', async () => {
  const { right, wrong } = await fillWorlds(bank, 30, 10);
  expect(wrong).toEqual([]);
  expect(right).toBe(10);
  const { worlds } = (await (await fetch(`${bank.url}/__sandbox/worlds`)).json()) as { worlds: { awake: boolean }[] };
  expect(worlds.filter(({ awake }) => awake).length).toBeLessThanOrEqual(24);
}, 120_000);

it.each([
  ['none, where memory only fills at first', [100, 200, 300, 300, 300, 300], 0],
  ['a tenth', [100, 200, 300, 300, 330, 330], 0.1],
])('measures the growth from the middle of a run to its end: %s', (_, mib, growth) => {
  expect(memoryGrowth(mib)).toBeCloseTo(growth);
});
