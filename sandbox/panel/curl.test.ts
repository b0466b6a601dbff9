import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoryThings } from '#sandbox/control/control-accounts.ts';
import type { RequestEntry } from '#sandbox/control/journal.ts';
import type { Instant } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { call as anyCall } from './call.fixture.ts';
import { curlCommands, shellText, shellWord } from './curl.ts';

/** Nell's, unless said otherwise. */
const call = (over: Partial<RequestEntry> = {}) => anyCall({ asker: 'nell', ...over });

const world = {
  persona: 'private-customer',
  seed: 3,
  openedAt: '2026-03-02T09:30:12.000Z' as Instant,
  faults: [],
  switches: { latency: 'slow', otp: '204816', cop: 'ANNM', payments: 'refuse=DIGX_WW_017' },
} as const;
const token = 'ABCDEF0123456789';
const nells: StoryThings = {
  persona: 'nell',
  signedIn: true,
  accounts: [{ alias: 'current', name: 'Household', token }],
  parties: [],
  payees: [],
  payeeGroups: [],
};

/** Starting a shell takes longer than everything else here: each is given much to read. */
const fewShells = { numRuns: runs(15) };

/** The words that a POSIX shell hands to the command. */
function readByShell(line: string): string[] {
  const printed = execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

const hostileText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...`'"\\$\`!#&|;<>()*?[]{}~=% \t\n\r-@:`, 'é', '🐎', 'x') }),
  fc.string({ unit: 'binary' }).map((text) => Buffer.from(text.replaceAll('\0', '')).toString()),
  fc.constantFrom('', '-rf', '$(id)', '`id`', "it's", "'", "''", '\\', '\\\n', '~', '!!', 'a\nb', '; rm -rf /', '%s'),
);

it('writes words that a shell reads back as they were, however hostile', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 50, maxLength: 100 }), (words) => {
      expect(readByShell(words.map(shellWord).join(' '))).toEqual(words);
    }),
    fewShells,
  );
});

it('writes every command of a call so that a shell reads its own words back', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (value, body) => {
      const request = { method: 'POST', target: `/digx/${value}`, headers: { 'x-a': value }, body: { text: body } };
      const commands = curlCommands(call({ request }), nells, world);
      const line = commands.map((command) => shellText([command])).join(' ');
      expect(readByShell(line)).toEqual(commands.flatMap(({ words }) => words));
    }),
    fewShells,
  );
});

it('opens a world as this one was, puts it to the moment, and asks as the same customer', () => {
  const [reset, clock, ask, ...more] = curlCommands(call(), nells, world);
  expect(more).toEqual([]);
  const opening = 'persona:private-customer;seed:3;clock:2026-03-02T09:30;freeze:yes';
  const switched = 'otp:204816;cop:ANNM;payments:refuse=DIGX_WW_017';
  expect(reset?.words).toContain(`{"sandbox":"${opening};${switched}"}`);
  expect(clock?.words).toContain('{"set":"2026-03-02T10:15"}');
  expect(ask?.words).toEqual([
    ...['curl', '-sS', '-g', '--max-time', '60', '-H', 'X-Sandbox: call-17', '-i', '--path-as-is', '-X', 'GET'],
    ...['-H', 'X-Sandbox-As: nell', '-H', 'x-nonce: {nonce}', 'http://localhost:8787/digx/v1/accounts?locale=en'],
  ]);
});

it('leaves the clock where the call came in the minute the bank was opened in', () => {
  expect(curlCommands(call({ at: world.openedAt }), nells, world)).toHaveLength(2);
});

it('writes the session’s tokens as what they stand for, in address and body', () => {
  const request = {
    method: 'POST',
    target: `/digx/v1/accounts/${token}`,
    headers: { 'content-type': 'application/json' },
    body: { text: `{"from":"${token}"}` },
  };
  const words = curlCommands(call({ request }), nells, world).at(-1)?.words;
  expect(words).toContain('http://localhost:8787/digx/v1/accounts/{account:current}');
  expect(words).toContain('{"from":"{account:current}"}');
});

it('asks as a visitor in a session from before sign-in, and as nobody without any', () => {
  const nobodys = { asker: null };
  expect(curlCommands(call(nobodys), undefined, world).at(-1)?.words).toContain('X-Sandbox-As: visitor');
  const request = { ...call().request, headers: { 'x-nonce': 'made up' } };
  const words = curlCommands(call({ ...nobodys, request }), undefined, world).at(-1)?.words;
  expect(words).toContain('x-nonce: made up');
  expect(words?.join(' ')).not.toContain('X-Sandbox-As');
});

it.each([
  ['as its rule names it', { rule: 'fault.503' }, [], 'fault:listAccounts@503'],
  ['as it is planned', {}, [{ operationId: 'listAccounts', kind: 'empty', only: 2 }], 'fault:listAccounts@empty'],
] as const)('plans the failure the call met, %s', (_, met, faults, expected) => {
  const [reset] = curlCommands(call({ contract: 'planned-fault', ...met }), nells, { ...world, faults });
  expect(reset?.words.join(' ')).toContain(expected);
});

it('gives curl its own signs for a header without a value, a body without a type, and a HEAD', () => {
  const request = { method: 'HEAD', target: '/digx/', headers: { 'x-empty': '' }, body: { text: 'a' } };
  const words = curlCommands(call({ request }), undefined, world).at(-1)?.words;
  expect(words).toEqual(expect.arrayContaining(['--head', 'x-empty;', 'content-type:']));
});

it.each([
  ['bytes that are no text', { base64: '/wA=' }],
  ['text that no word can hold', { text: 'a\0b' }],
])('hands curl %s through a pipe', (_, body) => {
  const request = { method: 'POST', target: '/digx/', headers: {}, body };
  const [command] = curlCommands(call({ request }), undefined, world).slice(-1);
  const piped = shellText([{ words: ['cat'], base64: command?.base64 ?? '' }]);
  const bytes = 'text' in body ? Buffer.from(body.text) : Buffer.from(body.base64, 'base64');
  expect(execFileSync('sh', ['-c', piped])).toEqual(bytes);
});
