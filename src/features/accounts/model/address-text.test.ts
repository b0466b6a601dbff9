import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

const lines = ['Manor House', 'Lambourn', 'RG17 8XX'];

it.each([
  ['begins with the name', { fullName: 'Mrs A Hart', lines }, 'Mrs A Hart, Manor House, Lambourn, RG17 8XX'],
  ['leaves no gap where there is no name', { fullName: '', lines }, 'Manor House, Lambourn, RG17 8XX'],
  ['is the name alone where there are no lines', { fullName: 'Mrs A Hart', lines: [] }, 'Mrs A Hart'],
  ['says so when the bank gave nothing at all', { fullName: '', lines: [] }, 'not given'],
])('%s', (_, address, text) => expect(addressText(address)).toBe(text));
