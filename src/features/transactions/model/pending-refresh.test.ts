import { expect, it } from 'vitest';
import { isWorthAskingAgain, rowsMark } from './pending-refresh.ts';
import { transaction } from './transactions.fixture.ts';

const first = [transaction({ id: 'a' }), transaction({ id: 'b' })];
const older = [transaction({ id: 'c' })];
const mark = rowsMark([first]);

it('has no mark before there is a list', () => {
  expect(rowsMark(undefined)).toBeUndefined();
  expect(isWorthAskingAgain(undefined, undefined, false)).toBe(false);
});

it('refetches when older rows are added', () => {
  expect(isWorthAskingAgain(mark, rowsMark([first, older]), false)).toBe(true);
});

it('refetches when a newer row comes first', () => {
  const newer = [transaction({ id: 'n' }), transaction({ id: 'a' })];
  expect(isWorthAskingAgain(mark, rowsMark([newer]), false)).toBe(true);
});

it('does not refetch for the same rows', () => {
  expect(isWorthAskingAgain(mark, rowsMark([[...first], []]), false)).toBe(false);
});

it('does not refetch while filters apply', () => {
  expect(isWorthAskingAgain(mark, rowsMark([older]), true)).toBe(false);
});

it('distinguishes an empty list from none', () => {
  expect(rowsMark([[]])).toBeDefined();
});
