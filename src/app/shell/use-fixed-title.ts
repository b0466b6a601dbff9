import { useLayoutEffect } from 'react';
import type { PageHandle } from '#src/app/page-handle.ts';
import { useRoute } from '#src/banking/page/page-facts.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';

/** One title for every page, so that neither history nor tabs reveal what was viewed. */
export function useFixedTitle(): void {
  const { bankName } = useRuntimeConfig();
  const keepsTitle = useRoute<PageHandle>().facts?.keepsTitle ?? false;

  // The title is outside React. Login and the empty path leave it unchanged.
  useLayoutEffect(() => {
    if (!keepsTitle) document.title = `${bankName} Online Banking`;
  }, [bankName, keepsTitle]);
}
