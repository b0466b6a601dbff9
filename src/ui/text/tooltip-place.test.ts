import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeNear, tooltipPlace } from './tooltip-place.ts';

const screen = { width: 1280, height: 800 };
const tooltip = { width: 200, height: 40 };
const control = { left: 600, top: 400, width: 44, height: 44 };

describe('a tooltip', () => {
  it.each([
    ['is centred above its control', control, { left: 522, top: 360 }],
    ['stays above at 60 px from the top', { ...control, top: 60 }, { left: 522, top: 20 }],
    ['goes below at 59 px from the top', { ...control, top: 59 }, { left: 522, top: 103 }],
    ['aligns with the control’s start at 59 px from the left', { ...control, left: 59 }, { left: 59, top: 360 }],
    ['is moved away from the left at 61 px', { ...control, left: 61 }, { left: 8, top: 360 }],
    ['aligns with the control’s end at 59 px from the right', { ...control, left: 1177 }, { left: 1021, top: 360 }],
    ['is moved away from the right at 61 px', { ...control, left: 1175 }, { left: 1072, top: 360 }],
    ['stays above at the bottom of the screen', { ...control, top: 750 }, { left: 522, top: 710 }],
  ])('%s', (_, at, place) => expect(tooltipPlace(at, tooltip, screen)).toEqual(place));

  const sizes = fc.record({ width: fc.integer({ min: 8, max: 300 }), height: fc.integer({ min: 8, max: 120 }) });
  const screens = fc.record({
    width: fc.integer({ min: 320, max: 3000 }),
    height: fc.integer({ min: 320, max: 2000 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('is fully visible on any screen that can hold it, and never over its control', () =>
    fc.assert(
      fc.property(screens, sizes, sizes, share, share, (around, size, own, across, down) => {
        const box = { ...own, left: across * (around.width - own.width), top: down * (around.height - own.height) };
        const { left, top } = tooltipPlace(box, size, around);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size.width).toBeLessThanOrEqual(around.width);
        expect(top + size.height).toBeLessThanOrEqual(around.height);
        const slack = 1e-6;
        const roomAbove = box.top - size.height >= 8;
        const roomBelow = box.top + box.height + size.height <= around.height - 8;
        const covers = top < box.top + box.height - slack && top + size.height > box.top + slack;
        if (roomAbove || roomBelow) expect(covers).toBe(false);
      }),
    ));

  it('is below near the top edge whenever there is space', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: edgeNear - 1 }), sizes, (top, size) => {
        const place = tooltipPlace({ ...control, top }, size, screen);
        expect(place.top).toBe(top + control.height);
      }),
    ));
});
