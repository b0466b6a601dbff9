import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { damagedCopy, resultCopy } from './count-copy.ts';

const searchedBackTo = calendarDay('2025-09-03');

it('counts the transactions and says how far back they go', () => {
  expect(resultCopy({ count: 1_204, isFiltered: false, searchedBackTo })).toBe(
    '1,204 transactions since 3 September 2025',
  );
});

it('says that it searched if filters are set', () => {
  expect(resultCopy({ count: 1, isFiltered: true, searchedBackTo })).toBe('1 transaction found since 3 September 2025');
});

it('leaves it to the list to say that there is nothing', () => {
  expect(resultCopy({ count: 0, isFiltered: true, searchedBackTo })).toBe('');
  expect(resultCopy({ count: 0, isFiltered: false, searchedBackTo: undefined })).toBe('');
});

it('counts unreadable transactions', () => {
  expect(damagedCopy(1)).toBe('One transaction could not be shown.');
  expect(damagedCopy(12)).toBe('12 transactions could not be shown.');
});
