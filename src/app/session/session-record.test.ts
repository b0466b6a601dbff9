import { expect, it } from 'vitest';
import { storedKeys } from '#src/api/environment/page-storage.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { createSessionRecord } from './session-record.ts';

function records() {
  const shared = memoryStorage();
  const [first, second] = [memoryStorage(), memoryStorage()];
  return { shared, first: createSessionRecord(shared, first), second: createSessionRecord(shared, second) };
}

it('knows nothing at first', () => {
  const { first } = records();
  expect([first.usedAtMs(), first.leftAtMs()]).toEqual([undefined, undefined]);
});

it('tells every tab of a use, and of when the last page was left', () => {
  const { first, second } = records();
  first.noteUse(1000);
  first.noteLeft(2000);
  second.noteLeft(3000);
  expect([second.usedAtMs(), first.leftAtMs(), second.leftAtMs()]).toEqual([1000, 3000, 3000]);
});

it('takes the later of the two markers, wherever it stands', () => {
  const { shared, first } = records();
  first.noteLeft(2000);
  shared.setItem(storedKeys.sessionEndedAt, '1000');
  expect(first.leftAtMs()).toBe(2000);
});

it('forgets the marker in both storages', () => {
  const { shared, first } = records();
  first.noteLeft(2000);
  first.forgetLeft();
  expect([first.leftAtMs(), shared.held.size]).toEqual([undefined, 0]);
});

it.each(['', 'yesterday', '-1', '1e9', 'NaN', '9'.repeat(17)])('takes %o for no time', (text) => {
  const { shared, first } = records();
  shared.setItem(storedKeys.lastActiveAt, text);
  shared.setItem(storedKeys.sessionEndedAt, text);
  expect([first.usedAtMs(), first.leftAtMs()]).toEqual([undefined, undefined]);
});
