import type { StatementItem } from '#src/api/statements/statement.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './statements-list.module.css';
import { useDownloadsHere } from './use-downloads.ts';

/** A statement, with its account's display name. */
export interface StatementRow {
  readonly statement: StatementItem;
  readonly accountName: string;
}

/** Downloads the statement. Named by its title and account, and stretched so that the whole row can be pressed. */
export function FileButton({ row: { statement, accountName } }: { readonly row: StatementRow }) {
  const { downloads, download } = useDownloadsHere();
  const isInProgress = downloads.byId.get(statement.id)?.isInProgress ?? false;
  return (
    <button
      type="button"
      data-prints=""
      className={styles.file}
      aria-disabled={isInProgress || undefined}
      onClick={() => download(statement)}
    >
      {isInProgress ? <span aria-hidden="true" className={styles.spinner} /> : <DownloadIcon />}
      <HiddenText>
        {isInProgress ? 'Downloading' : 'Download'} {statement.title} of {accountName}
      </HiddenText>
      <span aria-hidden="true" className={styles.title}>
        {statement.title}
      </span>
    </button>
  );
}

function DownloadIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.sign}>
      <path d="M8 2v8.5M4.5 7.5 8 11l3.5-3.5M2.5 13.5h11" />
    </svg>
  );
}
