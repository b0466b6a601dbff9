import { pathToFileURL } from 'node:url';
import type { BankControl } from './driver/bank-control.ts';
import { optionsFor } from './driver/command-line.ts';
import { withValues } from './driver/shown-values.ts';
import { remoteControl } from './starters/remote-control.ts';
import { startStateServer } from './states/state-server.ts';
import { knownStates } from './states/states.ts';
import { whyUnreachable } from './verify/reach.ts';

const usage = `Runs the state handler of the pacts for your bank, for \`npm run contracts -- verify --state-url http://localhost:9000\`.

  npm run contracts -- states --base-url https://bank.test --control ./my-control.ts

  --base-url <URL>        the service, without /digx
  --control <file|URL>    your control: a module that exports “control”, a BankControl (contracts/driver/bank-control.ts), or
                          a URL that offers the same over HTTP (contracts/starters/StateControl.java)
  --header 'Name: value'  sent with every request to the service; repeatable
  --port <number>         where to listen, 9000 by default
  --list                  prints the sentences of all states, and ends
  --help                  this text`;

const operations = ['reset', 'today', 'letMinutesPass', 'codeSentTo', 'refuseCalls', 'decide'] as const;

async function run(): Promise<string | undefined> {
  const { values } = optionsFor(usage, {
    options: {
      'base-url': { type: 'string' },
      control: { type: 'string' },
      header: { type: 'string', multiple: true },
      port: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const { 'base-url': baseUrl, control: where, header = [], port = '9000', list, help } = values;
  if (help === true) return void console.log(usage);
  if (list === true) return void console.log(knownStates.toSorted().join('\n'));
  if (baseUrl === undefined || where === undefined) return `Give --base-url and --control.\n\n${usage}`;
  const reason = await whyUnreachable(baseUrl);
  if (reason !== undefined) return `${baseUrl} of --base-url cannot be reached: ${reason}.`;
  const control = await loadControl(where);
  if (typeof control === 'string') return control;
  const headers = Object.fromEntries(header.map((text) => text.split(/\s*:\s*(.*)/s).slice(0, 2)));
  const bank = { baseUrl: baseUrl.replace(/\/+$/, ''), headers, control };
  const note = (sentence: string, problem: string | undefined) =>
    console.log(problem === undefined ? `✓ ${sentence}` : `✗ ${sentence}: ${withValues(problem, false)}`);
  const server = await startStateServer({ bankFor: () => bank, port: Number(port), note });
  console.log(`The state handler of ${baseUrl} listens on ${server.url}`);
  return undefined;
}

/** @returns the control, or why there is none. */
async function loadControl(where: string): Promise<BankControl | string> {
  if (/^https?:/.test(where)) {
    const reason = await whyUnreachable(where);
    return reason === undefined ? remoteControl(where) : `${where} of --control cannot be reached: ${reason}.`;
  }
  const url = pathToFileURL(where).href;
  const read: { readonly module: Readonly<Record<string, unknown>> } | { readonly failure: Error } = await import(
    url
  ).then(
    (module) => ({ module }),
    (failure: Error) => ({ failure }),
  );
  if ('failure' in read) return `--control ${where} cannot be loaded: ${read.failure.message}`;
  const control = read.module.control as Partial<BankControl> | undefined;
  const missing = operations.filter((name) => typeof control?.[name] !== 'function');
  return missing.length === 0
    ? (control as BankControl)
    : `The export control of ${where} lacks ${missing.join(', ')}: see BankControl in contracts/driver/bank-control.ts.`;
}

const problem = await run().catch((failure: Error) => failure.message);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
