import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { bankBuild } from '../../deploy/bank-build.ts';

it('names the version of faker, so that no journal is replayed under other names', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(bankBuild(['fixtures'])).toMatch(/^[0-9a-f]{12}-faker-/);
  expect(bankBuild(['fixtures']).split('-faker-')[1]).toBe(devDependencies['@faker-js/faker']);
});

it('names the sources, but not their tests', () => {
  const folder = scratchFolder(onTestFinished);
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('bank.ts', 'export const fee = 1;');
  const before = bankBuild([folder]);
  write('bank.test.ts', '');
  expect(bankBuild([folder])).toBe(before);
  write('bank.ts', 'export const fee = 2;');
  expect(bankBuild([folder])).not.toBe(before);
});

it('is what the sandbox in a browser calls its build', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toMatch(
    /import\.meta\.env\.PADDOCK_BUILD': JSON\.stringify\(bankBuild\(/,
  );
});
