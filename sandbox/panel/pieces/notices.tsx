import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import type { PanelView } from './panel-store.ts';

interface NoticesProps {
  readonly view: PanelView;
  readonly onReset: () => void;
}

/** Warnings that affect everything else in the panel. */
export function Notices({ view, onReset }: NoticesProps) {
  const { unreachable, openedElsewhere, state } = view;
  return (
    <>
      {unreachable !== undefined && <Notice tone="alert">The bank cannot be reached: {unreachable}</Notice>}
      {openedElsewhere && (
        <Notice tone="alert">
          <span>A fresh bank was started, or this one taken back. What this page shows belongs to the one before.</span>
          <Button onClick={onReset}>Go to the bank as it is now</Button>
        </Notice>
      )}
      {typeof state?.notice === 'string' && <Notice>{state.notice}</Notice>}
    </>
  );
}
