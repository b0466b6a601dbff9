import type { ReactNode } from 'react';
import styles from './disclosure-button.module.css';
import { UnfoldMark } from './unfold-mark.tsx';

interface DisclosureButtonProps {
  readonly open: boolean;
  /** The id of what it shows and hides. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Shows and hides what follows it in the page. */
export function DisclosureButton({ open, controls, onToggle, children }: DisclosureButtonProps) {
  return (
    <button
      type="button"
      className={styles.disclosure}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {children}
      <UnfoldMark />
    </button>
  );
}
