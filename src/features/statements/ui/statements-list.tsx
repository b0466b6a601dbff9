import { useEffect, useMemo, useRef } from 'react';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { failedDownloads } from '#src/features/statements/model/downloads.ts';
import { damagedCopy, listCopy } from '#src/features/statements/model/statement-list-copy.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './statements-list.module.css';
import { StatementsSkeleton } from './statements-skeleton.tsx';
import { StatementsTable } from './statements-table.tsx';
import { DownloadsProvider, useDownloads } from './use-downloads.ts';

interface StatementsListProps {
  readonly statements: readonly StatementItem[];
  readonly names: ReadonlyMap<AccountId, string>;
  readonly isFiltered: boolean;
  readonly isLoading: boolean;
  readonly damagedCount: number;
}

/** The statements that match the filters, with download results above them. */
export function StatementsList({ statements, names, isFiltered, isLoading, damagedCount }: StatementsListProps) {
  const inUse = useDownloads();
  const { downloads, download } = inUse;
  const rows = useMemo(
    () =>
      statements.map((statement) => ({
        statement,
        accountName: names.get(statement.accountId) ?? statement.accountName,
      })),
    [statements, names],
  );
  return (
    <div className={stack.open} aria-busy={isLoading} data-waiting={isLoading ? '' : undefined}>
      <div className={styles.words}>
        <p role="status">{isLoading ? 'Loading data...' : listCopy(rows.length, isFiltered)}</p>
        <p role="status">{downloads.saved !== undefined && `Saved ${downloads.saved}`}</p>
      </div>
      {damagedCount > 0 && <DamagedStatements count={damagedCount} />}
      {failedDownloads(downloads).map(({ statement, error, isInProgress }) => (
        <FailedDownload
          key={statement.id}
          what={`${statement.title} of ${names.get(statement.accountId) ?? statement.accountName}`}
          failed={{ error, busy: isInProgress, tryAgain: () => download(statement) }}
        />
      ))}
      {isLoading && <StatementsSkeleton />}
      {rows.length > 0 && (
        <DownloadsProvider value={inUse}>
          <StatementsTable rows={rows} />
        </DownloadsProvider>
      )}
    </div>
  );
}

interface FailedDownloadProps {
  readonly what: string;
  readonly failed: FailedCalls;
}

function FailedDownload({ what, failed }: FailedDownloadProps) {
  const around = useRef<HTMLDivElement>(null);

  // The pressed row may be far down: each failure scrolls its reason into view.
  useEffect(() => {
    if (!failed.busy) around.current?.scrollIntoView({ block: 'nearest' });
  }, [failed.busy]);

  return (
    <div ref={around} className={styles.failed}>
      <CallFailed lead={`${what} was not downloaded.`} failed={failed} />
    </div>
  );
}

function DamagedStatements({ count }: { readonly count: number }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {damagedCopy(count)} If you need {count === 1 ? 'it' : 'them'} today, call{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}
