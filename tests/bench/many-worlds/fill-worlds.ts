import { worldHeader } from '#sandbox/control/remote-control.ts';
import { residentMib } from '#tests/bench/process-figures.ts';
import type { BankProcess } from '#tests/host/bank-process.ts';

export interface ManyWorlds {
  /** Worlds that were put away and had all that was paid in when they were opened again. */
  readonly right: number;
  readonly wrong: readonly string[];
  readonly wakeMs: readonly number[];
  readonly mostMib: number;
  readonly atEndMib: number;
}

/**
 * Pays a different amount into each of many worlds, then comes back to some, which have been put away meanwhile, and reads it.
 * @param seen how many worlds are come back to, spread over all.
 */
export async function fillWorlds(
  { url, process }: BankProcess,
  worlds: number,
  seen: number,
  note: (worlds: number, mib: number) => void = () => {},
): Promise<ManyWorlds> {
  await post(url, 'untouched', 'sessions', {});
  const before = await balanceIn(url, 'untouched');
  let mostMib = 0;
  for (let n = 1; n <= worlds; n += 1) {
    await payIn(url, nameOf(n), n);
    if (n % 10 === 0) mostMib = Math.max(mostMib, residentMib(process));
    if (n % 100 === 0) note(n, residentMib(process));
  }
  const wakeMs: number[] = [];
  const wrong: string[] = [];
  for (let turn = 0; turn < seen; turn += 1) {
    const n = 1 + Math.floor((turn * worlds) / seen);
    const began = performance.now();
    const paidIn = (await balanceIn(url, nameOf(n))) - before;
    wakeMs.push(performance.now() - began);
    if (paidIn !== n) wrong.push(`${nameOf(n)} has ${paidIn} pence, not ${n}`);
    mostMib = Math.max(mostMib, residentMib(process));
  }
  return { right: seen - wrong.length, wrong, wakeMs, mostMib, atEndMib: residentMib(process) };
}

function nameOf(n: number): string {
  return `world-${n}`;
}

async function payIn(url: string, world: string, pence: number): Promise<void> {
  const paid = { verb: 'money-in', with: { account: 'current', amount: (pence / 100).toFixed(2) } };
  // A customer who was never logged in has no account yet.
  await post(url, world, 'sessions', {});
  await post(url, world, 'verbs', paid);
}

async function balanceIn(url: string, world: string): Promise<number> {
  const response = await fetch(`${url}/__sandbox/balances`, { headers: headersOf(world) });
  const { balances } = (await response.json()) as { balances: { alias: string; balanceMinor: number }[] };
  return balances.find(({ alias }) => alias === 'current')?.balanceMinor ?? Number.NaN;
}

async function post(url: string, world: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(`${url}/__sandbox/${path}`, {
    method: 'POST',
    headers: headersOf(world),
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${world}: ${path} was answered ${response.status} ${text}`);
}

function headersOf(world: string): Record<string, string> {
  return { 'content-type': 'application/json', [worldHeader]: world };
}
