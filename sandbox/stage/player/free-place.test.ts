import { expect, it } from 'vitest';
import { type Box, freePlace } from './free-place.ts';

const window = { width: 1000, height: 800 };
const size = { width: 300, height: 200 };
const wanted = { x: 400, y: 300 };

function placed(...taken: Box[]) {
  return freePlace({ wanted, size, window, taken, edge: 10 });
}

it('stays where it is wanted while it covers nothing', () => {
  expect(placed({ x: 100, y: 300, width: 300, height: 40 })).toEqual(wanted);
});

it('goes to a corner rather than cover the target or the phone', () => {
  const target = { x: 420, y: 320, width: 100, height: 40 };
  expect(placed(target)).toEqual({ x: 690, y: 590 });
  expect(placed(target, { x: 650, y: 500, width: 350, height: 300 })).toEqual({ x: 10, y: 590 });
});

it('covers the phone before the target when there is no room for both', () => {
  const everywhere = { x: 0, y: 0, ...window };
  expect(placed({ x: 0, y: 0, width: 1000, height: 500 }, everywhere)).toEqual({ x: 690, y: 590 });
});
