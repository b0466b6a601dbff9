import { type FocusEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * What a dialog needs to be a modal for as long as it is mounted, whatever the browser makes of Escape: Chromium asks
 * once, and closes it by itself the next time. Only `onClose` can take it away.
 */
export function useModal(onClose: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);

  // Modality exists only as a method, and closing by hand is what gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
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
