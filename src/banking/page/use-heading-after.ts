import { useLayoutEffect, useRef } from 'react';

/** For a box that goes once its retry succeeds: the page's heading takes the focus of what was inside. */
export function useHeadingAfter() {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const held = around.current;
    return () => {
      if (!held?.contains(document.activeElement)) return;
      queueMicrotask(() => document.querySelector('h1')?.focus({ preventScroll: true }));
    };
  }, []);
  return around;
}
