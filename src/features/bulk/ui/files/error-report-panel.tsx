import { useEffect, useId, useState } from 'react';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { ErrorReport } from '#src/features/bulk/model/error-report.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import type { PartyId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import { useDocuments } from './use-documents.ts';

interface ErrorReportPanelProps {
  readonly party: PartyId | false;
  readonly id: string;
}

interface ReportShownProps extends ErrorReportPanelProps {
  /** Otherwise it is read when asked for. */
  readonly startsOpen?: boolean;
}

type Read = { readonly report: ErrorReport | undefined } | { readonly error: BankError };

const mostShown = 100;

/** The bank's detailed report: which rows are wrong, and why. */
export function ErrorReportPanel({ party, id, startsOpen = false }: ReportShownProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <section aria-label="Detailed report" className={`${styles.card} ${styles.report}`}>
      <Button look="quiet" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide detailed report' : 'View detailed report'}
      </Button>
      <div id={panelId}>{isOpen && <Report party={party} id={id} />}</div>
    </section>
  );
}

function Report({ party, id }: ErrorReportPanelProps) {
  const read = useDocuments(party, id);
  const [found, setFound] = useState<Read>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isStale = attempt === 0;
    void (async () => {
      const [document, { readErrorReport }] = await Promise.all([
        read('error'),
        import('#src/features/bulk/model/error-report.ts'),
      ]);
      if (isStale || document === undefined) return;
      if ('error' in document) setFound(document);
      else setFound({ report: readErrorReport(new TextDecoder().decode(document.bytes)) });
    })();
    return () => {
      isStale = true;
    };
  }, [read, attempt]);

  if (found === undefined) return <p role="status">Loading data...</p>;
  if ('error' in found) {
    const tryAgain = () => {
      setFound(undefined);
      setAttempt(attempt + 1);
    };
    return <CallFailed lead="We could not load the report." failed={{ error: found.error, busy: false, tryAgain }} />;
  }
  if (found.report === undefined) {
    return <p>The report cannot be shown here. Please download it instead.</p>;
  }
  const { records, others, miscellaneous } = found.report;
  return (
    <div className={stack.close}>
      <ErrorList title="Errors in rows" errors={records.map(({ row, text }) => `Row ${row}: ${text}`)} />
      <ErrorList title="Other errors" errors={others} />
      <ErrorList title="Miscellaneous errors" errors={miscellaneous} />
    </div>
  );
}

function ErrorList({ title, errors }: { readonly title: string; readonly errors: readonly string[] }) {
  if (errors.length === 0) return null;
  const more = errors.length - mostShown;
  return (
    <>
      <h2 className={typography.large}>{title}</h2>
      <ul className={styles.errors}>
        {errors.slice(0, mostShown).map((error, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be wrong in the same words, and no line keeps anything.
          <li key={place}>{error}</li>
        ))}
      </ul>
      {more > 0 && <p className={styles.soft}>{more} more errors are in the download.</p>}
    </>
  );
}
