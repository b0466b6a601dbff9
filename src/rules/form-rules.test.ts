import { expect, it } from 'vitest';
import { formRules, matchesField } from './form-rules.ts';

it.each([
  ['required', 'a', '', 'This must be filled in'],
  ['exactLength2', '60', '6', 'Must be exactly 2 characters'],
  ['exactLength2', '60', '609', 'Must be exactly 2 characters'],
  ['exactLength4', '2580', '258', 'Must be exactly 4 digits'],
  ['exactLength4', '2580', '25807', 'Must be exactly 4 digits'],
  ['exactLength4', '2580', '258O', 'Must be exactly 4 digits'],
  ['exactLength6', '204816', '20481', 'Must be exactly 6 characters'],
  ['exactLength6', '204816', '2048160', 'Must be exactly 6 characters'],
  ['exactLength8', '12345678', '1234567', 'Must be exactly 8 characters'],
  ['exactLength8', '12345678', '123456789', 'Must be exactly 8 characters'],
  ['between8And20Chars', 'a'.repeat(8), 'a'.repeat(7), 'Must be between 8 and 20 characters'],
  ['between8And20Chars', 'a'.repeat(20), 'a'.repeat(21), 'Must be between 8 and 20 characters'],
  [
    'atLeastOneUpperCaseAndLowerCase',
    'aB',
    'paddock_7gate',
    'Must contain at least one upper case and one lower case letter',
  ],
  [
    'atLeastOneUpperCaseAndLowerCase',
    'Ba',
    'PADDOCK_7GATE',
    'Must contain at least one upper case and one lower case letter',
  ],
  ['maxRepetitions5', 'aaaaa', 'aaaaaa', 'Must not repeat a character more than 5 times in a row'],
  ['maxRepetitions5', 'aaaaabaaaaa', 'b______', 'Must not repeat a character more than 5 times in a row'],
  ['maxRepetitions5', 'aaaAaaa', 'Xaaaaaaa', 'Must not repeat a character more than 5 times in a row'],
  ['maxRepetitions2', '1144', '1141', 'Must not use a digit more than twice'],
  ['maxRepetitions2', '1212', '7777', 'Must not use a digit more than twice'],
  ['maxRepetitions2', '1221', '1121', 'Must not use a digit more than twice'],
  ['maxSuccessive3', 'ab1', 'abc', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '12a', '123', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', 'ab_c', 'cba', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '1290', '321', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', 'yza', 'xYz', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '`ab', 'bcd', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '#$%', '012', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '890', '1239', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '@A', '9123', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['maxSuccessive3', '89a', 'qPOn', 'Must not contain 3 or more letters or digits in sequence, like abc or 321'],
  ['onlyPermittedChars', 'aZ09$@_#', 'a!', 'Must contain only letters, digits and the symbols $ @ _ #'],
  ['onlyPermittedChars', '', 'a b', 'Must contain only letters, digits and the symbols $ @ _ #'],
  ['onlyPermittedChars', '$', '£', 'Must contain only letters, digits and the symbols $ @ _ #'],
  ['onlyPermittedChars', 'e', 'é', 'Must contain only letters, digits and the symbols $ @ _ #'],
  ['onlyPermittedChars', 'a', 'a\n', 'Must contain only letters, digits and the symbols $ @ _ #'],
  ['onlyAlphanumeric', 'A B 1', 'A-B', 'Only alphanumeric characters permitted'],
  ['max35Chars', 'a'.repeat(35), 'a'.repeat(36), 'Must be 35 alphanumeric characters or less'],
] as const)('%s lets “%s” pass and refuses “%s”', (key, kept, broken, message) => {
  expect(formRules[key].isKept(kept)).toBe(true);
  expect(formRules[key].isKept(broken)).toBe(false);
  expect(formRules[key].message).toBe(message);
});

it.each([
  ['the same', 'Paddock_7Gate', true],
  ['another case', 'Paddock_7gate', false],
  ['a space more', 'Paddock_7Gate ', false],
])('matchesField: %s', (_, again, matches) => expect(matchesField(again, 'Paddock_7Gate')).toBe(matches));
