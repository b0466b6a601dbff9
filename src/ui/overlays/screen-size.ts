import { useSyncExternalStore } from 'react';

/** Below 37.5 em, below 60 em, and above: the layout breakpoints, 600 and 960 pixels at the usual text size. */
export type Size = 'small' | 'medium' | 'large';

const small = '(max-width: 37.49em)';
const narrow = '(max-width: 47.49em)';
const medium = '(max-width: 59.99em)';

/**
 * The current window size, updated when it changes. Printing keeps it: a browser counts its sheets before the page could
 * render for the paper's width.
 */
export function useScreenSize(): Size {
  return useSyncExternalStore(onSizeChange, sizeNow);
}

/** Below 47.5 em, where the columns of a wide table would be cut. Printing keeps it, too. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onNarrowChange, isNarrowNow);
}

let lastOnScreen: Size | undefined;
let wasNarrow = false;

function sizeNow(): Size {
  if (lastOnScreen === undefined || !matchMedia('print').matches) lastOnScreen = sizeOfWindow();
  return lastOnScreen;
}

function isNarrowNow(): boolean {
  if (!matchMedia('print').matches) wasNarrow = matchMedia(narrow).matches;
  return wasNarrow;
}

function sizeOfWindow(): Size {
  if (matchMedia(small).matches) return 'small';
  return matchMedia(medium).matches ? 'medium' : 'large';
}

function onSizeChange(tell: () => void): () => void {
  return onChangeOf([small, medium], tell);
}

function onNarrowChange(tell: () => void): () => void {
  return onChangeOf([narrow], tell);
}

function onChangeOf(conditions: readonly string[], tell: () => void): () => void {
  const queries = conditions.map((condition) => matchMedia(condition));
  for (const query of queries) query.addEventListener('change', tell);
  return () => {
    for (const query of queries) query.removeEventListener('change', tell);
  };
}
