import { parseArgs } from 'node:util';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { shortestToken } from './access.ts';
import { problemOfSite } from './built-files.ts';
import { createLog } from './call-watch.ts';
import type { NodeHostOptions } from './node.ts';
import { readCustomers } from './standing-customers.ts';
import { worldLimits } from './worlds.ts';

/** More than a person's browser or a test suite asks for. */
const rateBeyondMachine = 200;
/** Room for some thousand worlds with a few customers. A full store answers 503 instead of filling the disk. */
const usualStoreMb = 2048;

export const usage = `Runs the bank over HTTP, with its control and panel below /__sandbox/.

  npm run bank
  node sandbox/hosts/serve.ts mcp --help    for assistants: its tools over stdio
  npm run bank -- --store bank.db --sandbox 'persona:racing-owner;freeze:yes'
  npm run bank -- --customers customers.json
  PADDOCK_BANK_TOKEN=… npm run bank -- --host 0.0.0.0 --store bank.db --log yes

  --port <number>       8787 by default; 0 takes a free one
  --host <name>         listens there, on this machine only by default; beyond it the access token is needed
  --name <name>         a name that leads to this bank, as in bank.example; several with commas between them
  --open yes            needs no token: the network keeps strangers out
  --sandbox <settings>  how a world opens, as in a link (sandbox/README.md)
  --customers <file>    a JSON list of descriptions of customers, or one: every fresh bank of every world opens with them
  --site <folder>       serves the built site there beside the bank, at /
  --store <file>        keeps the worlds over a restart
  --store postgres://…  keeps them in a database that several processes share; PGPASSWORD may have its password
  --store-mb <number>   a file of so many megabytes takes no more; ${usualStoreMb} by default
  --worlds <number>     more are refused; ${worldLimits.most} by default
  --worlds-on-call yes  a call that names a new world makes it; otherwise POST /__sandbox/worlds does
  --rate <number>       calls a second from one address; ${rateBeyondMachine} by default beyond this machine
  --log yes             a JSON line for each call
  --help                this text`;

const known = {
  port: { type: 'string', default: '8787' },
  host: { type: 'string', default: '127.0.0.1' },
  name: { type: 'string', default: '' },
  sandbox: { type: 'string', default: '' },
  customers: { type: 'string', default: '' },
  panel: { type: 'string' },
  site: { type: 'string', default: '' },
  store: { type: 'string', default: '' },
  'store-mb': { type: 'string', default: String(usualStoreMb) },
  worlds: { type: 'string', default: String(worldLimits.most) },
  'worlds-on-call': { type: 'string', default: '' },
  rate: { type: 'string', default: '' },
  open: { type: 'string', default: '' },
  log: { type: 'string', default: '' },
  help: { type: 'boolean' },
} as const;

export interface CommandLine {
  readonly args: readonly string[];
  /** The access token, outside the command line, which everybody on the machine can read. */
  readonly token: string | undefined;
  /** Names what a bundled bank does: a store is opened by the bank that wrote it. Undefined when run from source. */
  readonly build: string | undefined;
}

/** @returns `help` if it is asked for, what is wrong with the command line, in words, or the options. */
export function readOptions({ args, token, build }: CommandLine): NodeHostOptions | string {
  const { values, problem } = readArguments(args);
  if (problem !== undefined) return problem;
  if (values.help === true) return 'help';
  const parsed = parseSandbox(values.sandbox, Object.keys(personas));
  if (parsed.outcome === 'refused') {
    return parsed.misreadings.map(({ reason, allowed }) => `${reason} Allowed: ${allowed.join(', ')}.`).join('\n');
  }
  const customers = values.customers === '' ? undefined : readCustomers(values.customers);
  if (typeof customers === 'string') return customers;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return `--port takes a number from 0 to 65535, not “${values.port}”.`;
  }
  if (values.store !== '' && build === undefined) {
    return 'A store needs a bank that says which build it is. Start it with: npm run bank -- --store bank.db';
  }
  const siteProblem = values.site === '' ? undefined : problemOfSite(values.site);
  if (siteProblem !== undefined) return siteProblem;
  const storeMb = Number(values['store-mb']);
  if (!(storeMb >= 1)) {
    return `--store-mb takes megabytes from 1, not “${values['store-mb']}”.`;
  }
  const most = Number(values.worlds);
  if (!Number.isInteger(most) || most < 1) return `--worlds takes a number from 1, not “${values.worlds}”.`;
  const names = values.name === '' ? [] : values.name.toLowerCase().split(',');
  const notName = names.find((name) => !/^[\w.-]+$/.test(name));
  if (notName !== undefined) {
    return `--name takes names without scheme, port and path, such as bank.example, not “${notName}”.`;
  }
  const isOpen = !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(values.host);
  if (isOpen && token === undefined && values.open !== 'yes') {
    return (
      `On ${values.host} everybody who can reach this machine could use the bank. Set an access token in ` +
      'PADDOCK_BANK_TOKEN, or say --open yes where the network itself keeps strangers out.'
    );
  }
  if (token !== undefined && token.length < shortestToken) {
    return `PADDOCK_BANK_TOKEN has ${token.length} characters. Take ${shortestToken} or more, for example from: openssl rand -hex 32`;
  }
  const rate = values.rate === '' ? (isOpen ? rateBeyondMachine : undefined) : Number(values.rate);
  if (rate !== undefined && !(Number.isInteger(rate) && rate >= 1)) {
    return `--rate takes calls a second from one address, a number from 1, not “${values.rate}”.`;
  }
  for (const name of ['open', 'log', 'worlds-on-call'] as const) {
    if (values[name] !== '' && values[name] !== 'yes') return `--${name} takes yes, not “${values[name]}”.`;
  }
  const keptDays = values.store === '' ? worldLimits.keptDays : 30;
  return {
    port,
    host: values.host,
    settings: parsed.settings,
    names,
    worldsOnCall: values['worlds-on-call'] === 'yes',
    storeBytes: storeMb * 1024 * 1024,
    ...(customers !== undefined && { customers }),
    ...(build !== undefined && { build }),
    limits: { ...worldLimits, most, keptDays },
    ...(values.panel !== undefined && { panel: values.panel }),
    ...(values.site !== '' && { site: values.site }),
    ...(values.store !== '' && { store: values.store }),
    ...(rate !== undefined && { rate }),
    ...(token !== undefined && { token }),
    ...(values.log === 'yes' && { log: createLog() }),
  };
}

function readArguments(args: readonly string[]) {
  try {
    return { ...parseArgs({ args: [...args], options: known }), problem: undefined };
  } catch (failure) {
    const names = Object.keys(known).map((name) => `--${name}`);
    return {
      values: undefined,
      problem: `${reasonOf(failure)}\nOptions are: ${names.join(', ')}.`,
    };
  }
}
