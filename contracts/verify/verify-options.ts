import { parseArgs } from 'node:util';
import { type Area, areas } from './pact-files.ts';

export interface VerifyOptions {
  /** Undefined to start the sandbox's own bank. */
  readonly baseUrl: string | undefined;
  readonly stateUrl: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly only: readonly Area[];
  /** When a sandbox's worlds begin; undefined for the defaults. */
  readonly clock: string | undefined;
}

export type ReadOptions =
  | { readonly outcome: 'read'; readonly options: VerifyOptions }
  | { readonly outcome: 'help' }
  | { readonly outcome: 'refused'; readonly reason: string };

export const usage = `Verifies the pacts against a bank and reports which interactions it keeps.

  npm run contracts:verify                                   against the sandbox's bank, started by this command
  npm run contracts:verify -- --base-url https://bank.test   against another bank

  --base-url <URL>            the service, without /digx
  --state-url <URL>           its state handler; optional for a sandbox, which is driven directly
  --header 'Name: value'      sent with every request, also to the state handler; repeatable
  --clock <moment>            for a sandbox: when each interaction begins, 2026-12-24T16:45 or now
  --only <area>               ${areas.join(', ')}; repeatable
  --help                      this text`;

/** Reads the command line, and refuses a bad one with a sentence that says what to write. */
export function readOptions(args: readonly string[]): ReadOptions {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (failure) {
    return refuse(failure instanceof Error ? failure.message : String(failure));
  }
  const { help, 'base-url': baseUrl, 'state-url': stateUrl, header = [], only = [], clock } = values;
  if (help === true) return { outcome: 'help' };
  if (baseUrl !== undefined && !isHttp(baseUrl)) return refuse(`--base-url takes an http URL, not “${baseUrl}”.`);
  if (baseUrl !== undefined && /\/digx\/*$/.test(baseUrl)) {
    return refuse('--base-url ends before /digx: the pacts add it themselves.');
  }
  if (stateUrl !== undefined && !isHttp(stateUrl)) return refuse(`--state-url takes an http URL, not “${stateUrl}”.`);
  if (stateUrl !== undefined && baseUrl === undefined) {
    return refuse('--state-url needs the service it belongs to: add --base-url.');
  }
  if (clock !== undefined && stateUrl !== undefined) {
    return refuse('--clock works only for a sandbox.');
  }
  if (clock !== undefined && clock !== 'now' && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock)) {
    return refuse(`--clock takes a moment in London like 2026-12-24T16:45, or now, not “${clock}”.`);
  }
  const noHeader = header.find((text) => readHeader(text) === undefined);
  if (noHeader !== undefined) return refuse(`--header takes 'Name: value', not “${noHeader}”.`);
  const noArea = only.find((text) => !isArea(text));
  if (noArea !== undefined) return refuse(`There is no area “${noArea}”. The areas are: ${areas.join(', ')}.`);
  return {
    outcome: 'read',
    options: {
      baseUrl: baseUrl?.replace(/\/+$/, ''),
      stateUrl,
      headers: Object.fromEntries(header.flatMap((text) => [readHeader(text) ?? []])),
      clock,
      only: only.length === 0 ? areas : only.filter(isArea),
    },
  };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      'base-url': { type: 'string' },
      'state-url': { type: 'string' },
      header: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      clock: { type: 'string' },
    },
  }).values;
}

function refuse(reason: string): ReadOptions {
  return { outcome: 'refused', reason };
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isArea(text: string): text is Area {
  return (areas as readonly string[]).includes(text);
}

function readHeader(text: string): readonly [string, string] | undefined {
  const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
  return name === undefined || value === undefined || value === '' ? undefined : [name, value];
}
