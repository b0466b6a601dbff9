import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetPause } from '#src/api/environment/bank-pause.ts';
import {
  coloursKey,
  lastingKeys,
  preferencesKey,
  sharedStorage,
  storedKeys,
  tabStorage,
} from '#src/api/environment/page-storage.ts';
import { runs } from './runs.ts';

fc.configureGlobal({ numRuns: runs(100) });

// Test files share their modules, and with them the browser's storage and how long the bank has asked to be left alone.
beforeEach(() => {
  for (const key of [...Object.values(storedKeys), ...Object.values(lastingKeys), preferencesKey, coloursKey]) {
    sharedStorage.removeItem(key);
    tabStorage.removeItem(key);
  }
  forgetPause();
});

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(complaints, 'the console stays silent').toEqual([]);
});
