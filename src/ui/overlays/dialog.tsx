import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  /** Room for something to work with, rather than a question: it is not read out as a whole when it opens. */
  readonly wide?: boolean;
  readonly onClose: () => void;
}

/**
 * A modal, open for as long as it is mounted. The platform's own element, not react-aria's: it has to be at hand when
 * the network is not, it leaves the page behind it inert, and it adds no style that the content policy would refuse.
 */
export function Dialog({ title, children, actions, wide = false, onClose }: DialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  const bodyId = useId();

  return (
    <dialog
      {...modal}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={children === undefined || wide ? undefined : bodyId}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children !== undefined && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
