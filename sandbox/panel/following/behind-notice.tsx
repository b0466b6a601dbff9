import { useSyncExternalStore } from 'react';
import type { PageControl } from '#sandbox/panel/pieces/page-control.ts';
import { ChangeNotice } from '#src/ui/overlays/change-notice.tsx';

export function BehindNotice({ page }: { readonly page: PageControl }) {
  const { isBehind } = useSyncExternalStore(page.subscribe, page.read);
  return <ChangeNotice isBehind={isBehind} onShow={page.refresh} />;
}
