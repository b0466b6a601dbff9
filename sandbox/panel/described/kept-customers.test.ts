import { expect, it } from 'vitest';
import { storageWith } from '#sandbox/panel/pieces/storage.fixture.ts';
import { keepDraft, readDraft } from './kept-customers.ts';

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
