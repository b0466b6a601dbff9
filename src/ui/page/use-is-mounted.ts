import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the component is still mounted, since late answers only move a customer who is still here. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
