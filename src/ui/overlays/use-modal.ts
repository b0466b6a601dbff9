import { type FocusEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Makes a dialog modal while mounted. Only `onClose` can close it, although Chromium closes a dialog by itself on a
 * second Escape.
 */
export function useModal(onClose: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);

  // A dialog becomes modal only by a method call, and only closing it returns the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // A number to call in the text is not where to begin.
    if (document.activeElement?.matches('a[href^="tel:"]')) dialog?.querySelector('button')?.focus();
    return () => dialog?.close();
  }, []);

  return {
    ref: dialogRef,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      focused.current = target;
    },
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    onClose() {
      const dialog = dialogRef.current;
      if (dialog === null || dialog.open) return;
      const last = focused.current;
      dialog.showModal();
      last?.focus();
      onClose();
    },
  };
}
