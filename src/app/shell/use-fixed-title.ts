import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';

/** One title for every page, so that neither history nor tabs reveal what was viewed. */
export function useFixedTitle(): void {
  const { bankName } = useRuntimeConfig();
  const { pathname } = useLocation();

  // The title is outside React. Login and the empty path leave it unchanged.
  useLayoutEffect(() => {
    if (pathname !== '/' && pathname !== '/login') document.title = `${bankName} Online Banking`;
  }, [bankName, pathname]);
}
