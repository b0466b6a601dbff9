import { worldHeader } from '#sandbox/control/remote-control.ts';
import { residentMib } from '#tests/bench/process-figures.ts';
import type { BankProcess } from '#tests/host/bank-process.ts';

export interface ManyWorlds {
  /** Worlds that were put away and had all that was put aside when they were opened again. */
  readonly right: number;
  readonly wrong: readonly string[];
  readonly wakeMs: readonly number[];
  readonly mostMib: number;
  readonly atEndMib: number;
}

/**
 * In each of many worlds a customer of its own puts another amount aside. Comes back to some, which have been put away
 * meanwhile, and reads both balances.
 * @param seen how many worlds are come back to, spread over all.
 */
export async function fillWorlds(
  { url, process }: BankProcess,
  worlds: number,
  seen: number,
  note: (worlds: number, mib: number) => void = () => {},
): Promise<ManyWorlds> {
  let mostMib = 0;
  for (let n = 1; n <= worlds; n += 1) {
    await putAside(url, nameOf(n), n);
    if (n % 10 === 0) mostMib = Math.max(mostMib, residentMib(process));
    if (n % 100 === 0) note(n, residentMib(process));
  }
  const wakeMs: number[] = [];
  const wrong: string[] = [];
  for (let turn = 0; turn < seen; turn += 1) {
    const n = 1 + Math.floor((turn * worlds) / seen);
    const began = performance.now();
    const { current, savings } = await balancesIn(url, nameOf(n));
    wakeMs.push(performance.now() - began);
    const isRight = current === currentMinor - n && savings === savingsMinor + n;
    if (!isRight) wrong.push(`${nameOf(n)} has ${current} and ${savings} pence, and put ${n} aside`);
    mostMib = Math.max(mostMib, residentMib(process));
  }
  return { right: seen - wrong.length, wrong, wakeMs, mostMib, atEndMib: residentMib(process) };
}

function nameOf(n: number): string {
  return `world-${n}`;
}

const [currentMinor, savingsMinor] = [250_00, 50_00];

/** A customer whom nobody else is, and one transfer between their accounts. */
async function putAside(url: string, world: string, pence: number): Promise<void> {
  const accounts = [
    { product: 'current', balance: (currentMinor / 100).toFixed(2) },
    { product: 'instantAccess', balance: (savingsMinor / 100).toFixed(2) },
  ];
  const made = await post(url, world, 'customers', { descriptions: [{ seed: pence, accounts }], chosen: true });
  const { customers } = made as { customers: { userIds: string[] }[] };
  const call = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const headers = { ...headersOf(world), 'x-sandbox-as': customers[0]?.userIds[0] ?? '', 'x-nonce': '{nonce}' };
    const response = await fetch(`${url}/digx${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${world}: ${path} was answered ${response.status} ${await response.text()}`);
    return response.json();
  };
  const verified = await call('POST', '/cz/v1/payments/transfers/self', {
    amount: { currency: 'GBP', amount: pence / 100 },
    debitAccountId: { value: '{account:current}' },
    creditAccountId: { value: '{account:savings}' },
    remarks: 'Put aside',
  });
  await call('PATCH', `/v1/payments/transfers/self/${(verified as { paymentId: string }).paymentId}`, {});
}

async function balancesIn(url: string, world: string): Promise<Readonly<Record<string, number>>> {
  const response = await fetch(`${url}/__sandbox/balances`, { headers: headersOf(world) });
  const { balances } = (await response.json()) as { balances: { alias: string; balanceMinor: number }[] };
  return Object.fromEntries(balances.map(({ alias, balanceMinor }) => [alias, balanceMinor]));
}

async function post(url: string, world: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${url}/__sandbox/${path}`, {
    method: 'POST',
    headers: headersOf(world),
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${world}: ${path} was answered ${response.status} ${text}`);
  return JSON.parse(text);
}

function headersOf(world: string): Record<string, string> {
  return { 'content-type': 'application/json', [worldHeader]: world };
}
