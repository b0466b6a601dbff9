import { expect, it } from 'vitest';
import { addressText } from './fact-text.ts';

const lines = ['Manor House', 'Lambourn', 'RG17 8XX'];

it.each([
  ['starts with the name', { fullName: 'Mrs A Hart', lines }, 'Mrs A Hart, Manor House, Lambourn, RG17 8XX'],
  ['leaves no gap without a name', { fullName: '', lines }, 'Manor House, Lambourn, RG17 8XX'],
  ['is the name alone without lines', { fullName: 'Mrs A Hart', lines: [] }, 'Mrs A Hart'],
  ['says so if the bank gave nothing', { fullName: '', lines: [] }, 'not given'],
])('%s', (_, address, text) => expect(addressText(address)).toBe(text));
