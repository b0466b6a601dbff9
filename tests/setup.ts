import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { runs } from './runs.ts';

fc.configureGlobal({ numRuns: runs(100) });

// An unexpected warning or error on the console fails the test.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(complaints, 'the console stays silent').toEqual([]);
});
