import { useEffect } from 'react';

const pauseMs = 300;

/** Prefetches the page most customers open next. If it fails, it is fetched again when needed. */
export function useNextPage(isListDrawn: boolean): void {
  // Runs when the browser is idle; Safari has no idle callback.
  useEffect(() => {
    if (!isListDrawn) return;
    const timer = setTimeout(() => void Promise.allSettled([import('./account-screen.tsx')]), pauseMs);
    return () => clearTimeout(timer);
  }, [isListDrawn]);
}
