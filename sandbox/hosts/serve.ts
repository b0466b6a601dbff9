import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSandbox } from '#sandbox/control/grammar/grammar.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { StoreRefusal } from '#sandbox/store/refusals.ts';
import { createLog } from './call-watch.ts';
import { type NodeHost, type NodeHostOptions, startNodeHost } from './node.ts';
import { worldLimits } from './worlds.ts';

/** `node sandbox/hosts/serve.ts --port 8787 --store bank.db --sandbox 'persona:racing-owner;freeze:yes'` */
const known = {
  port: { type: 'string', default: '8787' },
  host: { type: 'string', default: '127.0.0.1' },
  sandbox: { type: 'string', default: '' },
  panel: { type: 'string' },
  store: { type: 'string', default: '' },
  'store-mb': { type: 'string', default: '' },
  worlds: { type: 'string', default: String(worldLimits.most) },
  rate: { type: 'string', default: '' },
  open: { type: 'string', default: '' },
  log: { type: 'string', default: '' },
} as const;

/** Outside the command line, which everybody on the machine can read. */
const token = process.env.PADDOCK_BANK_TOKEN || undefined;

/** Names what a bundled bank does: a store is opened by the bank that wrote it. Undefined when run from source. */
const build = /\.js$/.test(import.meta.filename) ? hashOf(import.meta.dirname) : undefined;

/** More than a person's browser or a test suite asks for. */
const rateBeyondMachine = 200;

const options = readOptions();
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 1;
} else {
  await run(options);
}

/** @returns what is wrong with the command line, in words, or the options. */
function readOptions(): NodeHostOptions | string {
  const { values, problem } = readArguments();
  if (problem !== undefined) return problem;
  const parsed = parseSandbox(values.sandbox, Object.keys(personas));
  if (parsed.outcome === 'refused') {
    return parsed.misreadings.map(({ reason, allowed }) => `${reason} Allowed: ${allowed.join(', ')}.`).join('\n');
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return `--port takes a number from 0 to 65535, not “${values.port}”.`;
  }
  if (values.store !== '' && build === undefined) {
    return 'A store needs a bank that says which build it is. Start it with: npm run bank -- --store bank.db';
  }
  const storeMb = values['store-mb'] === '' ? undefined : Number(values['store-mb']);
  if (storeMb !== undefined && !(storeMb >= 1)) {
    return `--store-mb takes megabytes from 1, not “${values['store-mb']}”.`;
  }
  const most = Number(values.worlds);
  if (!Number.isInteger(most) || most < 1) return `--worlds takes a number from 1, not “${values.worlds}”.`;
  const isOpen = !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(values.host);
  if (isOpen && token === undefined && values.open !== 'yes') {
    return (
      `On ${values.host} everybody who can reach this machine could use the bank. Set an access token in ` +
      'PADDOCK_BANK_TOKEN, or say --open yes where the network itself keeps strangers out.'
    );
  }
  const rate = values.rate === '' ? (isOpen ? rateBeyondMachine : undefined) : Number(values.rate);
  if (rate !== undefined && !(Number.isInteger(rate) && rate >= 1)) {
    return `--rate takes calls a second from one address, a number from 1, not “${values.rate}”.`;
  }
  for (const name of ['open', 'log'] as const) {
    if (values[name] !== '' && values[name] !== 'yes') return `--${name} takes yes, not “${values[name]}”.`;
  }
  const keptDays = values.store === '' ? worldLimits.keptDays : 30;
  return {
    port,
    host: values.host,
    settings: parsed.settings,
    ...(build !== undefined && { build }),
    limits: { ...worldLimits, most, keptDays },
    ...(values.panel !== undefined && { panel: values.panel }),
    ...(values.store !== '' && { store: values.store }),
    ...(storeMb !== undefined && { storeBytes: storeMb * 1024 * 1024 }),
    ...(rate !== undefined && { rate }),
    ...(token !== undefined && { token }),
    ...(values.log === 'yes' && { log: createLog() }),
  };
}

function readArguments() {
  try {
    return { ...parseArgs({ options: known }), problem: undefined };
  } catch (failure) {
    const names = Object.keys(known).map((name) => `--${name}`);
    return { values: undefined, problem: `${reasonOf(failure)}\nOptions are: ${names.join(', ')}.` };
  }
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
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
    if (!isTaken && !(failure instanceof StoreRefusal)) throw failure;
    const advice = `Port ${wanted.port} is in use. Stop what is using it, or choose another: --port ${wanted.port + 1}`;
    console.error(isTaken ? advice : reasonOf(failure));
    process.exitCode = 1;
    return;
  }
  const origin = `http://localhost:${host.port}`;
  const kept = wanted.store === undefined ? '' : `, its worlds kept in ${wanted.store}`;
  console.log(
    `The bank answers on ${origin}/digx, its control on ${origin}/__sandbox/${wanted.panel === undefined ? 'state' : ''}${kept}`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void host.close().then(() => process.exit(0)));
  }
}
