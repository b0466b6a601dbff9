import { expect, it } from 'vitest';
import { type Box, freePlace, overlaps } from './free-place.ts';

const room = { width: 1280, height: 720 };
const size = { width: 320, height: 200 };
const gap = 12;

function placed(near: Box, ...others: Box[]) {
  return freePlace({ size, room, clear: [near, ...others], rather: [], near, gap });
}

it('stands beside what it speaks of', () => {
  const button = { x: 200, y: 300, width: 100, height: 44 };
  const place = placed(button);
  expect(place).toBeDefined();
  expect(place && overlaps({ ...place, ...size }, button)).toBe(false);
  expect(place?.x === 312 || place?.y === 356 || place?.y === 88).toBe(true);
});

it('stays in the window at each edge', () => {
  for (const x of [0, 640, 1236]) {
    for (const y of [0, 360, 676]) {
      const place = placed({ x, y, width: 44, height: 44 });
      expect(place?.x).toBeGreaterThanOrEqual(gap);
      expect(place?.y).toBeGreaterThanOrEqual(gap);
      expect(place?.x).toBeLessThanOrEqual(room.width - size.width - gap);
      expect(place?.y).toBeLessThanOrEqual(room.height - size.height - gap);
    }
  }
});

it('keeps clear of the dialog as well', () => {
  const dialog = { x: 400, y: 100, width: 480, height: 520 };
  const box = { x: 420, y: 300, width: 40, height: 44 };
  const place = placed(box, dialog);
  expect(place && overlaps({ ...place, ...size }, dialog)).toBe(false);
});

it('has no place where everything is taken', () => {
  expect(placed({ x: 100, y: 100, width: 1080, height: 520 })).toBeUndefined();
});

it('stands further away where it would cover much, and near where that would be all the same', () => {
  const button = { x: 600, y: 300, width: 100, height: 44 };
  const amount = { x: 100, y: 100, width: 900, height: 380 };
  const place = freePlace({ size, room, clear: [button], rather: [amount], near: button, gap });
  expect(place && overlaps({ ...place, ...size }, amount)).toBe(false);
  const inTheText = freePlace({ size, room, clear: [button], rather: [{ x: 0, y: 0, ...room }], near: button, gap });
  const around = { x: button.x - 13, y: button.y - 13, width: button.width + 26, height: button.height + 26 };
  expect(inTheText && overlaps({ ...inTheText, ...size }, around)).toBe(true);
});
