import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './class-bar.module.css';
import { focusSoon } from './use-bar-focus.ts';

/** Words in front of everything, dialogs of the app as well. The trainee cannot take them away. */
export function ClassCurtain({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A modal dialog is opened by a call, and gives the focus back when it is closed before it goes.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const focused = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      // The bar has been in the dialog meanwhile, so the browser does not find its way back there.
      focusSoon(focused);
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.lock}
      onCancel={(event) => event.preventDefault()}
      // A browser closes it at the second Escape, whatever the page says.
      onClose={() => dialog.current?.showModal()}
    >
      <p role="alert">{children}</p>
    </dialog>,
    document.body,
  );
}
