import { parseArgs } from 'node:util';
import { type Area, areas } from './pact-files.ts';

export interface VerifyOptions {
  /** Undefined for the sandbox's own bank, started for the purpose. */
  readonly baseUrl: string | undefined;
  readonly stateUrl: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly only: readonly Area[];
  /** The moment at which a sandbox's worlds begin; undefined for the usual ones. */
  readonly clock: string | undefined;
}

export type ReadOptions =
  | { readonly outcome: 'read'; readonly options: VerifyOptions }
  | { readonly outcome: 'help' }
  | { readonly outcome: 'refused'; readonly reason: string };

export const usage = `Plays the pacts against a bank and tells which interactions it keeps.

  npm run contracts:verify                                   the sandbox's bank, started for the purpose
  npm run contracts:verify -- --base-url https://bank.test   another one

  --base-url <address>        where the service is, without /digx
  --state-url <address>       its state handler; may be left out for a sandbox, which is driven directly
  --header 'Name: value'      sent with every request, to the state handler too; may be given several times
  --clock <moment>            for a sandbox: when each interaction begins, 2026-12-24T16:45 or now; may be left out
  --only <area>               ${areas.join(', ')}; may be given several times
  --help                      this text`;

/** Reads the command line; whatever is not understood is refused with a sentence that says what to write. */
export function readOptions(args: readonly string[]): ReadOptions {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (failure) {
    return refuse(failure instanceof Error ? failure.message : String(failure));
  }
  const { help, 'base-url': baseUrl, 'state-url': stateUrl, header = [], only = [], clock } = values;
  if (help === true) return { outcome: 'help' };
  if (baseUrl !== undefined && !isHttp(baseUrl)) return refuse(`--base-url takes an http address, not “${baseUrl}”.`);
  if (baseUrl !== undefined && /\/digx\/*$/.test(baseUrl)) {
    return refuse('--base-url ends before /digx: the pacts add it themselves.');
  }
  if (stateUrl !== undefined && !isHttp(stateUrl))
    return refuse(`--state-url takes an http address, not “${stateUrl}”.`);
  if (stateUrl !== undefined && baseUrl === undefined) {
    return refuse('--state-url belongs to a service: say with --base-url which.');
  }
  if (clock !== undefined && stateUrl !== undefined) {
    return refuse('--clock is for a sandbox: another service goes by its own time.');
  }
  if (clock !== undefined && clock !== 'now' && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock)) {
    return refuse(`--clock takes a moment in London like 2026-12-24T16:45, or now, not “${clock}”.`);
  }
  const noHeader = header.find((text) => readHeader(text) === undefined);
  if (noHeader !== undefined) return refuse(`--header is written 'Name: value', not “${noHeader}”.`);
  const noArea = only.find((text) => !isArea(text));
  if (noArea !== undefined) return refuse(`There is no area “${noArea}”. There are: ${areas.join(', ')}.`);
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
