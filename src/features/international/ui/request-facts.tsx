import type { InternationalRequest } from '#src/features/international/model/check-request.ts';
import { requestLines } from '#src/features/international/model/request-lines.ts';
import { AnswerList } from '#src/ui/text/answer-list.tsx';
import styles from './request-facts.module.css';

interface RequestFactsProps {
  readonly label: string;
  readonly request: InternationalRequest;
}

/** Everything that is sent. */
export function RequestFacts({ label, request }: RequestFactsProps) {
  return (
    <section aria-label={label} className={styles.card}>
      <AnswerList
        answers={requestLines(request).map(({ label: name, value }) => ({
          label: name,
          value: <span className={styles.value}>{value}</span>,
        }))}
      />
    </section>
  );
}
