import { expect, it } from 'vitest';
import { forgetCustomer, keepDraft, readDraft, saveCustomer, savedCustomers } from './kept-customers.ts';

function storageWith(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value;
    },
  };
}

it('lists what was saved by name, the last of each, until it is deleted', () => {
  const storage = storageWith();
  expect(savedCustomers(storage)).toEqual([]);
  for (const [name, text] of [
    ['Shop', '{}'],
    ['Ada', '{ "years": 1 }'],
    ['Shop', '{ "years": 9 }'],
  ] as const) {
    saveCustomer(storage, { name, text });
  }
  expect(savedCustomers(storage)).toEqual([
    { name: 'Ada', text: '{ "years": 1 }' },
    { name: 'Shop', text: '{ "years": 9 }' },
  ]);
  forgetCustomer(storage, 'Ada');
  expect(savedCustomers(storage).map(({ name }) => name)).toEqual(['Shop']);
});

it.each(['x', '{}', '[1, null, {"name":"A"}]'])('passes over what it did not store itself: %s', (text) => {
  expect(savedCustomers(storageWith({ 'paddock-sandbox-customers': text }))).toEqual([]);
});

it('keeps the draft, broken or not, and does without it where storage is forbidden', () => {
  const storage = storageWith();
  expect(readDraft(storage)).toBeUndefined();
  keepDraft(storage, '{ "ye');
  expect(readDraft(storage)).toBe('{ "ye');
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  keepDraft(forbidden, '{}');
  expect(readDraft(forbidden)).toBeUndefined();
});
