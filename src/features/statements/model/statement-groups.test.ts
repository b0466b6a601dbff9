import { expect, it } from 'vitest';
import { statement } from './statement.fixture.ts';
import { type Grouping, groupTitle, startsGroup } from './statement-groups.ts';

const days = ['2026-02-28', '2026-02-14', '2026-01-31', '2025-12-31', '2025-02-28', '2024-02-29'];

it.each<[Grouping, readonly string[]]>([
  ['month', ['February 2026', 'January 2026', 'December 2025', 'February 2025', 'February 2024']],
  ['year', ['2026', '2025', '2024']],
])('has one heading for each %s, newest first', (grouping, headings) => {
  const statements = days.map((day) => statement(day));
  const firsts = statements.filter((each, at) => startsGroup(statements[at - 1], each, grouping));
  expect(firsts.map((first) => groupTitle(first, grouping))).toEqual(headings);
});
