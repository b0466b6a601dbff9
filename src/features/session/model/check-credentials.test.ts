import { expect, it } from 'vitest';
import { checkCredentials } from './check-credentials.ts';

it.each([
  ['accepts a user id and a password', { userId: 'private-customer', password: 'Paddock1' }, {}],
  ['asks for a missing user id', { userId: '', password: 'Paddock1' }, { userId: 'Enter your User ID' }],
  ['treats a user id of spaces as missing', { userId: '  ', password: 'x' }, { userId: 'Enter your User ID' }],
  ['asks for a missing password', { userId: 'private-customer', password: '' }, { password: 'Enter your password' }],
  ['accepts a password of spaces', { userId: 'private-customer', password: ' ' }, {}],
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
