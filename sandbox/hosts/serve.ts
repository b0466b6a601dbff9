import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPassword } from './kept-worlds.ts';
import { runMcp } from './mcp.ts';
import { type NodeHost, type NodeHostOptions, startNodeHost } from './node.ts';
import { refusalToStart } from './refusal-to-start.ts';
import { type CommandLine, readOptions, usage } from './serve-options.ts';
import { summaryOf } from './standing-customers.ts';

const [verb, ...more] = process.argv.slice(2);
const line: CommandLine = {
  args: verb === 'mcp' ? more : process.argv.slice(2),
  token: process.env.PADDOCK_BANK_TOKEN || undefined,
  build: /\.js$/.test(import.meta.filename) ? hashOf(import.meta.dirname) : undefined,
};
if (verb === 'mcp') {
  await runMcp(line);
} else {
  const options = readOptions(line);
  if (options === 'help') console.log(usage);
  else if (typeof options === 'string') {
    console.error(options);
    process.exitCode = 1;
  } else {
    await run(options);
  }
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
    console.error(refusalToStart(failure, wanted.port));
    process.exitCode = 1;
    return;
  }
  const origin = `http://localhost:${host.port}`;
  const kept = wanted.store === undefined ? '' : `, its worlds kept in ${withoutPassword(wanted.store)}`;
  console.log(
    `The bank answers on ${origin}/digx, its control on ${origin}/__sandbox/${wanted.panel === undefined ? 'state' : ''}${kept}`,
  );
  if (wanted.customers !== undefined) console.log(summaryOf(host.customers, wanted.customers.file));
  if (wanted.site !== undefined) console.log(`The site is on ${origin}/`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.close().then(() => process.exit(0)));
  }
}
