import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './drawer-toggle.module.css';

interface DrawerToggleProps {
  readonly label?: string | undefined;
  readonly drawerId: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Shows + while the drawer is closed and − while it is open. */
export function DrawerToggle({ label = 'Details', drawerId, open, onToggle }: DrawerToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={open ? drawerId : undefined}
      onClick={onToggle}
    >
      <svg aria-hidden="true" viewBox="0 0 14 14" className={styles.mark}>
        <path d={open ? 'M1 7h12' : 'M1 7h12M7 1v12'} />
      </svg>
      <HiddenText>{label}</HiddenText>
    </button>
  );
}
