import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BuiltChunk, importsOfEntries } from '../../deploy/worker-chunks.ts';

const chunk = (fileName: string, wanted: Partial<BuiltChunk>): BuiltChunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  ...wanted,
});

test('a file that imports a worker’s entry is found, whether at once or later', () => {
  const entry = chunk('bank-worker.js', { isEntry: true, imports: ['shared.js'], dynamicImports: ['statement.js'] });
  const shared = chunk('shared.js', {});
  expect(importsOfEntries([entry, shared, chunk('statement.js', { imports: ['shared.js'] })])).toEqual([]);
  expect(importsOfEntries([entry, shared, chunk('statement.js', { imports: ['bank-worker.js'] })])).toEqual([
    'statement.js imports bank-worker.js',
  ]);
  expect(importsOfEntries([entry, shared, chunk('statement.js', { dynamicImports: ['bank-worker.js'] })])).toEqual([
    'statement.js imports bank-worker.js',
  ]);
});

test('every build of a worker is checked', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toMatch(/worker: \{[^}]*unimportedEntries\(\)/);
});
