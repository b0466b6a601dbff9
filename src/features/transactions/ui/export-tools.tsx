import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';
import { exportPeriod } from '#src/features/transactions/model/exports/period-file-name.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import type { ExportDialogProps } from './export-dialog-props.ts';
import styles from './export-tools.module.css';
import type { TransactionsInView } from './use-transactions.ts';

interface ExportToolsProps {
  readonly account: Account;
  readonly filters: Filters;
  readonly bounds: Bounds;
  readonly list: Pick<TransactionsInView, 'isFiltered' | 'pages'>;
  /** Other tools, before these. */
  readonly children?: ReactNode;
}

type Tool = 'print' | 'download';

/** Loaded on first use. */
const dialogs = {
  print: async () => (await import('./print-dialog.tsx')).PrintDialog,
  download: async () => (await import('./download-dialog.tsx')).DownloadDialog,
} as const satisfies Record<Tool, () => Promise<ComponentType<ExportDialogProps>>>;

/** Viewing transactions includes exporting them; only the account decides. */
const noGrants: Grants = { functions: undefined, tasks: {} };

/** Prints or downloads the transactions, with the current filters. */
export function ExportTools({ account, filters, bounds, list: { isFiltered, pages }, children }: ExportToolsProps) {
  const { Dialog, coming, missing, open, close } = useLazyDialog();
  const hasFiles = accountMay('downloadTransactions', account, noGrants);
  const { dates } = filters;
  const period = useMemo(() => exportPeriod({ ...bounds, dates, pages }), [bounds, dates, pages]);
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        {children}
        <Button look="quiet" aria-haspopup="dialog" busy={coming === 'print'} onClick={() => open('print')}>
          Print
        </Button>
        {hasFiles && (
          <Button look="quiet" aria-haspopup="dialog" busy={coming === 'download'} onClick={() => open('download')}>
            Download
          </Button>
        )}
      </div>
      {missing !== undefined && (
        <Notice tone="alert">
          <p>
            {missing === 'print' ? 'Print' : 'Download'} could not be opened. Please check your internet connection and
            select it again.
          </p>
        </Notice>
      )}
      {Dialog !== undefined && (
        <Dialog
          account={account}
          filters={filters}
          isFiltered={isFiltered}
          period={period}
          listedFrom={dates === undefined ? pages?.at(-1)?.from : undefined}
          hasFiles={hasFiles}
          onClose={close}
        />
      )}
    </div>
  );
}

/** If a dialog fails to load, the message appears at its button and the list stays. */
function useLazyDialog() {
  const [shown, setShown] = useState<{ readonly Dialog: ComponentType<ExportDialogProps> }>();
  const [coming, setComing] = useState<Tool>();
  const [missing, setMissing] = useState<Tool>();

  async function open(tool: Tool) {
    if (coming !== undefined) return;
    setComing(tool);
    setMissing(undefined);
    try {
      const Dialog = await dialogs[tool]();
      setShown({ Dialog });
    } catch {
      setMissing(tool);
    } finally {
      setComing(undefined);
    }
  }

  return { Dialog: shown?.Dialog, coming, missing, open, close: () => setShown(undefined) };
}
