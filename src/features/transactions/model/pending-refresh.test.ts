import { expect, it } from 'vitest';
import { isWorthAskingAgain, rowsMark } from './pending-refresh.ts';
import { transaction } from './transactions.fixture.ts';

const first = [transaction({ id: 'a' }), transaction({ id: 'b' })];
const older = [transaction({ id: 'c' })];
const mark = rowsMark([first]);

it('has nothing to go by before there is a list', () => {
  expect(rowsMark(undefined)).toBeUndefined();
  expect(isWorthAskingAgain(undefined, undefined, false)).toBe(false);
});

it('asks again when older rows joined the list', () => {
  expect(isWorthAskingAgain(mark, rowsMark([first, older]), false)).toBe(true);
});

it('asks again when a newer row took the first place', () => {
  const newer = [transaction({ id: 'n' }), transaction({ id: 'a' })];
  expect(isWorthAskingAgain(mark, rowsMark([newer]), false)).toBe(true);
});

it('does not ask again for rows it has asked by', () => {
  expect(isWorthAskingAgain(mark, rowsMark([[...first], []]), false)).toBe(false);
});

it('does not ask again while filters narrow the list', () => {
  expect(isWorthAskingAgain(mark, rowsMark([older]), true)).toBe(false);
});

it('tells an empty list from none', () => {
  expect(rowsMark([[]])).toBeDefined();
});
