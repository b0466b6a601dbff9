import { expect, it } from 'vitest';
import { tell } from '#src/api/environment/happenings.ts';
import type { NewRecord } from './journal.ts';
import { watchFailures } from './watch-failures.ts';

const file = 'home-D3gk_x1-.js';
const url = `https://bank.example/assets/${file}`;

function eventOf(name: string, fields: object): Event {
  return Object.assign(new Event(name), fields);
}

it('tells errors, failed pages and missing files by class and place, those before it as well', () => {
  const noted: NewRecord[] = [];
  const page = new EventTarget();
  const error = Object.assign(new RangeError('Jane Smith'), { stack: `RangeError: Jane Smith\n at ${url}:1:9` });
  const missing = new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  tell({ kind: 'failed-page', error });
  watchFailures(page, { note: (record) => void noted.push(record) });
  tell({ kind: 'failed-page', error: missing });
  page.dispatchEvent(eventOf('error', { error, filename: url, lineno: 1, colno: 7 }));
  page.dispatchEvent(eventOf('unhandledrejection', { reason: error }));
  page.dispatchEvent(eventOf('vite:preloadError', { payload: missing }));
  expect(noted).toEqual([
    { type: 'boundary', name: 'RangeError', file, line: 1, column: 9 },
    { type: 'chunk', file },
    { type: 'error', name: 'RangeError', file, line: 1, column: 7 },
    { type: 'error', name: 'RangeError', file, line: 1, column: 9 },
    { type: 'chunk', file },
  ]);
});

it('is not in the way of what throws when it is looked at', () => {
  const noted: NewRecord[] = [];
  watchFailures(new EventTarget(), { note: (record) => void noted.push(record) });
  const reason = Object.defineProperty(new Error('x'), 'name', {
    get: () => {
      throw new Error('looked at');
    },
  });
  expect(() => tell({ kind: 'failed-page', error: reason })).not.toThrow();
  expect(noted).toEqual([]);
});
