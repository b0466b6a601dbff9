import { type Scale, shareOf } from './scale.ts';

export interface LinePoint {
  /** Its place on the axis, from 0. */
  readonly at: number;
  /** From here on. */
  readonly value: number;
}

/** Steps in a square of 100, to its right edge. */
export function linePath(points: readonly LinePoint[], length: number, { fromTop }: Scale): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const steps = others.map(({ at, value }) => `H${shareOf(at, length)}V${fromTop(value)}`);
  return `M${shareOf(first.at, length)} ${fromTop(first.value)}${steps.join('')}H100`;
}
