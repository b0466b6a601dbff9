import { useEffect } from 'react';

const pauseMs = 300;

/**
 * Fetches the page that most customers open next, a moment after the list stands. Ahead of need only: if it does not
 * arrive now it is asked for again when it is needed.
 */
export function useNextPage(isListDrawn: boolean): void {
  // The moment comes by the clock alone; Safari has no idle callback.
  useEffect(() => {
    if (!isListDrawn) return;
    const timer = setTimeout(() => void Promise.allSettled([import('./account-screen.tsx')]), pauseMs);
    return () => clearTimeout(timer);
  }, [isListDrawn]);
}
