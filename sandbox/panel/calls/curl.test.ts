import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Snapshot } from '#sandbox/control/journal/snapshot.ts';
import { anyLetter } from '#src/kernel/any-letter.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { runs } from '#tests/runs.ts';
import { call } from './call.fixture.ts';
import { curlCommands, shellText, shellWord } from './curl.ts';

/** As taken from the call's own bank. */
const before: Snapshot = {
  format: 'paddock-snapshot',
  version: 2,
  build: 'test',
  sandbox: 'persona:nell;seed:3',
  wallMs: Date.parse('2026-03-02T09:30:12Z'),
  opening: 4,
  journal: [],
  standsAt: '2026-03-02T10:15:30.000Z' as Instant,
};

/** Starting a shell is slow, so each one reads a lot. */
const fewShells = { numRuns: runs(15) };

/** The words that a POSIX shell passes to the command. */
function readByShell(line: string): string[] {
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

const hostileText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`'"\\$\`!#&|;<>()*?[]{}~=% \t\n\r-@:`, 'é', '🐎', 'x') }),
  fc.string({ unit: anyLetter }).map((text) => Buffer.from(text.replaceAll('\0', '')).toString()),
  fc.constantFrom('', '-rf', '$(id)', '`id`', "it's", "'", "''", '\\', '\\\n', '~', '!!', 'a\nb', '; rm -rf /', '%s'),
);

it('quotes any word so that a shell reads it back', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 50, maxLength: 100 }), (words) => {
      expect(readByShell(words.map(shellWord).join(' '))).toEqual(words);
    }),
    fewShells,
  );
});

it('quotes every command of a call so that a shell reads it back', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (value, body) => {
      const request = { method: 'POST', target: `/digx/${value}`, headers: { 'x-a': value }, body: { text: body } };
      const commands = await curlCommands(call({ request }), before);
      const line = commands.map(({ words }) => shellText([{ words }])).join(' ');
      expect(readByShell(line)).toEqual(commands.flatMap(({ words }) => words));
    }),
    fewShells,
  );
});

it('restores the world before the call, and repeats the call with the same session and nonce', async () => {
  const [open, ask, ...more] = await curlCommands(call(), before);
  expect(more).toEqual([]);
  expect(open?.words.slice(-3)).toEqual(['--data-binary', '@-', 'http://localhost:8787/__sandbox/snapshot']);
  const unpacked = execFileSync('gzip', ['-d'], { input: Buffer.from(open?.base64 ?? '', 'base64'), encoding: 'utf8' });
  expect(JSON.parse(unpacked)).toEqual(before);
  expect(ask?.words).toEqual([
    ...[
      'curl',
      '-sS',
      '-g',
      '--max-time',
      '60',
      '-H',
      expect.stringMatching(/^X-Sandbox: call-17-[0-9a-f]{8}$/),
      '-i',
      '--path-as-is',
      '-X',
      'GET',
    ],
    ...['-b', 'JSESSIONID=s3ssion', '-H', 'x-nonce: n0nce', 'http://localhost:8787/digx/v1/accounts?locale=en'],
  ]);
});

it('sends no session when the call had none', async () => {
  const request = { ...call().request, headers: { 'x-nonce': 'made up' } };
  const words = (await curlCommands(call({ request }), before)).at(-1)?.words;
  expect(words).toContain('x-nonce: made up');
  expect(words?.join(' ')).not.toContain('JSESSIONID');
});

it('uses curl’s syntax for an empty header, a body without a type, and HEAD', async () => {
  const request = { method: 'HEAD', target: '/digx/', headers: { 'x-empty': '' }, body: { text: 'a' } };
  const words = (await curlCommands(call({ request }), before)).at(-1)?.words;
  expect(words).toEqual(expect.arrayContaining(['--head', 'x-empty;', 'content-type:']));
});

it.each([
  ['bytes that are not text', { base64: '/wA=' }],
  ['text with a NUL', { text: 'a\0b' }],
])('pipes %s to curl', async (_, body) => {
  const request = { method: 'POST', target: '/digx/', headers: {}, body };
  const command = (await curlCommands(call({ request }), before)).at(-1);
  const piped = shellText([{ words: ['cat'], base64: command?.base64 ?? '' }]);
  const bytes = 'text' in body ? Buffer.from(body.text) : Buffer.from(body.base64, 'base64');
  expect(execFileSync('sh', ['-c', piped])).toEqual(bytes);
});
