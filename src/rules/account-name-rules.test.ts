import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { accountNameMistake } from './account-name-rules.ts';

it.each(['a', 'A1', 'House 2', '7', 'x'.repeat(35), ` ${'x'.repeat(35)}  `, 'Two  spaces'])('takes “%s”', (name) => {
  expect(accountNameMistake(name)).toBeUndefined();
});

it.each([
  ['nothing', '', 'This must be filled in'],
  ['spaces alone', '   ', 'This must be filled in'],
  ['a 36th character', 'x'.repeat(36), 'Must be 35 alphanumeric characters or less'],
  ['a hyphen', 'Feed-account', 'Only alphanumeric characters permitted'],
  ['an ampersand', 'Household & garden', 'Only alphanumeric characters permitted'],
  ['an accent', 'Café', 'Only alphanumeric characters permitted'],
  ['a line break', 'House\n2', 'Only alphanumeric characters permitted'],
  ['digits of another script', '٣', 'Only alphanumeric characters permitted'],
  ['both too long and not alphanumeric', '-'.repeat(36), 'Only alphanumeric characters permitted'],
])('says what is wrong with %s', (_name, name, mistake) => {
  expect(accountNameMistake(name)).toBe(mistake);
});

it('lets nothing through that the bank would refuse', () => {
  for (const { text } of hostileTexts) {
    const isPlain = /^[A-Za-z0-9 ]{1,35}$/.test(text.trim());
    expect([text, accountNameMistake(text) === undefined]).toEqual([text, isPlain]);
  }
});
