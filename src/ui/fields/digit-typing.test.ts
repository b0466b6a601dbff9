import { expect, it } from 'vitest';
import { typedDigits } from './digit-typing.ts';

it.each([
  ['31926819', '31926819'],
  ['3192 6819', '31926819'],
  ['3192-6819', '31926819'],
  ['319268199', '31926819'],
  ['a3b1', '31'],
  ['３１９２６８１９', '31926819'],
  ['', ''],
])('keeps the digits of %j, eight at most: %j', (text, digits) => expect(typedDigits(text, 8)).toBe(digits));
