import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { indexWords } from './page-words.ts';
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

/** The parts of the app that check what is typed. */
const checking = /^(?:rules|kernel|ui\/fields|(?:banking|features)\/.*\/model)\//;

export function readIndex() {
  const assumed = readFileSync('sandbox/ASSUMPTIONS.md', 'utf8');
  const register = readFileSync('openapi/ASSUMPTIONS.md', 'utf8');
  const ofTheBank = { ...sourcesIn('sandbox', 'bank'), ...sourcesIn('sandbox', 'http') };
  const ofTheApp = Object.entries(sourcesIn('src')).filter(([file]) => checking.test(file));
  return {
    ...indexRules({ sources: ofTheBank, assumed, register }),
    words: indexWords(Object.fromEntries(ofTheApp)),
  };
}

/** Text by path below `root`. */
function sourcesIn(root: string, folder = ''): Record<string, string> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /(?<!\.(?:test|fixture|generated))\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
