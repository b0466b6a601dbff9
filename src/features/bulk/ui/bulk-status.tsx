import type { BulkFile, Headline } from '#src/api/bulk/bulk-file.ts';
import { headlineTexts, turnText } from '#src/features/bulk/model/file-copy.ts';
import styles from './bulk.module.css';

const tones = { successful: 'good', processing: 'waiting', rejected: 'bad', error: 'bad' } as const;

export function StatusText({ headline }: { readonly headline: Headline }) {
  return (
    <span className={styles.status} data-tone={tones[headline]}>
      {headlineTexts[headline]}
    </span>
  );
}

/** With whose turn it is. */
export function FileStatus({ file }: { readonly file: BulkFile }) {
  const turn = turnText(file);
  return (
    <span className={styles.two}>
      <StatusText headline={file.headline} /> {turn !== undefined && <span className={styles.soft}>{turn}</span>}
    </span>
  );
}
