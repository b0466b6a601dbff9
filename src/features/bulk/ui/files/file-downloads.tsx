import { type ReactNode, useState } from 'react';
import type { BulkDocument } from '#src/api/bulk/bulk-files.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { saveFile } from '#src/banking/print/save-file.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import type { PartyId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { useDocuments } from './use-documents.ts';

interface FileDownloadsProps {
  readonly party: PartyId | false;
  readonly id: string;
  readonly hasErrors: boolean;
  /** What to do first, before the downloads. */
  readonly children?: ReactNode;
}

const titles = {
  original: 'Download file',
  response: 'Download response',
  error: 'Download error report',
} as const satisfies Record<BulkDocument, string>;

export function FileDownloads({ party, id, hasErrors, children }: FileDownloadsProps) {
  const read = useDocuments(party, id);
  const [busy, setBusy] = useState<BulkDocument>();
  const [saved, setSaved] = useState<string>();
  const [failed, setFailed] = useState<{ readonly type: BulkDocument; readonly error: BankError }>();
  const offered: readonly BulkDocument[] = hasErrors ? ['original', 'response', 'error'] : ['original', 'response'];

  async function download(type: BulkDocument) {
    if (busy !== undefined) return;
    setBusy(type);
    const document = await read(type);
    if (document === undefined) return;
    setBusy(undefined);
    if ('error' in document) return setFailed({ type, error: document.error });
    setFailed(undefined);
    // Never opened as a page: the browser saves whatever it is.
    saveFile(new Blob([document.bytes], { type: 'application/octet-stream' }), document.fileName);
    setSaved(document.fileName);
  }

  return (
    <section aria-label="Downloads" className={stack.close}>
      <ButtonRow narrow={children ? 'filled' : 'same'}>
        {children}
        {offered.map((type) => (
          <Button key={type} look="quiet" busy={busy === type} onClick={() => void download(type)}>
            {titles[type]}
          </Button>
        ))}
      </ButtonRow>
      <p role="status" className={styles.soft}>
        {saved !== undefined && `Saved ${saved}`}
      </p>
      {failed !== undefined && (
        <CallFailed
          lead="The file was not downloaded."
          failed={{ error: failed.error, busy: busy !== undefined, tryAgain: () => void download(failed.type) }}
        />
      )}
    </section>
  );
}
