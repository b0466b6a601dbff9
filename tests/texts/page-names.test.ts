import { expect, it } from 'vitest';
import { pageNames, serviceNames } from '#src/rules/page-names.ts';
import { filesOf, textOf } from '#tests/repository/documents.ts';

// Menus, headings, breadcrumbs and links take a page's name from one table.

const sources = filesOf('src').filter((file) => /(?<!\.(?:test|fixture|generated|d))\.tsx?$/.test(file));

/** What has the words of a page's name and is something else. */
const others: Readonly<Record<string, string>> = {
  'src/rules/page-names.ts': 'the table',
  'src/api/activity/activity-types.ts': 'types of activity, in the bank’s words',
  'src/api/statements/statements.ts': 'a tag of what is kept',
  'src/api/store/stale.ts': 'tags of what is kept',
  'src/banking/accounts/account-groups.ts': 'a group of accounts',
  'src/features/international/model/charges.ts': 'a tariff',
  'src/features/statements/ui/statements-list.tsx': 'a table',
};

const names = Object.values({ ...pageNames, ...serviceNames }).flatMap((page) => [
  page.title,
  ...('entry' in page ? [page.entry] : []),
]);

it.each([...new Set(names)])('writes “%s” in the table alone', (name) => {
  const found = sources.filter((file) =>
    new RegExp(`(['">]|^\\s*)${name.replaceAll(/[&]/g, '&(?:amp;)?')}(['"<]|\\s*$)`, 'm').test(textOf(file)),
  );
  expect(found.filter((file) => others[file] === undefined)).toEqual([]);
});

it('lists no other file in vain', () => {
  const idle = Object.keys(others).filter(
    (file) => !sources.includes(file) || !names.some((name) => textOf(file).includes(name)),
  );
  expect(idle).toEqual([]);
});
