import { expect, it } from 'vitest';
import { objectionsTo } from '#sandbox/personas/described/consistency.ts';
import { readDescription } from '#sandbox/personas/described/reading.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { beyondForm, whoIn, whoTitles } from './form-choices.ts';
import { surpriseOf } from './surprise.ts';

const drawn = Array.from({ length: 400 }, (_, seed) => surpriseOf(seed * 163));

it('draws only customers who can be made', () => {
  for (const document of drawn) {
    const read = readDescription(document);
    expect(read, JSON.stringify(document)).toMatchObject({ outcome: 'read' });
    if (read.outcome === 'read') expect(objectionsTo(read.description, calendarDay('2026-03-02'))).toEqual([]);
  }
});

it('draws varied ones, the same for the same number, and all that the form shows', () => {
  expect(new Set(drawn.map(whoIn))).toEqual(new Set(Object.keys(whoTitles)));
  expect(new Set(drawn.map((document) => JSON.stringify({ ...document, seed: 0 }))).size).toBeGreaterThan(390);
  expect(surpriseOf(7)).toEqual(surpriseOf(7));
  expect(drawn.flatMap(beyondForm)).toEqual([]);
});
