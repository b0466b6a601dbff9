import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** A class that a style sheet does not define is silently nothing on the screen. */
const importedSheets = /import (\w+) from '([^']+\.module\.css)'/g;

it('defines in its style sheet every class that a component names', () => {
  const missing = globSync('{src,sandbox}/**/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(importedSheets)].flatMap(([, name = '', path = '']) => {
      const sheet = path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path);
      const defined = classesIn(readFileSync(sheet, 'utf8'));
      return [...source.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, 'g'))]
        .map(([, used = '']) => used)
        .filter((used) => !defined.has(used))
        .map((used) => `${file}: .${used} is not in ${sheet}`);
    });
  });
  expect(missing).toEqual([]);
});

function classesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
