import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import styles from './slide-menu.module.css';

interface SlideMenuProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal from the side, as high as the screen, open for as long as it is mounted. */
export function SlideMenu({ title, onClose, children }: SlideMenuProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  // Modality exists only as a method, and closing by hand is what gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // What lies beside the menu counts as part of the dialog, and everything in the menu as part of its children.
  function closeBeside(event: MouseEvent) {
    if (event.target === dialogRef.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which arrives as `cancel`.
    <dialog
      ref={dialogRef}
      className={styles.menu}
      aria-label={title}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <p aria-hidden="true" className={styles.title}>
            {title}
          </p>
          <CloseButton what={title} onPress={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
