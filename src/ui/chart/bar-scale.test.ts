import { expect, it } from 'vitest';
import { type Bar, barChart, placeBars } from './bar-scale.ts';

const bars = (...values: number[]): Bar[] =>
  values.map((value, at) => ({ id: String(at), label: 'Jan', name: 'January', value }));
const room = barChart.height - barChart.top - barChart.bottom;

it('draws the tallest bar as tall as there is room, and the others in proportion', () => {
  const [small, tall] = placeBars(bars(10, 40));
  expect([small?.height, tall?.height]).toEqual([room / 4, room]);
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBe((tall?.y ?? 0) + (tall?.height ?? 0));
});

it('shows the smallest value, and nothing for none', () => {
  expect(placeBars(bars(0, 1, 100_000)).map(({ height }) => height)).toEqual([0, 2, room]);
  expect(placeBars(bars(0, 0)).map(({ height }) => height)).toEqual([0, 0]);
});

it('keeps all bars inside the drawing, side by side', () => {
  const placed = placeBars(bars(1, 2, 3, 4, 5, 6));
  for (const [at, { x, width }] of placed.entries()) {
    expect(x).toBeGreaterThanOrEqual(at === 0 ? 0 : (placed[at - 1]?.x ?? 0) + width);
    expect(x + width).toBeLessThanOrEqual(barChart.width);
  }
});
