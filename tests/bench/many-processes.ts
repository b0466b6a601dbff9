import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { type BankProcess, bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { startPostgres } from '#tests/host/postgres-server.ts';
import { residentMib } from './process-figures.ts';

/** `npm run bench:processes`: the accounts of customers, each list two stored calls, in memory, in SQLite, and in PostgreSQL with several processes. */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const clients = 8;
const manyWorlds = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'paddock-processes-'));
const server = await startPostgres();
try {
  bundleBank(folder);
  await measured('in memory', [''], 'by world');
  await measured('SQLite', [join(folder, 'bank.db')], 'by world');
  for (const processes of [1, 2, 4]) {
    const store = await server.newDatabase();
    await measured(
      `PostgreSQL, ${processes} process${processes === 1 ? '' : 'es'}`,
      Array(processes).fill(store),
      'by world',
    );
    if (processes > 1) await measured(`PostgreSQL, ${processes} processes`, Array(processes).fill(store), 'at random');
  }
  await listed(await server.newDatabase());
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Each client calls a world of its own, of the process that its name leads to, or of any. */
async function measured(what: string, stores: readonly string[], sent: 'by world' | 'at random'): Promise<void> {
  const banks: BankProcess[] = [];
  try {
    for (const store of stores) banks.push(await startBank(folder, store));
    const times: number[] = [];
    const call = async (client: number) => {
      const { url } = banks[
        (sent === 'by world' ? client : Math.floor(Math.random() * banks.length)) % banks.length
      ] as BankProcess;
      const headers = { 'x-sandbox': `client-${client}`, 'x-sandbox-as': 'private-customer', 'x-nonce': '{nonce}' };
      const answer = await fetch(`${url}/digx/v1/accounts?expand=all`, { headers });
      if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const all = Array.from({ length: clients }, (_, client) => client);
    for (let turn = 0; turn < 20; turn += 1) await Promise.all(all.map(call));
    const until = performance.now() + Number(values.seconds) * 1000;
    await Promise.all(
      all.map(async (client) => {
        for (let began = performance.now(); began < until; began = performance.now()) {
          await call(client);
          times.push(performance.now() - began);
        }
      }),
    );
    const sorted = times.toSorted((left, right) => left - right);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    const rate = Math.round(times.length / Number(values.seconds));
    console.log(`${what}, ${sent}: ${rate} lists a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  } finally {
    for (const bank of banks) await kill(bank);
  }
}

/** The list of worlds that nobody uses, and what they cost. */
async function listed(store: string): Promise<void> {
  const bank = await startBank(folder, store);
  try {
    const before = residentMib(bank.process);
    const sql = postgres(store, { max: 1 });
    await sql`
      INSERT INTO paddock.worlds (name, made, sandbox, last_used_ms, owner)
      SELECT 'world-' || n, gen_random_uuid(), '', ${Date.now()}, 'Owner ' || n FROM generate_series(1, ${manyWorlds}::int) n`;
    await sql.end();
    const idle = residentMib(bank.process);
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const began = performance.now();
      const { worlds } = (await (await fetch(`${bank.url}/__sandbox/worlds`)).json()) as { worlds: { name: string }[] };
      if (worlds.filter(({ name }) => name.includes('777')).length === 0) throw new Error('The search found nothing.');
      times.push(performance.now() - began);
    }
    console.log(
      `${manyWorlds} worlds listed and searched in ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms; ` +
        `unused they take ${Math.max(0, Math.round(idle - before))} MiB`,
    );
  } finally {
    await kill(bank);
  }
}
