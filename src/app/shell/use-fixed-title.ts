import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '#src/parts/page/runtime-config.tsx';

/** One title for every page that opens, so that no history and no tab tells what was looked at. */
export function useFixedTitle(): void {
  const { bankName } = useRuntimeConfig();
  const { pathname } = useLocation();

  // The title belongs to the document, outside of what React draws. Sign-in and the empty path leave it as it is.
  useLayoutEffect(() => {
    if (pathname !== '/' && pathname !== '/login') document.title = `${bankName} Online Banking`;
  }, [bankName, pathname]);
}
