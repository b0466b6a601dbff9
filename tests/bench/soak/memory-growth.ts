import { median } from '#tests/bench/figure.ts';

/** More than this, from the middle third of a run to its last, is no noise of the collector. */
export const mostGrowth = 0.1;

/** The growth from the middle third to the last, as a share: in the first, caches and journals fill. */
export function memoryGrowth(mib: readonly number[]): number {
  const third = Math.floor(mib.length / 3);
  return median(mib.slice(-third)) / median(mib.slice(-2 * third, -third)) - 1;
}
