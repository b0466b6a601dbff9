import { expect, it } from 'vitest';
import { damagedCopy, listCopy } from './payee-list-copy.ts';

it.each([
  [1, 1, '1 payee'],
  [500, 500, '500 payees'],
  [1, 500, '1 of 500 payees'],
  [0, 1, 'No payees found'],
  [1200, 1500, '1,200 of 1,500 payees'],
])('counts %i shown of %i', (shown, all, copy) => {
  expect(listCopy(shown, all)).toBe(copy);
});

it('counts unreadable payees', () => {
  expect(damagedCopy(1)).toBe('One payee could not be shown.');
  expect(damagedCopy(2)).toBe('2 payees could not be shown.');
});
