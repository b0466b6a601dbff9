import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { Snapshot } from '#sandbox/control/journal/snapshot.ts';
import { namesSession, sessionOf } from '#sandbox/control/link/control-accounts.ts';

/** Where `npm run bank` listens. */
const bankUrl = 'http://localhost:8787';

/** A command's words, and the bytes of its standard input when they cannot be a word. */
export interface Command {
  readonly words: readonly string[];
  readonly base64?: string;
  /** The bytes are compressed. */
  readonly gzipped?: true;
}

/**
 * Commands that repeat the call on the Node host, in a new world restored to the moment before it, so that session,
 * nonce, tokens, codes and clock are the same.
 */
export async function curlCommands(call: RequestHead, before: Snapshot): Promise<Command[]> {
  const curl = [
    'curl',
    '-sS',
    '-g',
    '--max-time',
    '60',
    '-H',
    `X-Sandbox: call-${call.n}-${crypto.randomUUID().slice(0, 8)}`,
  ];
  const open = [...curl, '-f', '-o', '/dev/null', '-X', 'PUT', '-H', 'content-type: application/json'];
  return [
    {
      words: [...open, '--data-binary', '@-', `${bankUrl}/__sandbox/snapshot`],
      base64: await packed(JSON.stringify(before)),
      gzipped: true,
    },
    askingWith([...curl, '-i', '--path-as-is'], call),
  ];
}

/** For a POSIX shell; each command runs only after the one before succeeded. */
export function shellText(commands: readonly Command[]): string {
  return commands
    .map(({ words, base64, gzipped }) => {
      const run = words.map(shellWord).join(' ');
      if (base64 === undefined) return run;
      return `printf %s ${shellWord(base64)} | base64 -d | ${gzipped ? 'gzip -d | ' : ''}${run}`;
    })
    .join(' &&\n');
}

/** Quotes one word for a POSIX shell. Only NUL cannot be in a word. */
export function shellWord(text: string): string {
  return /^[\w/:=.,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function askingWith(curl: readonly string[], { request }: RequestHead): Command {
  const { method, target, headers, body } = request;
  const session = sessionOf(request);
  const sent = Object.entries(headers).filter(([name]) => !namesSession(name) && !name.startsWith('x-sandbox'));
  const words = [
    ...curl,
    ...(method === 'HEAD' ? ['--head'] : ['-X', method]),
    ...(session === undefined ? [] : ['-b', `JSESSIONID=${session}`]),
    ...sent.flatMap(([name, value]) => ['-H', headerLine(name, value)]),
  ];
  const url = `${bankUrl}${target}`;
  if (body === null) return { words: [...words, url] };
  // Otherwise curl would send the body as a form.
  if (!Object.hasOwn(headers, 'content-type')) words.push('-H', 'content-type:');
  if ('text' in body && !body.text.includes('\0')) return { words: [...words, '--data-raw', body.text, url] };
  const bytes = 'text' in body ? toBase64(new TextEncoder().encode(body.text)) : body.base64;
  return { words: [...words, '--data-binary', '@-', url], base64: bytes };
}

/** curl omits a header given as `name:`, and sends `name;` without a value. */
function headerLine(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return toBase64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
