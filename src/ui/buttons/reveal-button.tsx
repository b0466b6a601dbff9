import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './reveal-button.module.css';

interface RevealButtonProps {
  /** What is shown or hidden, for who hears the button alone. */
  readonly what: string;
  readonly revealed: boolean;
  readonly onToggle: () => void;
}

/** At the end of the control it stands in, which makes room for it and keeps what was typed. */
export function RevealButton({ what, revealed, onToggle }: RevealButtonProps) {
  return (
    <button type="button" className={styles.reveal} onClick={onToggle}>
      {revealed ? 'Hide' : 'Show'}
      <HiddenText> {what}</HiddenText>
    </button>
  );
}
