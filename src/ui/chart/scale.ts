/** From the lowest tick to the highest. */
export interface Scale {
  /** Evenly spaced, highest first. */
  readonly ticks: readonly number[];
  /** How far below the top a value is, in per cent of the height. */
  fromTop(value: number): number;
}

/** Steps of 1, 2 or 5 times a power of ten, never finer than `finest`, that cover zero and all values; four at most. */
export function scaleOf(values: readonly number[], finest: number): Scale {
  return scaleBetween(Math.min(0, ...values), Math.max(0, ...values), finest);
}

/** The same from just below the lowest value, so that small changes of a large value are seen. */
export function closeScaleOf(values: readonly number[], finest: number): Scale {
  return values.length === 0 ? scaleOf(values, finest) : scaleBetween(Math.min(...values), Math.max(...values), finest);
}

function scaleBetween(least: number, most: number, finest: number): Scale {
  const steps = stepsFrom(finest);
  let step = finest;
  while (Math.ceil(most / step) - Math.floor(least / step) > mostSteps) step = steps.next().value;
  const bottom = Math.floor(least / step);
  const top = Math.max(Math.ceil(most / step), bottom + 1);
  const ticks = Array.from({ length: top - bottom + 1 }, (_, place) => (top - place) * step || 0);
  const range = (top - bottom) * step;
  return { ticks, fromTop: (value) => rounded(((top * step - value) / range) * 100) };
}

const mostSteps = 4;

function* stepsFrom(finest: number): Generator<number, never> {
  for (let power = finest; ; power *= 10) for (const times of [1, 2, 5]) yield power * times;
}

/** To a hundredth, so that the drawing's markup stays short. */
export function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

/** A share in per cent of a whole; nothing of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded((part / whole) * 100);
}
