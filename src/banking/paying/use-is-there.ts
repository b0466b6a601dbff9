import { useEffect, useRef } from 'react';

/** Whether the page is still shown. */
export function useIsThere(): () => boolean {
  const isPageShown = useRef(true);
  // Late answers only move a customer who is still here.
  useEffect(() => {
    isPageShown.current = true;
    return () => {
      isPageShown.current = false;
    };
  }, []);
  return () => isPageShown.current;
}
