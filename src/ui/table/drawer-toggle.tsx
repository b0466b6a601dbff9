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
      <span aria-hidden="true">{open ? '−' : '+'}</span>
      <HiddenText>{label}</HiddenText>
    </button>
  );
}
