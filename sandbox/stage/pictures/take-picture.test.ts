import { expect, it } from 'vitest';
import { partAround } from './take-picture.ts';

const window = { width: 1280, height: 720 };

it('a picture has its target in the middle, and stays on the page', () => {
  expect(partAround({ x: 600, y: 300, width: 100, height: 40 }, window)).toEqual({
    x: 330,
    y: 140,
    width: 640,
    height: 360,
  });
  expect(partAround({ x: 1200, y: 700, width: 60, height: 20 }, window)).toMatchObject({ x: 640, y: 360 });
  expect(partAround({ x: 0, y: 0, width: 60, height: 20 }, window)).toMatchObject({ x: 0, y: 0 });
});

it('without a target it shows the upper part in full width', () => {
  expect(partAround(undefined, window)).toEqual({ x: 0, y: 0, width: 1280, height: 720 });
  expect(partAround(undefined, { width: 360, height: 700 })).toEqual({ x: 0, y: 0, width: 360, height: 360 });
});
