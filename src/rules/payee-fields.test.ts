import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import {
  accountNumberMistake,
  entityMistake,
  nicknameMistake,
  payeeNameMistake,
  sortCodeMistake,
} from './payee-fields.ts';

const notPermitted = 'Only alphanumeric with certain special characters are permitted';

it('asks for a name, and for the customer’s own name only where they want one', () => {
  expect(payeeNameMistake('')).toBe('What is the name of the payee?');
  expect(payeeNameMistake('   ')).toBe('What is the name of the payee?');
  expect(nicknameMistake(' ')).toBe('What would you like to call the payee?');
});

it.each([
  ['35 characters', 'a'.repeat(35), undefined],
  ['36 characters', 'a'.repeat(36), 'Must be 35 alphanumeric characters or less'],
  ['35 characters between blanks', ` ${'a'.repeat(35)} `, undefined],
])('judges a name of %s', (_, name, mistake) => {
  expect(payeeNameMistake(name)).toBe(mistake);
  expect(nicknameMistake(name)).toBe(mistake);
});

it('takes each of the permitted characters after the first, and none of them as the first', () => {
  for (const character of ". _+&$!*|()#?:`,/'-") {
    expect([character, payeeNameMistake(`A${character}b`)]).toEqual([character, undefined]);
    if (character !== ' ')
      expect([character, payeeNameMistake(`${character}Smith`)]).toEqual([character, notPermitted]);
  }
});

it.each(['@', ';', '"', '<', '>', 'é', '%', '=', '[', '{', '~', '^', '\\', '’', '–', '\t'])(
  'refuses %s in a name',
  (character) => {
    expect(payeeNameMistake(`A${character}b`)).toBe(notPermitted);
  },
);

it.each(['7 Oaks Stud', 'a', '0', 'J. Smith & Sons (1999) Ltd', "O'Hara-Smith"])('takes the name %s', (name) => {
  expect(payeeNameMistake(name)).toBeUndefined();
});

it.each([
  ['nothing', '', 'Please enter your sort code'],
  ['seven digits', '3192681', 'The account number should be 8 digits'],
  ['eight digits', '31926819', undefined],
  ['nine digits', '319268190', 'The account number should be 8 digits'],
  ['a letter', '3192681a', 'The account number should be 8 digits'],
])('judges an account number of %s', (_, text, mistake) => expect(accountNumberMistake(text)).toBe(mistake));

it.each([
  ['nothing', '', 'What is the sort code'],
  ['five digits', '12345', 'Sort code should look like this: 12 - 34 - 56'],
  ['six digits', '123456', undefined],
])('judges a sort code of %s', (_, text, mistake) => expect(sortCodeMistake(text)).toBe(mistake));

it('asks for numbers that are missing', () => {
  expect([accountNumberMistake('  '), sortCodeMistake('  ')]).toEqual([
    'Please enter your sort code',
    'What is the sort code',
  ]);
});

it('asks for an entity where none is chosen', () => {
  for (const none of [undefined, false, ''] as const) expect(entityMistake(none)).toBe('Please select an entity');
  expect(entityMistake('C43E')).toBeUndefined();
});

it('gives words, or lets pass, whatever is pasted', () => {
  for (const { text } of hostileTexts) {
    const mistake = payeeNameMistake(text);
    expect(mistake === undefined || mistake.length > 0).toBe(true);
    if (mistake === undefined) expect(text.trim()).toMatch(/^[A-Za-z0-9][\w .+&$!*|()#?:`,/'-]*$/);
  }
});
