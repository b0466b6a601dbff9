import { messageBesideCode } from '#src/api/messages/refusals.ts';
import {
  type DownloadState,
  downloadCopy,
  failedCopy,
} from '#src/features/transactions/model/exports/download-copy.ts';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './export-progress.module.css';

export function DownloadProgress({ state }: { readonly state: DownloadState }) {
  return (
    <div className={styles.progress}>
      {state.is === 'failed' && <Failed {...state} />}
      <p role="status" className={styles.words}>
        {downloadCopy(state)}
      </p>
      {state.is === 'fetching' && (
        <progress
          aria-label="Download"
          className={styles.bar}
          max={state.of}
          // One part of one shows no progress.
          value={state.of === 1 ? undefined : state.part - 1}
        />
      )}
      {state.is === 'joining' && <progress aria-label="Download" className={styles.bar} />}
    </div>
  );
}

function Failed({ message, code, arrivedCount, of }: DownloadState & { is: 'failed' }) {
  return (
    <Notice tone="alert">
      <div>
        <p>
          <MessageText text={messageBesideCode({ message, code })} />
        </p>
        {code !== undefined && <p className={styles.code}>Error Code: {code}</p>}
        <p>{failedCopy(arrivedCount, of)}</p>
      </div>
    </Notice>
  );
}
