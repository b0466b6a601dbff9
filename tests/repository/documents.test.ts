import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { misreadPieces } from '#sandbox/control/link/link-pieces.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { unwanted } from '#tests/texts/unwanted-words.ts';
import { modules } from './boundaries.ts';
import {
  arrowsOf,
  documents,
  filesOf,
  headingsOf,
  isThere,
  linksIn,
  pathsNamedIn,
  proseOf,
  textOf,
} from './documents.ts';

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Plain JavaScript, because it runs before anything is installed. */
type Table = Readonly<Record<string, unknown>>;
const { commands, newNames } = (await import(new URL('../../scripts/commands.mjs', import.meta.url).href)) as {
  readonly commands: Table;
  readonly newNames: Readonly<Record<string, readonly string[]>>;
};
const { contractVerbs } = (await import(new URL('../../scripts/contracts.mjs', import.meta.url).href)) as {
  readonly contractVerbs: Table;
};

it.each(documents)('%s names only files and folders that exist', (document) => {
  expect(pathsNamedIn(document).filter((path) => !isThere(path, document))).toEqual([]);
});

it.each(documents)('%s links to files and headings that exist', (document) => {
  const broken = linksIn(document).filter(
    ({ path, heading }) => !existsSync(path) || (heading !== undefined && !headingsOf(path).includes(heading)),
  );
  expect(broken).toEqual([]);
});

it.each(documents)('%s names only commands that exist', (document) => {
  const named = [...textOf(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each(documents)('%s is in plain words', (document) => {
  const prose = proseOf(document);
  // Three areas of the code are called sign-in.
  const found = unwanted.slice(1).flatMap(([words]) => words.exec(prose)?.[0] ?? []);
  expect(found).toEqual([]);
});

it('finds what is wrong with a document', () => {
  expect(isThere('src/kernel/no-such-file.ts', 'README.md')).toBe(false);
  expect(isThere('tests/*-under-faults.test.ts', 'README.md')).toBe(false);
  expect(isThere('*-under-faults.test.ts', 'tests/README.md')).toBe(true);
  expect(pathsNamedIn('CONTRIBUTING.md')).toContain('tests/repository/boundaries.ts');
  expect(headingsOf('CONTRIBUTING.md')).toContain('add-an-operation');
});

it.each(documents)('%s gives the contracts only verbs that exist', (document) => {
  const named = [...textOf(document).matchAll(/npm run contracts -- (\w[\w-]*)/g)].map(([, verb = '']) => verb);
  expect(named.filter((verb) => !(verb in contractVerbs))).toEqual([]);
});

it('lists every command in the README of the commands', () => {
  const rows = textOf('scripts/README.md');
  const names = [
    ...Object.keys(commands).map((name) => (['start', 'test'].includes(name) ? name : `run ${name}`)),
    ...Object.keys(contractVerbs).map((verb) => `run contracts -- ${verb}`),
  ];
  const missing = names.filter((name) => !new RegExp(`^\\| \`npm ${name}[\` ]`, 'm').test(rows));
  expect(missing).toEqual(['run build:bank']);
});

it('has a script for every command and for every old name', () => {
  expect(Object.keys(scripts).toSorted()).toEqual([...Object.keys(commands), ...Object.keys(newNames)].toSorted());
  for (const [name = '', verb] of Object.values(newNames)) {
    expect(name in commands && (verb === undefined || verb in contractVerbs), `${name} ${verb}`).toBe(true);
  }
});

it('gives links in the README that the sandbox understands', () => {
  const links = [...textOf('README.md').matchAll(/http:\/\/localhost:5173\/[^\s`<]*\?[^\s`<]+/g)].map(
    ([link]) => new URL(link),
  );
  expect(links.length).toBeGreaterThan(3);
  for (const { pathname, search, searchParams, href } of links) {
    expect(parseSandbox(searchParams.get('sandbox') ?? '', Object.keys(personas)), href).toMatchObject({
      outcome: 'read',
    });
    expect(misreadPieces(`${pathname}${search}`), href).toEqual([]);
  }
});

it('keeps the README to ten minutes of reading', () => {
  expect(textOf('README.md').split(/\s+/).length).toBeLessThanOrEqual(1500);
});

it('lists every pact in the README of the contract tests', () => {
  const [, list = ''] = /There is one pact for each area[^:]*:(.*?)\n\n/s.exec(textOf('contracts/README.md')) ?? [];
  const listed = [...list.matchAll(/`([\w-]+)`/g)].map(([, area]) => `paddock-digx-${area}.json`);
  expect(listed.toSorted()).toEqual(readdirSync('contracts/pacts').toSorted());
});

it('says in LIBRARIES.md what each package is for', () => {
  const libraries = textOf('LIBRARIES.md');
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  expect(packages.filter((name) => !libraries.includes(`**${name}**`))).toEqual([]);
});

/** Folders that are modules, or areas of modules that readers look for. */
const divided = ['.', 'src', 'src/features', 'sandbox', 'contracts', 'e2e', 'tests', 'openapi', 'fixtures', 'deploy'];

it.each(divided)('each folder in %s has a README or is named in one above it', (folder) => {
  const tracked = new Set(filesOf(folder).map((path) => path.split('/').slice(0, depthOf(folder)).join('/')));
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .filter((path) => tracked.has(path));
  const silent = folders.filter((path) => !existsSync(join(path, 'README.md')) && !isNamedAbove(path));
  expect(silent).toEqual([]);
});

it('draws the imports that the table of boundaries allows', () => {
  const drawn = arrowsOf('CONTRIBUTING.md');
  const isDrawn = (path: string) => path.endsWith('/') && modules[path]?.mayImport !== undefined;
  const allowed = Object.entries(modules)
    .filter(([module, { mayImport }]) => /^(src|sandbox)\/\w+\/$/.test(module) && mayImport.some(isDrawn))
    .map(([module, { mayImport }]) => [nameOf(module), mayImport.filter(isDrawn).map(nameOf).sort()] as const);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(allowed));
});

function depthOf(folder: string): number {
  return folder === '.' ? 1 : folder.split('/').length + 1;
}

function nameOf(module: string): string {
  return module.replace(/\/$/, '');
}

/** Whether a README in a folder above names it, from the root or from there. */
function isNamedAbove(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const readme = join(folder, 'README.md');
    const text = existsSync(readme) ? textOf(readme) : '';
    const near = folder === '.' ? path : path.slice(folder.length + 1);
    if ([path, near].some((name) => text.includes(`\`${name}/`) || text.includes(`\`${name}\``))) return true;
    if (folder === '.') return false;
  }
}
