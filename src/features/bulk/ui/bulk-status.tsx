import type { BulkFile, Headline } from '#src/api/bulk/bulk-file.ts';
import { headlineTexts, turnText } from '#src/features/bulk/model/file-copy.ts';
import { StatusPill } from '#src/ui/text/status-pill.tsx';
import { StatusText } from '#src/ui/text/status-text.tsx';
import styles from './bulk.module.css';

const tones = { successful: 'good', processing: 'waiting', rejected: 'bad', error: 'bad' } as const;

export function HeadlineText({ headline }: { readonly headline: Headline }) {
  return <StatusText tone={tones[headline]}>{headlineTexts[headline]}</StatusText>;
}

/** At the head of a file's own page. */
export function HeadlinePill({ headline }: { readonly headline: Headline }) {
  return (
    <StatusPill isLarge tone={tones[headline]}>
      {headlineTexts[headline]}
    </StatusPill>
  );
}

/** With whose turn it is. */
export function FileStatus({ file }: { readonly file: BulkFile }) {
  const turn = turnText(file);
  return (
    <span className={styles.two}>
      <HeadlineText headline={file.headline} /> {turn !== undefined && <span className={styles.soft}>{turn}</span>}
    </span>
  );
}
