import { FailureText } from '#src/banking/page/failure-text.tsx';
import { drawnCopy, type PrintState, printCopy } from '#src/features/transactions/model/exports/print-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './export-progress.module.css';

export function PrintProgress({ state }: { readonly state: PrintState }) {
  return (
    <div className={styles.progress}>
      {state.is === 'failed' && (
        <Notice tone="alert">
          <FailureText error={state}>
            <p>Nothing was printed or saved. Try again, or cancel.</p>
          </FailureText>
        </Notice>
      )}
      <p role="status" className={styles.words}>
        {printCopy(state)}
      </p>
      {state.is === 'fetching' && (
        <progress
          aria-label="Fetching"
          className={styles.bar}
          max={state.of}
          // One part of one shows no progress.
          value={state.of === 1 ? undefined : state.part - 1}
        />
      )}
      {state.is === 'drawing' && (
        <>
          <progress aria-label="Making the PDF" className={styles.bar} max={state.of} value={state.pages} />
          <p className={typography.note}>{drawnCopy(state)}</p>
        </>
      )}
    </div>
  );
}
