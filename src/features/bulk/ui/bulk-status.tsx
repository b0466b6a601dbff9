import type { Headline } from '#src/api/bulk/bulk-file.ts';
import { headlineTexts } from '#src/features/bulk/model/file-copy.ts';
import styles from './bulk.module.css';

const tones = { successful: 'good', processing: 'waiting', rejected: 'bad', error: 'bad' } as const;

export function StatusText({ headline }: { readonly headline: Headline }) {
  return (
    <span className={styles.status} data-tone={tones[headline]}>
      {headlineTexts[headline]}
    </span>
  );
}
