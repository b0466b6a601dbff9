import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { axisMoney, finestStepOf } from './chart-money.ts';

it.each([
  [money(0, 'GBP'), '£0'],
  [money(500_00, 'GBP'), '£500'],
  [money(-2_000_00, 'EUR'), '−€2k'],
  [money(25_000_00, 'USD'), '$25k'],
  [money(1_500_000_00, 'GBP'), '£1.5m'],
  [money(2_500_00, 'GBP'), '£2.5k'],
  [money(37_050_00, 'GBP'), '£37.05k'],
])('writes %o short, beside an axis', (amount, text) => expect(axisMoney(amount)).toBe(text));

it.each([0, 1, 999_00, 1_000_00, 37_078_64, 999_999_99, 1_000_000_00, 4_200_000_00, -37_078_64])(
  'names the finest step near %i minor units whose texts differ',
  (minor) => {
    const step = finestStepOf(minor);
    const below = Math.floor(minor / step) * step;
    const texts = [below - step, below, below + step].map((each) => axisMoney(money(each, 'GBP')));
    expect(new Set(texts).size).toBe(3);
  },
);
