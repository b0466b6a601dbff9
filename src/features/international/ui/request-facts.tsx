import { type ReactNode, useId } from 'react';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { PrintButton, PrintedPage } from '#src/banking/print/printed-page.tsx';
import type { InternationalRequest } from '#src/features/international/model/check-request.ts';
import { requestLines } from '#src/features/international/model/request-lines.ts';
import { AnswerList } from '#src/ui/text/answer-list.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './request-facts.module.css';

interface RequestCardProps {
  readonly reference: string;
  /** As the bank has it, for the fonts of the print. */
  readonly text: string;
  /** The bank has it, so it may be printed. */
  readonly isSent: boolean;
  /** Shown and printed. */
  readonly children: ReactNode;
}

export function RequestCard({ reference, text, isSent, children }: RequestCardProps) {
  const headingId = useId();
  const { bankName } = useRuntimeConfig();
  const title = `International payment request ${reference}`;
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <header className={styles.header}>
        <h2 id={headingId} className={typography.large}>
          Your request
        </h2>
        {isSent && <PrintButton look="quiet" words={`${title} ${text}`} />}
      </header>
      {children}
      {isSent && (
        <PrintedPage bankName={bankName} title={title}>
          {children}
        </PrintedPage>
      )}
    </section>
  );
}

/** Everything that is sent. */
export function RequestFacts({ request }: { readonly request: InternationalRequest }) {
  return (
    <AnswerList
      answers={requestLines(request).map(({ label, value }) => ({
        label,
        value: <AnswerText value={value} />,
      }))}
    />
  );
}

const accountEnd = /\d\d-\d\d-\d\d \d{8}$/;

/** An answer whose sort code and number, at its end, stay on one line. */
export function AnswerText({ value }: { readonly value: string }) {
  const [end = ''] = accountEnd.exec(value) ?? [];
  return (
    <span className={styles.value}>
      {value.slice(0, value.length - end.length)}
      {end !== '' && <span className={styles.whole}>{end}</span>}
    </span>
  );
}
