import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type Area, areas } from './pact-files.ts';

export interface VerifyOptions {
  /** Undefined to start the sandbox's own bank. */
  readonly baseUrl: string | undefined;
  readonly stateUrl: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly only: readonly Area[];
  /** When a sandbox's worlds begin; undefined for the defaults, and `every` for all of these with everything. */
  readonly clock: string | undefined;
  /** Only interactions whose description or state contains this text. */
  readonly filter: string | undefined;
  /** Certificates to trust, as PEM text. */
  readonly ca: string | undefined;
  readonly walk: 'also' | 'only' | 'no';
  /** Whether reports tell the values that the bank answered. */
  readonly showValues: boolean;
  /** Files to write reports to. */
  readonly reports: {
    readonly junit?: string | undefined;
    readonly json?: string | undefined;
    readonly html?: string | undefined;
  };
  /** The Pact Broker that results are published to, and what they are about. */
  /** The Pact Broker that the pacts come from in place of this folder, with selectors as they were typed. */
  readonly broker:
    | {
        readonly url: string;
        readonly selectors: readonly string[];
        readonly includePending: boolean;
        readonly wipSince: string | undefined;
        readonly branch: string | undefined;
      }
    | undefined;
  readonly publish:
    | { readonly url: string; readonly providerVersion: string; readonly branch: string | undefined }
    | undefined;
}

export type ReadOptions =
  | { readonly outcome: 'read'; readonly options: VerifyOptions }
  | { readonly outcome: 'help' }
  | { readonly outcome: 'refused'; readonly reason: string };

export const usage = `Verifies the pacts against a bank and reports which interactions it keeps.

  npm run contracts -- verify                                against the sandbox's bank, started by this command
  npm run contracts -- verify --base-url https://bank.test   against another bank

  --base-url <URL>            the service, without /digx
  --state-url <URL>           its state handler; optional for a sandbox, which is driven directly
  --header 'Name: value'      sent with every request, also to the state handler; repeatable
  --ca <file>                 certificates to trust beside the system's, in PEM
  --only <area>               ${areas.join(', ')}; repeatable
  --filter <text>             only interactions whose description or state contains the text
  --clock <moment>            for a sandbox: when each interaction begins, 2026-12-24T16:45 or now; every plays
                              everything now, on an evening before a long weekend and the day
                              after each clock change
  --walk also|only|no         whether to walk through the bank and do the sums; also, unless --only or --filter is given
  --show-values               tells what the bank answered; otherwise every report hides letters and digits of values
  --junit <file>              writes a report for build servers
  --json <file>               writes a report for programs
  --html <file>               writes a report for people; none ever shows passwords, PINs, codes, nonces and sessions
  --broker <URL>              verifies the pacts of this Pact Broker in place of those here (credentials as for --publish)
  --selector <which>          main, deployed, matching, environment=<name> or branch=<name>: versions of the app; repeatable,
                              main and deployed unless given
  --pending                   what this --branch has never kept may break without failing the run
  --wip-since <day>           also pacts of other branches since this day, as pending ones
  --publish <URL>             publishes the results to this Pact Broker (PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and
                              PACT_BROKER_PASSWORD); needs --provider-version, and all interactions of an area
  --provider-version <text>   the version of the service that is verified
  --branch <name>             the branch of that version; the broker goes by it for --pending and matching
  --help                      this text`;

/** Reads the command line, and refuses a bad one with a sentence that says what to write. */
export function readOptions(args: readonly string[]): ReadOptions {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (failure) {
    return refuse(reasonOf(failure));
  }
  const { help, 'base-url': baseUrl, 'state-url': stateUrl, header = [], only = [], clock, filter } = values;
  const { ca, walk = only.length > 0 || filter !== undefined ? 'no' : 'also' } = values;
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
  if (clock !== undefined && !['now', 'every'].includes(clock) && !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock)) {
    return refuse(`--clock takes a moment in London like 2026-12-24T16:45, now, or every, not “${clock}”.`);
  }
  if (!isWalk(walk)) return refuse(`--walk takes also, only or no, not “${walk}”.`);
  const certificates = ca === undefined ? undefined : readCertificates(ca);
  if (certificates !== undefined && 'reason' in certificates) return refuse(certificates.reason);
  const noHeader = header.find((text) => readHeader(text) === undefined);
  if (noHeader !== undefined) return refuse(`--header takes 'Name: value', not “${noHeader}”.`);
  const { publish, 'provider-version': providerVersion, branch, junit, json, html } = values;
  if (publish !== undefined && !isHttp(publish)) return refuse(`--publish takes an http URL, not “${publish}”.`);
  if (publish !== undefined && providerVersion === undefined) {
    return refuse('--publish needs the version of the service: add --provider-version.');
  }
  const { broker, selector = ['main', 'deployed'], pending = false, 'wip-since': wipSince } = values;
  if (broker !== undefined && !isHttp(broker)) return refuse(`--broker takes an http URL, not “${broker}”.`);
  if (broker === undefined && (values.selector !== undefined || pending || wipSince !== undefined)) {
    return refuse('--selector, --pending and --wip-since are for --broker: add it.');
  }
  if ((pending || wipSince !== undefined) && branch === undefined) {
    return refuse('--pending and --wip-since go by the branch of the service: add --branch.');
  }
  if (wipSince !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(wipSince)) {
    return refuse(`--wip-since takes a day like 2026-03-02, not “${wipSince}”.`);
  }
  if (publish === undefined && (providerVersion ?? (broker === undefined ? branch : undefined)) !== undefined) {
    return refuse('--provider-version and --branch are for --publish: add it.');
  }
  if (publish !== undefined && filter !== undefined) {
    return refuse('--publish and --filter exclude each other: a result is about all interactions of an area.');
  }
  if (publish !== undefined && walk === 'only') return refuse('--publish needs the pacts: leave out --walk only.');
  const noArea = only.find((text) => !isArea(text));
  if (noArea !== undefined) return refuse(`There is no area “${noArea}”. The areas are: ${areas.join(', ')}.`);
  return {
    outcome: 'read',
    options: {
      baseUrl: baseUrl?.replace(/\/+$/, ''),
      stateUrl,
      headers: Object.fromEntries(header.flatMap((text) => [readHeader(text) ?? []])),
      clock,
      filter,
      ca: certificates?.pem,
      walk,
      showValues: values['show-values'] === true,
      reports: { junit, json, html },
      broker:
        broker === undefined
          ? undefined
          : {
              url: broker.replace(/\/+$/, ''),
              selectors: selector,
              includePending: pending || wipSince !== undefined,
              wipSince,
              branch,
            },
      publish:
        publish === undefined || providerVersion === undefined
          ? undefined
          : { url: publish.replace(/\/+$/, ''), providerVersion, branch },
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
      filter: { type: 'string' },
      ca: { type: 'string' },
      walk: { type: 'string' },
      'show-values': { type: 'boolean' },
      junit: { type: 'string' },
      json: { type: 'string' },
      html: { type: 'string' },
      broker: { type: 'string' },
      selector: { type: 'string', multiple: true },
      pending: { type: 'boolean' },
      'wip-since': { type: 'string' },
      publish: { type: 'string' },
      'provider-version': { type: 'string' },
      branch: { type: 'string' },
    },
  }).values;
}

function refuse(reason: string): ReadOptions {
  return { outcome: 'refused', reason };
}

function readCertificates(file: string): { readonly pem: string } | { readonly reason: string } {
  try {
    const pem = readFileSync(file, 'utf8');
    return pem.includes('-----BEGIN CERTIFICATE-----')
      ? { pem }
      : { reason: `--ca takes certificates in PEM: “${file}” has no line BEGIN CERTIFICATE.` };
  } catch (failure) {
    return { reason: `--ca takes a file: “${file}” cannot be read (${(failure as NodeJS.ErrnoException).code}).` };
  }
}

function isWalk(text: string): text is VerifyOptions['walk'] {
  return ['also', 'only', 'no'].includes(text);
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
