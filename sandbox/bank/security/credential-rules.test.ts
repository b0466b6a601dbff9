import { expect, it } from 'vitest';
import { passwordRulesBroken, pinRulesBroken } from './credential-rules.ts';

it.each([
  ['eight characters', 'Paddock7', []],
  ['twenty characters', 'Paddock7Paddock7Padd', []],
  ['seven characters', 'Paddoc7', ['length']],
  ['twenty-one characters', 'Paddock7Paddock7Paddo', ['length']],
  ['lower-case letters alone', 'paddock7', ['both-cases']],
  ['capitals alone', 'PADDOCK7', ['both-cases']],
  ['one character five times in a row', 'Paaaaaddock', []],
  ['one character six times in a row', 'Paaaaaaddock', ['no-repeats']],
  ['one letter six times in a row, not always small', 'PaAaAaAaddock', []],
  ['one character often, but not in a row', 'PoPoPoPoPoPoPo', []],
  ['two letters in sequence', 'Pabxabxab', []],
  ['three letters up', 'Pxabcdock', ['no-runs']],
  ['three letters down', 'Pxcbadock', ['no-runs']],
  ['three letters up, not all small', 'PxAbCdock', ['no-runs']],
  ['two digits in sequence', 'Paddock12', []],
  ['three digits up', 'Paddock123', ['no-runs']],
  ['three digits down', 'Paddock321', ['no-runs']],
  ['digits and letters that only follow each other in a table of codes', 'Paddock/01', ['characters']],
  ['the end of the alphabet and its beginning', 'Poddyzab', []],
  ['nine, zero, one', 'Paddock901', []],
  ['every symbol allowed', 'Paddock$@_#', []],
  ['an exclamation mark', 'Paddock7!', ['characters']],
  ['a pound sign', 'Paddock7£', ['characters']],
  ['a space', 'Paddock 7', ['characters']],
  ['a letter with an accent', 'Paddéck77', ['characters']],
  ['a full stop', 'Paddock.7', ['characters']],
  ['a hyphen', 'Paddock-7', ['characters']],
  ['nothing', '', ['length', 'both-cases']],
])('checks a password of %s', (_, password, broken) => {
  expect(passwordRulesBroken(password)).toEqual(broken);
});

it.each([
  ['two digits twice', '1212', []],
  ['one digit twice', '1139', []],
  ['one digit three times, not in a row', '1121', ['no-repeats']],
  ['one digit four times', '7777', ['no-repeats']],
  ['three digits up', '1239', ['no-runs']],
  ['three digits up at the end', '9678', ['no-runs']],
  ['four digits down', '4321', ['no-runs']],
  ['two digits in sequence, twice', '1278', []],
  ['nine, zero, one', '8901', []],
  ['three digits', '258', ['four-digits']],
  ['five digits', '25809', ['four-digits']],
  ['a letter', '25o8', ['four-digits']],
  ['digits of another script', '٢٥٨٠', ['four-digits']],
  ['a line break after it', '2580\n', ['four-digits']],
])('checks a PIN of %s', (_, pin, broken) => {
  expect(pinRulesBroken(pin)).toEqual(broken);
});
