import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import postStyles from './post-tools.module.css';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting-count.module.css';

/** How many items await the customer's authorisation. Its place is kept for an approver: nothing moves when it arrives. */
export function WaitingCount() {
  const { isApprover, waiting } = useWaiting();
  if (!isApprover) return null;
  if (waiting === 0) return <span className={styles.place} />;
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
