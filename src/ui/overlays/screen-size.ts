import { useSyncExternalStore } from 'react';

/** Below 37.5 em, below 60 em, and above: the layout breakpoints, 600 and 960 pixels at the usual text size. */
export type Size = 'small' | 'medium' | 'large';

const small = '(max-width: 37.49em)';
const medium = '(max-width: 59.99em)';

/**
 * The current window size, updated when it changes. Printing keeps it: a browser counts its sheets before the page could
 * render for the paper's width.
 */
export function useScreenSize(): Size {
  return useSyncExternalStore(onSizeChange, sizeNow);
}

let lastOnScreen: Size | undefined;

function sizeNow(): Size {
  if (lastOnScreen === undefined || !matchMedia('print').matches) lastOnScreen = sizeOfWindow();
  return lastOnScreen;
}

function sizeOfWindow(): Size {
  if (matchMedia(small).matches) return 'small';
  return matchMedia(medium).matches ? 'medium' : 'large';
}

function onSizeChange(tell: () => void): () => void {
  const queries = [matchMedia(small), matchMedia(medium)];
  for (const query of queries) query.addEventListener('change', tell);
  return () => {
    for (const query of queries) query.removeEventListener('change', tell);
  };
}
