import { expect, it } from 'vitest';
import { anyFieldsOf, areFields, decodedText, jsonIn } from './any-fields.ts';

it.each([
  ['{"a":1}', { a: 1 }, true],
  ['[1]', [1], false],
  ['null', null, false],
  ['"text"', 'text', false],
  ['{', undefined, false],
])('reads %s', (text, value, isObject) => {
  const read = jsonIn(text);
  expect([read, areFields(read), anyFieldsOf(read)]).toEqual([value, isObject, isObject ? value : {}]);
});

it('leaves a text as it is that cannot be decoded', () =>
  expect(['a%20b', '100%'].map(decodedText)).toEqual(['a b', '100%']));
