import { expect, it } from 'vitest';
import { pinWording } from './pin-wording.ts';

it.each([
  [
    'New password can not be same as an old password.',
    'New Transaction PIN cannot be the same as an old Transaction PIN.',
  ],
  ['Password refused', 'Transaction PIN refused'],
  ['Passwords are short', 'Transaction PINs are short'],
  ['Your transaction PIN is locked.', 'Your transaction PIN is locked.'],
])('rewrites “%s” as “%s”', (server, shown) => expect(pinWording(server)).toBe(shown));
