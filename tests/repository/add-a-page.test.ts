import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyRoute } from '#e2e/support/every-route.ts';
import { pages } from '#src/app/page-table.ts';
import { filesOf, textOf } from './documents.ts';

// The checklist "Add a page" of CONTRIBUTING.md: its files are those that know a page, and no others do.

/** In a menu, and nothing else links to it. The benchmark measures how quickly it is reached. */
const sample = '/settings/marketing-preferences';

const checklist = /## Add a page\n(.*?)\n## /s.exec(textOf('CONTRIBUTING.md'))?.[1] ?? '';
const steps = [...checklist.matchAll(/^\| (\d+) \| (.*?) \| (.*?) \|$/gm)].map(([, , file = '', asks = '']) => ({
  file,
  asks,
}));
const listed = steps.flatMap(({ file }) => /`([\w./-]+)`/.exec(file)?.[1] ?? []);

const inChecklist = listed.flatMap((path) =>
  path.endsWith('/') ? readdirSync(path).map((name) => `${path}${name}`) : path,
);

it('has nine steps, and each says what asks for it', () => {
  expect(steps).toHaveLength(9);
  expect(steps.filter(({ asks }) => asks === '')).toEqual([]);
});

it('names the files that know an existing page, and no others do but its own feature', () => {
  const { menu } = pages.find(({ path }) => path === sample)?.handle ?? {};
  const knowing = filesOf('src', 'tests', 'e2e/support')
    .filter((file) => !/^(src\/features\/|tests\/(repository\/add-a-page\.test|bench\/route-changes)\.ts$)/.test(file))
    .filter(
      (file) =>
        textOf(file).includes(sample) || (inChecklist.includes(file) && textOf(file).includes(`'${menu?.page.title}'`)),
    );
  expect(knowing.filter((file) => !inChecklist.includes(file))).toEqual([]);
  expect(knowing.toSorted()).toEqual([
    'src/app/menus.test.ts',
    'src/app/page-table.test.ts',
    'src/rules/page-names.ts',
    'tests/agreement/persona-menus.test.ts',
    'tests/bench/route-sizes.json',
  ]);
});

it.each(pages.map(({ path }) => path))(
  'opens %s in the journeys, or says which of its parameters they lack',
  (path) => {
    const opened = Object.values(everyRoute)
      .flat()
      .map(({ path: address }) => `/${address}`);
    const pattern = new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
    const isLacking = /:(fileReference|instructionId|payeeId|activityReference)$/.test(path);
    expect(opened.some((address) => pattern.test(address))).toBe(!isLacking);
  },
);

/** Links of the frame, and where it leads on. */
const frameLinks = new Set(['/accounts', '/payments', '/payments/make', '/secure-mail/f/inbox', '/services']);

it('keeps what is known of a page out of every other file of the app’s frame', () => {
  const paths = new Set(pages.map(({ path }) => path.replace(/\/:\w+\?$/, '')));
  const frame = filesOf('src/app/*.ts', 'src/app/*.tsx').filter(
    (file) => !/\.test\.|src\/app\/page-table\//.test(file),
  );
  const found = frame.flatMap((file) =>
    [...textOf(file).matchAll(/['"`](\/[\w/-]+)['"`]/g)]
      .filter(([, path = '']) => paths.has(path) && !frameLinks.has(path))
      .map(([, path]) => `${file}: ${path}`),
  );
  expect(frame.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
