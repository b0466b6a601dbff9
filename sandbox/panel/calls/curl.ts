import { namesSession, sessionOf } from '#sandbox/control/grammar/control-accounts.ts';
import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { Snapshot } from '#sandbox/control/journal/snapshot.ts';

/** Where `npm run bank` answers. */
const bankAddress = 'http://localhost:8787';

/** One command: its words, and the bytes it reads, where they are not text that could be a word. */
export interface Command {
  readonly words: readonly string[];
  readonly base64?: string;
  /** The bytes are packed and must be unpacked on their way. */
  readonly gzipped?: true;
}

/**
 * Commands that ask the Node-hosted bank the same in a world of its own: opened as this bank was and asked all that this one
 * was asked before the call, so that session, nonce, tokens and codes are the very same, and the clock stands at its moment.
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
      words: [...open, '--data-binary', '@-', `${bankAddress}/__sandbox/snapshot`],
      base64: await packed(JSON.stringify(before)),
      gzipped: true,
    },
    askingWith([...curl, '-i', '--path-as-is'], call),
  ];
}

/** The commands as a POSIX shell reads them back, each run only when the one before went well. */
export function shellText(commands: readonly Command[]): string {
  return commands
    .map(({ words, base64, gzipped }) => {
      const run = words.map(shellWord).join(' ');
      if (base64 === undefined) return run;
      return `printf %s ${shellWord(base64)} | base64 -d | ${gzipped ? 'gzip -d | ' : ''}${run}`;
    })
    .join(' &&\n');
}

/** One word as a POSIX shell reads it back, whatever is in it; only NUL can be in no word at all. */
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
  const url = `${bankAddress}${target}`;
  if (body === null) return { words: [...words, url] };
  // Without a type of its own, curl would call the body a form.
  if (!Object.hasOwn(headers, 'content-type')) words.push('-H', 'content-type:');
  if ('text' in body && !body.text.includes('\0')) return { words: [...words, '--data-raw', body.text, url] };
  const bytes = 'text' in body ? toBase64(new TextEncoder().encode(body.text)) : body.base64;
  return { words: [...words, '--data-binary', '@-', url], base64: bytes };
}

/** curl takes `name:` for a header to leave out, and `name;` for one without a value. */
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
