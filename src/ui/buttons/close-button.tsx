import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './close-button.module.css';

interface CloseButtonProps {
  /** What is closed, for screen readers. */
  readonly what: string;
  readonly verb?: 'Close' | 'Dismiss';
  readonly onPress: () => void;
}

export function CloseButton({ what, verb = 'Close', onPress }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} onClick={onPress}>
      <svg aria-hidden="true" viewBox="0 0 14 14" className={styles.mark}>
        <path d="M1.5 1.5l11 11M12.5 1.5l-11 11" />
      </svg>
      <HiddenText>
        {verb} {what}
      </HiddenText>
    </button>
  );
}
