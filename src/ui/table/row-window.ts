import type { Range } from '@tanstack/react-virtual';
import type { Preferences } from '#src/ui/preferences/preferences.ts';

/** Pixels at the default text size, by the rows the customer chose. */
export const rowHeights = { standard: 45, roomy: 60 } as const satisfies Record<Preferences['rows'], number>;

/** A card of two lines, in pixels at the default text size. */
export const cardHeight = 69;

/** The heading above the first row of a group; it is part of that row. */
export const groupHeight = 32;

/** Lists up to this length are rendered whole, so that the browser finds and prints every row. */
export const mostInFlow = 200;

/** A longer list is cut short on paper, at about ninety sheets: the browser waits while they are rendered. */
export const mostOnPaper = 2_000;

/** Rows rendered above and below those in view until the list has been painted. */
export const firstBuffer = 4;

/** Rows rendered above and below those in view: a tenth of all, at most thirty. */
export function bufferOf(count: number): number {
  return Math.min(30, Math.ceil(count / 10));
}

/**
 * The rows to render: those in view, their buffers, and the one with the focus, which would be lost if it were removed.
 */
export function rowsToKeep({ startIndex, endIndex, overscan, count }: Range, focused: number | undefined): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (focused === undefined || focused >= count) return rows;
  if (focused < first) return [focused, ...rows];
  return focused > last ? [...rows, focused] : rows;
}
