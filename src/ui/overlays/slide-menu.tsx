import type { MouseEvent, ReactNode } from 'react';
import { CloseButton } from '#src/ui/buttons/close-button.tsx';
import styles from './slide-menu.module.css';
import { useModal } from './use-modal.ts';

interface SlideMenuProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-height modal from the side, open while mounted. */
export function SlideMenu({ title, onClose, children }: SlideMenuProps) {
  const modal = useModal(onClose);

  // A press on the backdrop targets the dialog itself, a press in the menu one of its children.
  function closeBeside(event: MouseEvent) {
    if (event.target === modal.ref.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, which arrives as `cancel`.
    <dialog {...modal} className={styles.menu} aria-label={title} onClick={closeBeside}>
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
