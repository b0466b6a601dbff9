import { expect, it } from 'vitest';
import { keeperOf } from './kept-by-name.ts';
import { storageWith } from './storage.fixture.ts';

const keeper = keeperOf('kept');

it('lists what was saved by name, the last of each, until it is deleted', () => {
  const storage = storageWith();
  expect(keeper.all(storage)).toEqual([]);
  for (const [name, text] of [
    ['Shop', '{}'],
    ['Ada', '{ "years": 1 }'],
    ['Shop', '{ "years": 9 }'],
  ] as const) {
    keeper.keep(storage, { name, text });
  }
  expect(keeper.all(storage)).toEqual([
    { name: 'Ada', text: '{ "years": 1 }' },
    { name: 'Shop', text: '{ "years": 9 }' },
  ]);
  keeper.forget(storage, 'Ada');
  expect(keeper.all(storage).map(({ name }) => name)).toEqual(['Shop']);
  expect(keeperOf('others').all(storage)).toEqual([]);
});

it.each(['x', '{}', '[1, null, {"name":"A"}]'])('passes over what it did not store itself: %s', (text) => {
  expect(keeper.all(storageWith({ kept: text }))).toEqual([]);
});
