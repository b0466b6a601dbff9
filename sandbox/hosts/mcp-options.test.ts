import { expect, it } from 'vitest';
import { mcpUsage, readMcpOptions } from './mcp-options.ts';

const token = '0123456789abcdef0123456789abcdef';
const read = (...args: readonly string[]) => readMcpOptions({ args, token, build: 'bundled' });

it('starts a bank on a free port, or takes one that runs', () => {
  expect(read()).toMatchObject({ bank: { port: 0, host: '127.0.0.1', token }, world: 'default', write: false });
  expect(read('--write', '--world', 'blue', '--store', 'bank.db')).toMatchObject({
    bank: { port: 0, store: 'bank.db' },
    world: 'blue',
    write: true,
  });
  expect(read('--port=8787', '--sandbox', 'persona:maker')).toMatchObject({
    bank: { port: 8787, settings: { persona: 'maker' } },
  });
  const running = { bank: 'http://localhost:8787', world: 'blue', write: true };
  expect(read('--bank=http://localhost:8787', '--write', '--world=blue')).toEqual(running);
});

it('explains each option', () => {
  expect(read('--bank', 'http://localhost:8787', '--help')).toBe('help');
  const names =
    String(read('--prot', '1'))
      .split('Of mcp: ')[1]
      ?.match(/--[\w-]+/g) ?? [];
  expect(names).toHaveLength(4);
  for (const name of names) expect(mcpUsage).toContain(`\n  ${name} `);
});

it.each([
  ['an option that is not there', ['--prot', '1'], "Unknown option '--prot'"],
  ['a word', ['dance'], 'Unexpected argument'],
  ['a bank without an address', ['--bank'], '--bank takes the address of a bank'],
  ['a bank by another way', ['--bank', 'file:///etc/passwd'], '--bank takes the address of a bank'],
  ['a bank by its port', ['--bank', '8787'], '--bank takes the address of a bank'],
  ['a world that is no name', ['--world', '../x'], '--world: The name of a world is 1 to 64'],
  ['a world without a name', ['--world'], '--world: The name of a world is 1 to 64'],
  ['writing by a word', ['--write=no'], '--write takes no value.'],
  ['a store of a bank that runs', ['--bank', 'http://x', '--store', 'a.db'], '“--store” cannot be given with --bank'],
  ['a log, which would be read as the protocol', ['--log', 'yes'], 'takes no --log'],
  ['a bank beyond this machine', ['--host=0.0.0.0'], 'takes no --host=0.0.0.0'],
  ['a setting that is not there', ['--sandbox', 'person:x'], 'person'],
])('refuses %s in words', (_, args, words) => {
  expect(read(...args)).toEqual(expect.stringContaining(words));
});
