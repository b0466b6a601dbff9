import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { axisMoney } from './chart-money.ts';

it.each([
  [money(0, 'GBP'), '£0'],
  [money(500_00, 'GBP'), '£500'],
  [money(-2_000_00, 'EUR'), '−€2k'],
  [money(25_000_00, 'USD'), '$25k'],
  [money(1_500_000_00, 'GBP'), '£1.5m'],
  [money(2_500_00, 'GBP'), '£2.5k'],
])('writes %o short, beside an axis', (amount, text) => expect(axisMoney(amount)).toBe(text));
