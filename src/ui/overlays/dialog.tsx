import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  /** For a larger task rather than a question: not announced as a whole when it opens. */
  readonly wide?: boolean;
  readonly onClose: () => void;
}

/**
 * A modal dialog, open while mounted. It is the native element, not react-aria's: it works offline, makes the page
 * behind inert, and adds no styles that the content security policy would block.
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
