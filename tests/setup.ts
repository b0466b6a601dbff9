import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { forgetPause } from '#src/api/environment/bank-pause.ts';
import { lastingKeys, sharedStorage, storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { runs } from './runs.ts';

fc.configureGlobal({ numRuns: runs(100) });

// Test files share their modules, and with them the browser's storage.
beforeAll(() => {
  for (const key of [...Object.values(storedKeys), ...Object.values(lastingKeys)]) {
    sharedStorage.removeItem(key);
    tabStorage.removeItem(key);
  }
});

// As they do how long the bank has asked to be left alone.
beforeEach(forgetPause);

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
