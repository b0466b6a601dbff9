import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { PostgresStore } from '#sandbox/store/postgres/postgres-store.ts';
import { type BankProcess, bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { startPostgres } from '#tests/host/postgres-server.ts';
import { residentMib } from './process-figures.ts';

/**
 * `npm run bench:processes`: the accounts of customers, each list two stored calls, in memory, in SQLite, and in PostgreSQL with several
 * processes, as a table; then what PostgreSQL is asked for each call, and how much it keeps. What PostgreSQL commits is on the disk;
 * what SQLite commits is with the system.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const clients = 8;
const manyWorlds = 10_000;

interface Times {
  readonly p50: string;
  readonly p99: string;
}

const folder = mkdtempSync(join(tmpdir(), 'paddock-processes-'));
const server = await startPostgres(false);
const rows = ['| worlds in | processes | calls sent | lists a second | p50 | p99 |', '|---|---|---|---|---|---|'];
const facts: string[] = [];
try {
  bundleBank(folder);
  await measured('memory', [''], 'by world');
  await measured('SQLite', [join(folder, 'bank.db')], 'by world');
  for (const processes of [1, 2, 4]) {
    const store = await server.newDatabase();
    const stores = Array<string>(processes).fill(store);
    await measured('PostgreSQL', stores, 'by world');
    if (processes > 1) await measured('PostgreSQL', stores, 'at random');
    if (processes === 1) facts.push(await asked(store), await kept(store));
  }
  facts.push(await listed(await server.newDatabase()));
  console.log(`\n${[...rows, '', ...facts].join('\n')}`);
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
      const place = sent === 'by world' ? client : Math.floor(Math.random() * banks.length);
      const { url } = banks[place % banks.length] as BankProcess;
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
    const { p50, p99 } = sharesOf(times);
    const rate = Math.round(times.length / Number(values.seconds));
    const row = `| ${what} | ${stores.length} | ${stores.length > 1 ? sent : ''} | ${rate} | ${p50} ms | ${p99} ms |`;
    rows.push(row);
    console.error(row);
  } finally {
    for (const bank of banks) await kill(bank);
  }
}

/** The question for a world and its newest place, which comes before every call, while nobody else asks. */
async function asked(url: string): Promise<string> {
  const store = await PostgresStore.open(url, { most: 1 });
  const times: number[] = [];
  for (let turn = 0; turn < 2000; turn += 1) {
    const began = performance.now();
    await store.find(`client-${turn % clients}`);
    times.push(performance.now() - began);
  }
  await store.close();
  const { p50, p99 } = sharesOf(times.slice(200), 2);
  return `The question for a world and its newest place takes ${p50} ms (p50), ${p99} ms (p99).`;
}

/** Bytes with their indexes, in rows without dead ones. A place stays; what came in goes once a checkpoint has it. */
async function kept(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const sizeOf = async (table: string) => {
    await sql.unsafe(`VACUUM FULL paddock.${table}`);
    const [row] = await sql<{ bytes: string; rows: string }[]>`
      SELECT pg_total_relation_size(${`paddock.${table}`}) AS bytes, count(*) AS rows FROM ${sql(`paddock.${table}`)}`;
    return Math.round(Number(row?.bytes) / Number(row?.rows));
  };
  const [entry, checkpoint] = [await sizeOf('entries'), await sizeOf('checkpoints')];
  await sql`UPDATE paddock.journal SET input = NULL`;
  const place = await sizeOf('journal');
  await sql.end();
  return `PostgreSQL keeps ${place} bytes of every call, ${entry} more of a world's last 1,000, and ${checkpoint} of its checkpoint.`;
}

/** The list of worlds that nobody uses, and what they cost. */
async function listed(store: string): Promise<string> {
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
    return (
      `${manyWorlds} worlds are listed and searched in ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms; ` +
      `unused they take ${Math.max(0, Math.round(idle - before))} MiB.`
    );
  } finally {
    await kill(bank);
  }
}

function sharesOf(times: readonly number[], digits = 1): Times {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(digits);
  return { p50: at(0.5), p99: at(0.99) };
}
