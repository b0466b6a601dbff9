import { type FocusEvent, useRef } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { NoticeBar } from './notice-bar.tsx';

interface ChangeNoticeProps {
  readonly isBehind: boolean;
  readonly onShow: () => void;
}

/** That the page shows the bank as it was before, while something on it is being filled in. */
export function ChangeNotice({ isBehind, onShow }: ChangeNoticeProps) {
  const before = useRef<Element>(null);

  function keepPlace({ relatedTarget }: FocusEvent) {
    before.current = relatedTarget;
  }

  function show() {
    onShow();
    // The button has gone.
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }

  return (
    <NoticeBar text={isBehind ? 'The bank has changed.' : ''}>
      {isBehind && (
        <Button onFocus={keepPlace} onClick={show}>
          Show it
        </Button>
      )}
    </NoticeBar>
  );
}
