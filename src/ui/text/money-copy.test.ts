import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { moneyText } from './money-copy.ts';

const space = '\u00a0';

it.each([
  ['puts commas between thousands and shows two decimals', moneyText(money(1_234_567_50, 'GBP')), '£1,234,567.50'],
  ['shows a zero before the point for pence', moneyText(money(5, 'GBP')), '£0.05'],
  ['shows nothing owed as zero', moneyText(money(0, 'GBP'), 'list'), '£0.00'],
  ['uses the euro symbol', moneyText(money(302_000, 'EUR')), '€3,020.00'],
  ['uses the dollar symbol in text', moneyText(money(100, 'USD')), '$1.00'],
  ['writes USD in a list of accounts', moneyText(money(100, 'USD'), 'list'), `$1.00${space}USD`],
  ['writes EUR there, before DR', moneyText(money(-100, 'EUR'), 'list'), `€1.00${space}EUR${space}DR`],
  ['uses a real minus sign in text', moneyText(money(-845_90, 'GBP')), '\u2212£845.90'],
  ['marks a debt with DR in a list of accounts', moneyText(money(-845_90, 'GBP'), 'list'), `£845.90${space}DR`],
  ['marks an overdrawn balance with DR', moneyText(money(-1, 'GBP'), 'balance'), `£0.01${space}DR`],
  ['uses the dollar symbol on a balance', moneyText(money(-12_00, 'USD'), 'balance'), `$12.00${space}DR`],
  [
    'is exact to the penny beyond the precision of a float',
    moneyText(money(Number.MAX_SAFE_INTEGER, 'GBP')),
    '£90,071,992,547,409.91',
  ],
])('%s', (_, shown, expected) => expect(shown).toBe(expected));
