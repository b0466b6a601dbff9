import fc from 'fast-check';
import { expect, it } from 'vitest';
import { closeScaleOf, scaleOf, shareOf } from './scale.ts';

it.each([
  ['pounds', [12_345_00, 500_00], 1_00, [15_000_00, 10_000_00, 5_000_00, 0]],
  ['an overdrawn account', [-250_00, 900_00], 1_00, [1_000_00, 500_00, 0, -500_00]],
  ['only debts', [-80_00, -20_00], 1_00, [0, -20_00, -40_00, -60_00, -80_00]],
  ['small counts', [3, 0], 1, [3, 2, 1, 0]],
  ['nothing at all', [], 1_00, [1_00, 0]],
])('gives %s round steps, with zero among them', (_, values, finest, ticks) => {
  expect(scaleOf(values, finest).ticks).toEqual(ticks);
});

it('keeps every value inside the drawing, on at most six lines', () => {
  const amounts = fc.array(fc.integer({ min: -9e14, max: 9e14 }), { maxLength: 40 });
  fc.assert(
    fc.property(amounts, (values) => {
      const { ticks, fromTop } = scaleOf(values, 100);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const value of values) {
        expect(fromTop(value)).toBeGreaterThanOrEqual(0);
        expect(fromTop(value)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it.each([
  [
    'a large balance that hardly moves',
    [36_912_00, 37_078_64],
    10_00,
    [37_100_00, 37_050_00, 37_000_00, 36_950_00, 36_900_00],
  ],
  ['one that crosses zero', [-250_00, 900_00], 1_00, [1_000_00, 500_00, 0, -500_00]],
  ['one that never moves', [500_00], 1_00, [501_00, 500_00]],
  ['no balance at all', [], 1_00, [1_00, 0]],
])('starts near the lowest value of %s', (_, values, finest, ticks) => {
  expect(closeScaleOf(values, finest).ticks).toEqual(ticks);
});

it('leaves less than one step free below the lowest value and above the highest', () => {
  const amounts = fc.array(fc.integer({ min: -9e14, max: 9e14 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(amounts, (values) => {
      const { ticks, fromTop } = closeScaleOf(values, 100);
      const stepShare = 100 / (ticks.length - 1) + 0.01;
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(fromTop(Math.max(...values))).toBeGreaterThanOrEqual(0);
      expect(fromTop(Math.max(...values))).toBeLessThanOrEqual(stepShare);
      expect(fromTop(Math.min(...values))).toBeGreaterThanOrEqual(100 - stepShare);
      expect(fromTop(Math.min(...values))).toBeLessThanOrEqual(100);
    }),
  );
});

it('places the highest value highest', () => {
  const { fromTop } = scaleOf([0, 40_00], 1_00);
  expect([fromTop(40_00), fromTop(20_00), fromTop(0)]).toEqual([0, 50, 100]);
});

it('knows a share of nothing', () => expect([shareOf(0, 0), shareOf(1, 3)]).toEqual([0, 33.33]));
