import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { indexRules } from './rule-index.ts';

const id = 'virtual:rule-index';

/** Gives the panel its index of rules as a module. */
export function ruleIndex(): Plugin {
  return {
    name: 'rule-index',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? `export const ruleIndex = ${JSON.stringify(readIndex())};` : undefined),
  };
}

export function readIndex() {
  const assumed = readFileSync('sandbox/ASSUMPTIONS.md', 'utf8');
  const register = readFileSync('openapi/ASSUMPTIONS.md', 'utf8');
  const files = ['bank', 'http'].flatMap((folder) =>
    readdirSync(join('sandbox', folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter(
    (file) => /(?<!\.(?:test|fixture|generated))\.ts$/.test(file) && !file.endsWith('.d.ts'),
  );
  const texts = sources.map((file) => [file.replaceAll('\\', '/'), readFileSync(join('sandbox', file), 'utf8')]);
  return indexRules({ sources: Object.fromEntries(texts), assumed, register });
}
