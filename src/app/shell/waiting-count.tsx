import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import postStyles from './post-tools.module.css';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting-count.module.css';

/** How many items await the customer's authorisation. It has its place before it is known. */
export function WaitingCount() {
  const { waiting, isAwaited } = useWaiting();
  if (isAwaited) return <span className={styles.place} />;
  if (waiting === 0) return null;
  return (
    <span className={`${postStyles.count} ${styles.count}`}>
      {waiting}
      <HiddenText> awaiting your authorisation</HiddenText>
    </span>
  );
}

/** The same in words, where a dot is all there is to see. */
export function WaitingText({ waiting }: { readonly waiting: number }) {
  return waiting > 0 && <HiddenText>, {waiting} awaiting your authorisation</HiddenText>;
}
