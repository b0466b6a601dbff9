import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '#src/kernel/calendar.ts';
import { fieldDay } from '#src/ui/text/dates.ts';
import { type Draft, draftOf, pickDay, readText, typeText, withTypedRead, wrongEnd } from './draft.ts';

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
  ] as const)('%s', (_, end, text, from, to) => {
    const draft = typed(fresh, end, text);
    expect(draft.range).toEqual({ from: december(from), to: december(to) });
    expect([draft.typed, draft.errors]).toEqual([{}, {}]);
  });

  const max = december(24);
  it.each([
    ['does not exist', 'from', '31/11/26', {}, 'The date 31/11/26 does not exist.'],
    ['is not a date', 'to', 'abc', {}, '“abc” is not a date.'],
    ['is missing', 'to', ' ', {}, 'Please enter a date.'],
    ['is too late', 'to', '25/12/26', { max }, 'Please enter 24/12/26 or earlier.'],
    ['is too early', 'from', '30/11/26', { min: december(1) }, 'Please enter 01/12/26 or later.'],
    ['is out of bounds', 'to', '25/12/26', { min: december(1), max }, 'Please enter a date from 01/12/26 to 24/12/26.'],
    ['is before the start', 'to', '02/12/26', {}, 'This is before the first day, 18/12/26.'],
  ] as const)('keeps a date that %s, with the reason, and applies nothing', (_, end, text, bounds, error) => {
    const draft = readText(typeText(fresh, end, text), end, bounds);
    expect(draft).toMatchObject({ range: fresh.range, typed: { [end]: text }, errors: { [end]: error } });
    expect(wrongEnd(withTypedRead(draft, bounds))).toBe(end);
  });

  it('takes the reason away while the text is corrected', () => {
    const wrong = typed(fresh, 'to', 'abc');
    expect(typeText(wrong, 'to', '31/12/26').errors).toEqual({});
    expect(typed(wrong, 'to', '31/12/26')).toMatchObject({ range: { to: december(31) }, typed: {}, errors: {} });
  });

  it('moves no end that was typed', () => {
    const draft = typed(typed(fresh, 'to', '20/12/26'), 'from', '22/12/26');
    expect(draft.errors).toEqual({ from: 'This is after the last day, 20/12/26.' });
    expect(draft.range).toEqual({ from: december(18), to: december(20) });
    expect(typed(draft, 'to', '23/12/26')).toMatchObject({
      range: { from: december(22), to: december(23) },
      typed: {},
      errors: {},
    });
  });

  it('accepts an end once the start is before it', () => {
    const draft = typed(typed(fresh, 'to', '10/12/26'), 'from', '05/12/26');
    expect(draft).toMatchObject({ range: { from: december(5), to: december(10) }, typed: {}, errors: {} });
  });

  it('applies no range whose days are in the wrong order', () => {
    const both = typeText(typeText(fresh, 'from', '10/12/26'), 'to', '01/12/26');
    expect(wrongEnd(withTypedRead(both, {}))).toBe('to');
  });

  it('gives up what was typed once a day is picked', () =>
    expect(pickDay(typed(fresh, 'to', 'abc'), december(20))).toMatchObject({ typed: {}, errors: {} }));

  it('lets the next pick set the other end', () => expect(typed(fresh, 'from', '20/12/26').next).toBe('to'));

  it('changes nothing if the same date is typed', () => expect(typed(fresh, 'from', '18/12/26')).toEqual(fresh));

  it('reads both fields before the range is applied', () => {
    const both = typeText(typeText(fresh, 'from', '01/12/26'), 'to', '02/12/26');
    const read = withTypedRead(both, {});
    expect(read.range).toEqual({ from: december(1), to: december(2) });
    expect(wrongEnd(read)).toBeUndefined();
  });

  it('never has a start after its end, nor loses text that was not accepted', () => {
    const text = fc.oneof(anyDay.map(fieldDay), fc.constantFrom('', 'abc', '31/11/26', '24/12/26', '2026-12-01'));
    const step = fc.tuple(fc.constantFrom('from' as const, 'to' as const), text);
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        let draft = fresh;
        for (const [end, typedText] of steps) {
          draft = readText(typeText(draft, end, typedText), end, { max: december(24) });
          expect(draft.range.from <= draft.range.to && draft.range.to <= december(24)).toBe(true);
          expect(draft.errors[end] === undefined).toBe(draft.typed[end] === undefined);
        }
      }),
    );
  });
});
