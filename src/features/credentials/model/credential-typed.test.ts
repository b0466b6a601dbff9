import { describe, expect, it } from 'vitest';
import type { CredentialKind } from './credential-kind.ts';
import { type CredentialTyped, credentialMistakes } from './credential-typed.ts';

const password = { current: 'Paddock_7Gate', next: 'Turf_and_5ky', confirm: 'Turf_and_5ky' };
const pin = { current: '2580', next: '1144', confirm: '1144' };

describe('changing the password', () => {
  it.each([
    ['accepts valid values', {}, {}],
    ['needs the current password', { current: '' }, { current: 'Enter your current password' }],
    [
      'refuses a current password that cannot be encrypted',
      { current: 'a'.repeat(216) },
      { current: 'This password is too long: it cannot be more than 215 characters' },
    ],
    [
      'needs a new password',
      { next: '', confirm: '' },
      { next: 'Enter a new password', confirm: 'Enter the new password again' },
    ],
    [
      'reports the first broken rule',
      { next: 'turf', confirm: 'turf' },
      { next: 'The new password must be between 8 and 20 characters' },
    ],
    [
      'refuses a character that is not permitted',
      { next: 'Turf and 5ky', confirm: 'Turf and 5ky' },
      { next: 'The new password must contain only letters, digits and the symbols $ @ _ #' },
    ],
    ['refuses a different repetition', { confirm: 'Turf_and_5kY' }, { confirm: 'The passwords do not match' }],
    ['does not trim', { confirm: 'Turf_and_5ky ' }, { confirm: 'The passwords do not match' }],
    [
      'reports a broken rule and a mismatch together',
      { next: 'turf', confirm: 'tur' },
      { next: 'The new password must be between 8 and 20 characters', confirm: 'The passwords do not match' },
    ],
  ])('%s', (_, typed, mistakes) => expect(mistakesIn('password', { ...password, ...typed })).toEqual(mistakes));

  it('needs no current password after a reset link', () =>
    expect(mistakesIn('password', { ...password, current: '' }, false)).toEqual({}));
});

describe('changing the transaction PIN', () => {
  it.each([
    ['accepts valid values', {}, {}],
    ['needs the current PIN', { current: '' }, { current: 'Enter your current transaction PIN' }],
    [
      'refuses five digits',
      { next: '11447', confirm: '11447' },
      { next: 'The new transaction PIN must be exactly 4 digits' },
    ],
    [
      'refuses a digit repeated three times',
      { next: '1141', confirm: '1141' },
      { next: 'The new transaction PIN must not use a digit more than twice' },
    ],
    [
      'refuses a sequence',
      { next: '9123', confirm: '9123' },
      { next: 'The new transaction PIN must not contain 3 or more digits in sequence, like 123 or 321' },
    ],
    ['refuses a different repetition', { confirm: '1145' }, { confirm: 'The transaction PINs do not match' }],
  ])('%s', (_, typed, mistakes) => expect(mistakesIn('pin', { ...pin, ...typed })).toEqual(mistakes));
});

function mistakesIn(kind: CredentialKind, typed: CredentialTyped, asksCurrent = true) {
  return credentialMistakes(kind, asksCurrent, typed);
}
