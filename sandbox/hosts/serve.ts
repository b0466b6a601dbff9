import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreRefusal } from '#sandbox/store/refusals.ts';
import { type NodeHost, type NodeHostOptions, startNodeHost } from './node.ts';
import { readOptions, usage } from './serve-options.ts';
import { CustomersRefusal, summaryOf } from './standing-customers.ts';

const options = readOptions({
  args: process.argv.slice(2),
  token: process.env.PADDOCK_BANK_TOKEN || undefined,
  build: /\.js$/.test(import.meta.filename) ? hashOf(import.meta.dirname) : undefined,
});
if (options === 'help') console.log(usage);
else if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else {
  await run(options);
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function run(wanted: NodeHostOptions): Promise<void> {
  let host: NodeHost;
  try {
    host = await startNodeHost(wanted);
  } catch (failure) {
    const isTaken = failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE';
    const isRefusal = failure instanceof StoreRefusal || failure instanceof CustomersRefusal;
    if (!(isTaken || isRefusal)) throw failure;
    const advice = `Port ${wanted.port} is in use. Stop what is using it, or choose another: --port ${wanted.port + 1}`;
    console.error(isRefusal ? failure.message : advice);
    process.exitCode = 1;
    return;
  }
  const origin = `http://localhost:${host.port}`;
  const kept = wanted.store === undefined ? '' : `, its worlds kept in ${wanted.store}`;
  console.log(
    `The bank answers on ${origin}/digx, its control on ${origin}/__sandbox/${wanted.panel === undefined ? 'state' : ''}${kept}`,
  );
  if (wanted.customers !== undefined) console.log(summaryOf(host.customers, wanted.customers.file));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.close().then(() => process.exit(0)));
  }
}
