import { useState } from 'react';
import { type ExportFormat, exportFormats } from '#src/api/transactions/transaction-files.ts';
import { formatCopy, formatTitles } from '#src/features/transactions/model/exports/download-copy.ts';
import { sixMonthPieces } from '#src/rules/export-periods.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import styles from './download-dialog.module.css';
import { DownloadProgress } from './download-progress.tsx';
import type { ExportDialogProps } from './export-dialog-props.ts';
import { ExportBody } from './export-notes.tsx';
import { useDownload } from './use-download.ts';

const formats = exportFormats.map((id) => ({ id, title: formatTitles[id] }));

/** Downloads an account's transactions as a file in a chosen format. */
export function DownloadDialog({ account, listedFrom, onClose, ...now }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { state, requested, isRunning, start, stop, forget } = useDownload(account);
  // The list behind may keep loading: the notes about a file stay those of the file.
  const file = requested ?? now;

  function choose(id: string) {
    const chosen = exportFormats.find((candidate) => candidate === id);
    if (chosen === undefined) return;
    setFormat(chosen);
    forget();
  }
  const cancel = isRunning ? stop : onClose;

  return (
    <Dialog
      title="Download Transactions"
      wide
      onClose={cancel}
      actions={
        <>
          <Button look="quiet" onClick={cancel}>
            {state.status === 'saved' ? 'Close' : 'Cancel'}
          </Button>
          <Button look="main" busy={isRunning} onClick={() => start({ ...file, format })}>
            {state.status === 'failed' ? 'Try again' : 'Download'}
          </Button>
        </>
      }
    >
      <ExportBody period={file.period} isFiltered={file.isFiltered} listedFrom={listedFrom}>
        <div ref={focusedFirst} inert={isRunning} className={styles.format}>
          <ChoiceGroup label="Format" choices={formats} value={format} onChange={choose} />
          <p role="status" className={styles.hint}>
            {formatCopy(format, sixMonthPieces(file.period).length)}
          </p>
        </div>
        <DownloadProgress state={state} />
      </ExportBody>
    </Dialog>
  );
}
