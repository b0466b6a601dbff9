import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './reveal-button.module.css';

interface RevealButtonProps {
  /** What is shown or hidden, for screen readers. */
  readonly what: string;
  readonly revealed: boolean;
  readonly onToggle: () => void;
}

/** At the end of a control, which leaves space for it and keeps its text. */
export function RevealButton({ what, revealed, onToggle }: RevealButtonProps) {
  return (
    <button type="button" className={styles.reveal} onClick={onToggle}>
      {revealed ? 'Hide' : 'Show'}
      <HiddenText> {what}</HiddenText>
    </button>
  );
}
