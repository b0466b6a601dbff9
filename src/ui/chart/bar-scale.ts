export interface Bar {
  readonly id: string;
  /** Below the bar. */
  readonly label: string;
  /** In full, for the table. */
  readonly name: string;
  readonly value: number;
}

/** Units of the drawing. */
export const barChart = { width: 640, height: 220, top: 24, bottom: 28, gap: 0.42 } as const;

export interface PlacedBar extends Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bars of equal width, the tallest as tall as the drawing allows; a value above zero is always visible. */
export function placeBars(bars: readonly Bar[]): readonly PlacedBar[] {
  const { width, height, top, bottom, gap } = barChart;
  const room = height - top - bottom;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / Math.max(1, bars.length);
  return bars.map((bar, at) => {
    const size = bar.value === 0 ? 0 : Math.max(2, (bar.value / most) * room);
    return { ...bar, x: step * (at + gap / 2), y: top + room - size, width: step * (1 - gap), height: size };
  });
}
