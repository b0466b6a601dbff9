import { expect, it } from 'vitest';
import { type CommandLine, readOptions, usage } from './serve-options.ts';

function read(args: readonly string[], more: Partial<CommandLine> = {}) {
  return readOptions({ args, token: undefined, build: 'bundled', ...more });
}

it('explains each option', () => {
  expect(read(['--help'])).toBe('help');
  const options =
    String(read(['--prot', '1']))
      .split('Options are: ')[1]
      ?.match(/--[\w-]+/g) ?? [];
  expect(options.length).toBeGreaterThan(8);
  for (const option of options.filter((name) => name !== '--panel')) expect(usage).toContain(`\n  ${option} `);
});

it.each([
  ['an option that is not there', ['--prot', '1'], "Unknown option '--prot'"],
  ['a host beyond this machine without a token', ['--host', '0.0.0.0'], 'PADDOCK_BANK_TOKEN'],
  ['a log that is neither wanted nor unwanted', ['--log', 'ja'], '--log takes yes, not “ja”.'],
  ['an openness that is neither wanted nor unwanted', ['--open', 'true'], '--open takes yes, not “true”.'],
  ['an unknown setting', ['--sandbox', 'person:x'], 'person'],
  ['a port that is none', ['--port', '70000'], '--port takes a number from 0 to 65535'],
  ['no worlds', ['--worlds', '0'], '--worlds takes a number from 1'],
  ['no calls', ['--rate', '0'], '--rate takes calls a second'],
  ['a name with a scheme', ['--name', 'https://bank.example'], '--name takes names without scheme'],
  ['worlds on call by another word', ['--worlds-on-call', 'on'], '--worlds-on-call takes yes, not “on”.'],
  ['a site that is not built', ['--site', 'sandbox/hosts'], 'no built site in sandbox/hosts'],
  ['a store without room', ['--store', 'a.db', '--store-mb', '0'], '--store-mb takes megabytes from 1'],
])('refuses %s in words', (_, args, words) => {
  expect(read(args)).toEqual(expect.stringContaining(words));
});

it('takes a store only when it is known which build writes it', () => {
  expect(read(['--store', 'a.db'], { build: undefined })).toEqual(expect.stringContaining('npm run bank -- --store'));
  expect(read(['--store', 'a.db'])).toMatchObject({ store: 'a.db', build: 'bundled', limits: { keptDays: 30 } });
});

const token = '0123456789abcdef0123456789abcdef';

it('takes no token that can be guessed', () => {
  expect(read(['--host', '0.0.0.0'], { token: token.slice(1) })).toContain('PADDOCK_BANK_TOKEN has 31 characters');
});

it('limits the calls of one address beyond this machine', () => {
  expect(read([])).toMatchObject({ host: '127.0.0.1', port: 8787, names: [], worldsOnCall: false });
  expect(read([])).not.toHaveProperty('rate');
  expect(read(['--host', '0.0.0.0'], { token })).toMatchObject({ rate: 200, token });
  expect(read(['--host', '0.0.0.0', '--open', 'yes', '--rate', '5'])).toMatchObject({ rate: 5 });
});

it('takes the names that lead to it, worlds on call, and a limit of its store even where none is said', () => {
  expect(read(['--name', 'Bank.example,bank', '--worlds-on-call', 'yes'])).toMatchObject({
    names: ['bank.example', 'bank'],
    worldsOnCall: true,
    storeBytes: 2048 * 1024 * 1024,
  });
  expect(read(['--store', 'a.db', '--store-mb', '1'])).toMatchObject({ storeBytes: 1024 * 1024 });
});
