import { describe, expect, it } from 'vitest';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

const opened = openedPersona('long-history', 1, calendarDay('2026-06-17'));
const current = 'long-history:current';

describe('the long history', () => {
  it('is one current account opened on 1 January 2016 and one savings account', () => {
    expect(opened.accounts.map(({ kind, openedOn }) => [kind, openedOn])).toEqual([
      ['CA', '2016-01-01'],
      ['IA', '2016-01-01'],
    ]);
    expect(opened.postings[0]?.bookedOn).toBe('2016-01-01');
  });

  it.each([
    [1, '2026-01-01'],
    [2, '2026-04-07'],
    [3, '2026-12-29'],
    [4, '2027-05-03'],
    [5, '2029-01-01'],
    [99, '2031-12-31'],
  ])(
    'has exactly 100,000 lines: seed %i, opened on %s',
    (seed, day) => {
      expect(linesIn(openedPersona('long-history', seed, calendarDay(day)))).toBe(100_000);
    },
    30_000,
  );

  it('has fewer lines before 2026, in proportion to the days elapsed', () => {
    expect(linesIn(openedPersona('long-history', 1, calendarDay('2021-01-01')))).toBe(50_013);
  });

  it('has about twenty-five lines a day: more on working days, few on Sundays, no duplicates', () => {
    const perDay = new Map<string, number>();
    for (const { bookedOn } of opened.postings) perDay.set(bookedOn, (perDay.get(bookedOn) ?? 0) + 1);
    const lines = [...perDay].filter(([day]) => day >= '2025-01-01' && day < '2026-01-01');
    const mean = lines.reduce((sum, [, count]) => sum + count, 0) / 365;
    expect(mean).toBeGreaterThan(24);
    expect(mean).toBeLessThan(29);
    const sundays = lines.filter(([day]) => new Date(day).getUTCDay() === 0).map(([, count]) => count);
    expect(Math.max(...sundays)).toBeLessThan(16);
    expect(new Set(opened.postings.map(({ id }) => id)).size).toBe(opened.postings.length);
  });

  it('never repeats a cheque or invoice number', () => {
    const named = opened.postings
      .filter(({ code }) => code === 'CHQ' || code === 'FPO' || code === 'BPO')
      .filter(({ reference }) => /^(INV )?\d/.test(reference))
      .map(({ description, reference }) => `${description} ${reference}`);
    expect(named.length).toBeGreaterThan(20_000);
    expect(new Set(named).size).toBe(named.length);
  });
});

function linesIn({ postings }: PersonaBook): number {
  let lines = 0;
  for (const { entries } of postings) for (const { accountId } of entries) if (accountId === current) lines += 1;
  return lines;
}
