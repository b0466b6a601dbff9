import type { Range } from '@tanstack/react-virtual';

/** Pixels at the usual text size. */
export const rowHeight = 45;

/** A card of three lines: what is reckoned with until a card is measured. */
export const cardHeight = 85;

/** Rows kept ready above and below those in sight: a tenth of all, at most thirty. */
export function bufferOf(count: number): number {
  return Math.min(30, Math.ceil(count / 10));
}

/**
 * Which rows stand in the page: those in sight, their buffers, and the row that holds the focus wherever it is, because
 * a focus that is removed is lost.
 */
export function rowsToKeep({ startIndex, endIndex, overscan, count }: Range, focused: number | undefined): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (focused === undefined || focused >= count) return rows;
  if (focused < first) return [focused, ...rows];
  return focused > last ? [...rows, focused] : rows;
}
