import { useSyncExternalStore } from 'react';

/** Up to 599 pixels, up to 959, and above: the layout breakpoints. */
export type Size = 'small' | 'medium' | 'large';

const small = '(max-width: 599px)';
const medium = '(max-width: 959px)';

/** The current window size, updated when it changes. */
export function useScreenSize(): Size {
  return useSyncExternalStore(onSizeChange, sizeNow);
}

function sizeNow(): Size {
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
