import { FailureText } from '#src/banking/page/failure-text.tsx';
import {
  type DownloadState,
  downloadCopy,
  failedCopy,
} from '#src/features/transactions/model/exports/download-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './export-progress.module.css';

export function DownloadProgress({ state }: { readonly state: DownloadState }) {
  return (
    <div className={styles.progress}>
      {state.status === 'failed' && <Failed {...state} />}
      <p role="status" className={styles.words}>
        {downloadCopy(state)}
      </p>
      {state.status === 'fetching' && (
        <progress
          aria-label="Download"
          className={styles.bar}
          max={state.of}
          // One part of one shows no progress.
          value={state.of === 1 ? undefined : state.part - 1}
        />
      )}
      {state.status === 'joining' && <progress aria-label="Download" className={styles.bar} />}
    </div>
  );
}

function Failed({ arrivedCount, of, ...failure }: DownloadState & { status: 'failed' }) {
  return (
    <Notice tone="alert">
      <FailureText error={failure}>
        <p>{failedCopy(arrivedCount, of)}</p>
      </FailureText>
    </Notice>
  );
}
