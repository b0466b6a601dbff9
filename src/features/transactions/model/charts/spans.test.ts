import { describe, expect, it } from 'vitest';
import { transaction } from '#src/features/transactions/model/transactions.fixture.ts';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { windowEndingOn, windowPlanOf } from '#src/rules/transaction-windows.ts';
import { cutTo, shownSpan, spansOf } from './spans.ts';

const today = calendarDay('2026-03-03');
const oldest = calendarDay('2020-01-01');
const daysAgo = (days: number) => addDays(today, -days);
const halfYear = windowEndingOn(windowPlanOf('CA'), today, true, oldest).from;
const ids = (spans: ReturnType<typeof spansOf>) => spans.map(({ id }) => id);

describe('the periods that charts may show', () => {
  it('are three, six and twelve months of a long history; three are the longest that the list has when it opens', () => {
    const history = { oldest, today, listedFrom: halfYear };
    expect(spansOf(history).map(({ id, from }) => [id, from])).toEqual([
      ['3', '2025-12-04'],
      ['6', '2025-09-04'],
      ['12', '2025-03-04'],
    ]);
    expect(shownSpan(spansOf(history), undefined, history)?.id).toBe('3');
    expect(shownSpan(spansOf(history), '6', history)?.from).toBe('2025-09-04');
  });

  it('are whole months, however long these are', () => {
    const history = { oldest, today: calendarDay('2026-08-31'), listedFrom: calendarDay('2026-03-05') };
    expect(spansOf(history).map(({ from }) => from)).toEqual(['2026-06-01', '2026-03-01', '2025-09-01']);
  });

  it('end with the first that covers a short history', () => {
    const opened = { oldest: daysAgo(100), today, listedFrom: daysAgo(100) };
    expect(ids(spansOf(opened))).toEqual(['3', '6']);
    expect(shownSpan(spansOf(opened), undefined, opened)?.id).toBe('6');
    expect(ids(spansOf({ oldest: daysAgo(9), today, listedFrom: daysAgo(9) }))).toEqual(['3']);
  });

  it('include the whole list once it is longer than a year', () => {
    const history = { oldest, today, listedFrom: daysAgo(700) };
    expect(ids(spansOf(history))).toEqual(['3', '6', '12', 'all']);
    expect(shownSpan(spansOf(history), undefined, history)).toMatchObject({ id: 'all', from: daysAgo(700) });
  });

  it('are none of them, if the list covers none exactly', () => {
    const history = { oldest, today, listedFrom: daysAgo(29) };
    expect(shownSpan(spansOf(history), undefined, history)).toBeUndefined();
  });
});

it('leaves out what is older, and keeps a list that is shorter', () => {
  const rows = [transaction({ day: daysAgo(1) }), transaction({ day: daysAgo(2) }), transaction({ day: daysAgo(3) })];
  const loaded = { from: daysAgo(9), to: today, currency: 'GBP', lists: [rows] } as const;
  const cut = cutTo(loaded, daysAgo(2));
  expect(cut.lists.flat().map(({ day }) => day)).toEqual([daysAgo(1), daysAgo(2)]);
  expect(cut.from).toBe(daysAgo(2));
  expect(cutTo(loaded, daysAgo(20))).toBe(loaded);
  expect(cutTo(loaded, undefined)).toBe(loaded);
});
