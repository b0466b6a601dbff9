import styles from './clear-button.module.css';

interface ClearButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** A cross at the end of a control, which leaves space for it. */
export function ClearButton({ label, onClick }: ClearButtonProps) {
  return (
    <button type="button" className={styles.clear} aria-label={label} onClick={onClick}>
      <svg aria-hidden="true" viewBox="0 0 12 12" className={styles.cross}>
        <path d="M1.5 1.5l9 9m0-9l-9 9" />
      </svg>
    </button>
  );
}
