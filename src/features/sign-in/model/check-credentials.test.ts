import { expect, it } from 'vitest';
import { checkCredentials } from './check-credentials.ts';

it.each([
  ['lets a user id and a password through', { userId: 'private-customer', password: 'Paddock1' }, {}],
  ['asks for a missing user id', { userId: '', password: 'Paddock1' }, { userId: 'Enter your User ID' }],
  ['takes a user id of spaces for a missing one', { userId: '  ', password: 'x' }, { userId: 'Enter your User ID' }],
  ['asks for a missing password', { userId: 'private-customer', password: '' }, { password: 'Enter your password' }],
  ['leaves a password of spaces to the bank', { userId: 'private-customer', password: ' ' }, {}],
  [
    'refuses a password that cannot be encrypted',
    { userId: 'private-customer', password: 'a'.repeat(216) },
    { password: 'This password is too long: it cannot be more than 215 characters' },
  ],
  [
    'asks for both at once',
    { userId: '', password: '' },
    { userId: 'Enter your User ID', password: 'Enter your password' },
  ],
])('%s', (_, typed, mistakes) => expect(checkCredentials(typed)).toEqual(mistakes));
