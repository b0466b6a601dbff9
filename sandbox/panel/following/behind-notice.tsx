import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import type { PageControl } from '#sandbox/panel/pieces/page-control.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './notice.module.css';

/** That the page shows an earlier bank while something on it is being filled in. */
export function BehindNotice({ page }: { readonly page: PageControl }) {
  const { isBehind } = useSyncExternalStore(page.subscribe, page.read);
  const before = useRef<Element>(null);

  function keepPlace({ relatedTarget }: FocusEvent) {
    before.current = relatedTarget;
  }

  function show() {
    page.refresh();
    // The button has gone.
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }

  return (
    <div className={isBehind ? styles.notice : undefined}>
      <p role="status">{isBehind && 'The bank has changed.'}</p>
      {isBehind && (
        <Button onFocus={keepPlace} onClick={show}>
          Show it
        </Button>
      )}
    </div>
  );
}
