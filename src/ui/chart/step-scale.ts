export interface StepPoint {
  /** Its place on the axis, from 0. */
  readonly at: number;
  /** From here on. */
  readonly value: number;
}

export const chartSize = { width: 640, height: 200, left: 96, right: 16, top: 12, bottom: 32 } as const;

export interface StepScale {
  readonly least: number;
  readonly most: number;
  x(at: number): number;
  y(value: number): number;
}

/** Zero is always in the picture. */
export function scaleOf(points: readonly StepPoint[], length: number): StepScale {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const { width, height, left, right, top, bottom } = chartSize;
  const range = most - least || 1;
  return {
    least,
    most,
    x: (at) => round(left + ((width - left - right) * at) / (length || 1)),
    y: (value) => round(top + ((height - top - bottom) * (most - value)) / range),
  };
}

export function stepPath(points: readonly StepPoint[], { x, y }: StepScale, length: number): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const steps = others.map(({ at, value }) => `H${x(at)}V${y(value)}`);
  return `M${x(first.at)} ${y(first.value)}${steps.join('')}H${x(length)}`;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
