import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { type Draft, draftOf, pickDay, readText, typeText, withTypedRead } from './draft.ts';

const december = (date: number) => calendarDay(`2026-12-${String(date).padStart(2, '0')}`);
const fresh = draftOf({ from: december(18), to: december(24) });
const picked = (...dates: number[]) => dates.map(december).reduce(pickDay, fresh);
const anyDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays(december(1), days - 400));

describe('picking days', () => {
  it.each([
    ['the first sets the start', [10], 10, 24],
    ['the second sets the end', [10, 20], 10, 20],
    ['the third sets a new start', [10, 20, 12], 12, 20],
    ['a start after the end makes both that day', [10, 20, 25], 25, 25],
    ['the one after that sets the end', [10, 20, 25, 28], 25, 28],
    ['an end before the start makes both that day', [10, 5], 5, 5],
    ['the same day twice is a range of one day', [20, 20], 20, 20],
  ])('%s', (_, dates, from, to) => expect(picked(...dates).range).toEqual({ from: december(from), to: december(to) }));

  it('never has a start after its end, and always includes the last picked day', () =>
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1 }), (days) => {
        const { range } = days.reduce(pickDay, fresh);
        expect(range.from <= range.to).toBe(true);
        expect([range.from, range.to]).toContain(days.at(-1));
      }),
    ));

  it('sets start and end in turn, whatever is picked', () =>
    fc.assert(
      fc.property(fc.array(anyDay), (days) => {
        expect(days.reduce(pickDay, fresh).next).toBe(days.length % 2 === 0 ? 'from' : 'to');
      }),
    ));

  it('announces what was set and what comes next', () => {
    expect(picked(10).said).toBe('From 10th Dec 2026. Now choose the last day.');
    expect(picked(10, 20).said).toBe('10th Dec 2026 - 20th Dec 2026');
  });
});

describe('typing dates', () => {
  const typed = (draft: Draft, end: 'from' | 'to', text: string) => readText(typeText(draft, end, text), end, {});

  it('changes nothing before the field is left', () =>
    expect(typeText(fresh, 'from', '01/12/26').range).toEqual(fresh.range));

  it.each([
    ['accepts a start', 'from', '20/12/26', 20, 24],
    ['accepts an end', 'to', '31/12/26', 18, 31],
    ['accepts the device’s format', 'to', '2026-12-31', 18, 31],
    ['makes both one day if the start is after the end', 'from', '30/12/26', 30, 30],
    ['makes both one day if the end is before the start', 'to', '02/12/26', 2, 2],
    ['keeps the start if the date does not exist', 'from', '31/11/26', 18, 24],
    ['keeps the end if the text is not a date', 'to', 'abc', 18, 24],
    ['keeps the end if the field is empty', 'to', '', 18, 24],
  ] as const)('%s', (_, end, text, from, to) =>
    expect(typed(fresh, end, text).range).toEqual({ from: december(from), to: december(to) }),
  );

  it('keeps the date, and says so, if the day cannot be chosen', () => {
    const late = readText(typeText(fresh, 'to', '25/12/26'), 'to', { max: december(24) });
    expect(late.range).toEqual(fresh.range);
    expect(late.said).toBe('“25/12/26” cannot be chosen. To is still 24/12/26.');
  });

  it('says why text was not accepted', () =>
    expect(typed(fresh, 'from', 'abc').said).toBe('“abc” is not a date. From is still 18/12/26.'));

  it('says that a date does not exist', () =>
    expect(typed(fresh, 'from', '31/11/26').said).toBe('The date 31/11/26 does not exist. From is still 18/12/26.'));

  it('shows the date again once the field is left', () => expect(typed(fresh, 'from', 'abc').typed).toEqual({}));

  it('lets the next pick set the other end', () => expect(typed(fresh, 'from', '20/12/26').next).toBe('to'));

  it('changes nothing if the same date is typed', () => expect(typed(fresh, 'from', '18/12/26')).toEqual(fresh));

  it('reads both fields before the range is applied', () => {
    const both = typeText(typeText(fresh, 'from', '01/12/26'), 'to', '02/12/26');
    expect(withTypedRead(both, {}).range).toEqual({ from: december(1), to: december(2) });
  });
});
