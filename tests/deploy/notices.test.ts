import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { directDependencies, lineOf, missingIn, noticesFile, packageOf, writeNotices } from '../../deploy/notices.ts';

const notices = readFileSync(noticesFile, 'utf8');

it('lists every dependency of the app in its installed version; `npm run notices` writes them', () => {
  expect(directDependencies().length).toBeGreaterThan(10);
  expect(missingIn(notices, directDependencies())).toEqual([]);
});

it('reports a shipped package that is not listed, and one listed in another version', () => {
  const [first, second] = directDependencies();
  if (first === undefined || second === undefined) throw new Error('There are no dependencies.');
  const newer = { ...first, version: `${first.version}1` };
  expect(missingIn(notices.replace(`${lineOf(second)}\n`, ''), [first, second])).toEqual([lineOf(second)]);
  expect(missingIn(notices, [newer])).toEqual([lineOf(newer)]);
});

it('finds the package of a bundled module', () => {
  const here = process.cwd();
  expect(packageOf(`${here}/src/main.tsx`)).toBeUndefined();
  expect(packageOf(`\0${here}/node_modules/zod/mini/index.js?commonjs-module`)).toMatchObject({ name: 'zod' });
  expect(packageOf(`${here}/node_modules/@reduxjs/toolkit/dist/query/index.js`)?.name).toBe('@reduxjs/toolkit');
});

it('has a licence for every package, and each licence once', () => {
  const entries = notices.split(`${'='.repeat(80)}\n`).slice(1);
  const texts = entries.map((entry) => entry.split(`${'-'.repeat(80)}\n`)[1] ?? '');
  expect(texts.filter((text) => !/licen[cs]e|permi/i.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(entries.length);
});

it('writes the same text for the same packages', () => {
  const text = writeNotices(directDependencies());
  expect(writeNotices([...directDependencies()].reverse())).toBe(text);
  for (const entry of text.split('='.repeat(80)).slice(1)) expect(notices).toContain(entry.split('-'.repeat(80))[1]);
});

it('has the licence of the fonts, which are exactly these two', () => {
  const families = readdirSync('src/ui/fonts').filter((file) => /\.woff2?$/.test(file));
  expect(new Set(families.map((file) => file.replace(/-.*/, '')))).toEqual(new Set(['inter', 'newsreader']));
  expect(notices).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(notices).toContain('The Inter Project Authors');
  expect(notices).toContain('The Newsreader Project Authors');
});
