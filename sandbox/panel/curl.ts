import type { SandboxState } from '#sandbox/control/control.ts';
import { namesSession, type StoryThings, sessionOf } from '#sandbox/control/control-accounts.ts';
import { isFaultKind, isOperationId, type PlannedFault } from '#sandbox/control/faults.ts';
import { printSandbox, type SandboxSettings } from '#sandbox/control/grammar.ts';
import { withPieces } from '#sandbox/control/grammar-path.ts';
import type { RequestHead } from '#sandbox/control/journal.ts';
import { londonLocal } from './bank-time.ts';

/** Where `npm run bank` answers. */
const bankAddress = 'http://localhost:8787';

/** One command: its words, and what it reads, where the body is not text that could be a word. */
export interface Command {
  readonly words: readonly string[];
  readonly base64?: string;
}

type OpenedAs = Pick<SandboxState, 'persona' | 'seed' | 'openedAt' | 'faults' | 'switches'>;

/**
 * Commands that ask the Node-hosted bank the same in a world of its own: opened as this bank was and put to the call's
 * moment, so that the same customer sees the same history, and switched as this bank is now, but for its latency. What
 * was done here before the call is not done there.
 * @param things what the call's session showed its customer; undefined where nobody was signed in.
 */
export function curlCommands(
  call: RequestHead,
  things: StoryThings | undefined,
  { persona, seed, openedAt, faults, switches }: OpenedAs,
): Command[] {
  const curl = ['curl', '-sS', '-g', '--max-time', '60', '-H', `X-Sandbox: call-${call.n}`];
  const control = (path: string, body: object): Command => ({
    words: [...curl, '-f', '-o', '/dev/null', ...jsonBody(body), `${bankAddress}/__sandbox/${path}`],
  });
  const opened = londonLocal(openedAt);
  const asked = londonLocal(call.at);
  const planned = plannedFor(call, faults);
  const { otp, cop, payments } = switches;
  const settings: SandboxSettings = { persona, seed, clock: opened, freeze: true, otp, cop, payments };
  return [
    control('reset', { sandbox: printSandbox(planned === undefined ? settings : { ...settings, faults: [planned] }) }),
    ...(asked === opened ? [] : [control('clock', { set: asked })]),
    askingWith([...curl, '-i', '--path-as-is'], call, things),
  ];
}

/** The commands as a POSIX shell reads them back, each run only when the one before went well. */
export function shellText(commands: readonly Command[]): string {
  return commands
    .map(({ words, base64 }) => {
      const run = words.map(shellWord).join(' ');
      return base64 === undefined ? run : `printf %s ${shellWord(base64)} | base64 -d | ${run}`;
    })
    .join(' &&\n');
}

/** One word as a POSIX shell reads it back, whatever is in it; only NUL can be in no word at all. */
export function shellWord(text: string): string {
  return /^[\w/:=.,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function askingWith(curl: readonly string[], call: RequestHead, things: StoryThings | undefined): Command {
  const { method, target, headers, body } = call.request;
  const written = (text: string) => (things === undefined ? text : withPieces(text, things));
  const who = call.asker ?? (sessionOf(call.request) === undefined ? undefined : 'visitor');
  const sent = Object.entries(headers).filter(([name]) => !namesSession(name) && !name.startsWith('x-sandbox'));
  const lines = sent.map(([name, value]) =>
    headerLine(name, name === 'x-nonce' && who !== undefined ? '{nonce}' : written(value)),
  );
  const words = [
    ...curl,
    ...(method === 'HEAD' ? ['--head'] : ['-X', method]),
    ...(who === undefined ? [] : ['-H', `X-Sandbox-As: ${who}`]),
    ...lines.flatMap((line) => ['-H', line]),
  ];
  const url = `${bankAddress}${written(target)}`;
  if (body === null) return { words: [...words, url] };
  // Without a type of its own, curl would call the body a form.
  if (!Object.hasOwn(headers, 'content-type')) words.push('-H', 'content-type:');
  const text = 'text' in body ? written(body.text) : undefined;
  if (text !== undefined && !text.includes('\0')) return { words: [...words, '--data-raw', text, url] };
  return {
    words: [...words, '--data-binary', '@-', url],
    base64: text === undefined ? base64In(body) : toBase64(text),
  };
}

/** The failure that this call met, planned again for every call. */
function plannedFor({ operationId, contract, rule }: RequestHead, faults: readonly PlannedFault[]) {
  if (contract !== 'planned-fault' || operationId === null || !isOperationId(operationId)) return undefined;
  const kind = rule.startsWith('fault.')
    ? rule.slice('fault.'.length)
    : faults.find((fault) => fault.operationId === operationId)?.kind;
  return kind !== undefined && isFaultKind(kind) ? { operationId, kind } : undefined;
}

function jsonBody(body: object): string[] {
  return ['-H', 'content-type: application/json', '--data-raw', JSON.stringify(body)];
}

/** curl takes `name:` for a header to leave out, and `name;` for one without a value. */
function headerLine(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

function base64In(body: NonNullable<RequestHead['request']['body']>): string {
  return 'base64' in body ? body.base64 : '';
}

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
