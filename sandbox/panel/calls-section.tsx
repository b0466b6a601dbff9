import { memo } from 'react';
import type { RequestEntry } from '#sandbox/control/journal.ts';
import { londonTimeText } from './bank-time.ts';
import styles from './calls-section.module.css';
import { mostCalls, type PanelView } from './panel-store.ts';
import { Section } from './section.tsx';

/** What the app asked the bank, newest first. */
export function CallsSection({ calls, callCount }: Pick<PanelView, 'calls' | 'callCount'>) {
  return (
    <Section title="Calls">
      <p className={styles.count}>
        {callCount === 0 && 'No call yet.'}
        {callCount > 0 && callCount <= mostCalls && `${callCount} ${callCount === 1 ? 'call' : 'calls'}, newest first.`}
        {callCount > mostCalls && `${callCount} calls; the newest ${mostCalls} are shown.`}
      </p>
      <ol className={styles.calls} reversed>
        {calls.map((call) => (
          <Call key={call.n} call={call} />
        ))}
      </ol>
    </Section>
  );
}

const contractTexts = {
  kept: 'Contract kept',
  'request-breach': 'The request breaks the contract',
  'answer-breach': 'The answer breaks the contract',
  'planned-fault': 'Planned fault',
} as const satisfies Record<RequestEntry['contract'], string>;

const Call = memo(function Call({ call }: { readonly call: RequestEntry }) {
  const { n, at, request, operationId, status, ms, rule, contract, breaches } = call;
  return (
    <li value={n} className={styles.call}>
      <p className={styles.head}>
        <strong className={styles.operation}>{operationId ?? 'Not in the contract'}</strong>
        <span className={status >= 200 && status < 400 ? styles.good : styles.bad}>{statusText(status)}</span>
        <span className={styles.figure}>{ms.toFixed(ms < 10 ? 1 : 0)} ms</span>
        <span className={styles.figure}>{londonTimeText(at)}</span>
      </p>
      <p className={styles.target}>
        {request.method} {request.target}
      </p>
      <p>Rule: {rule}</p>
      <p className={contract === 'kept' || contract === 'planned-fault' ? undefined : styles.breach}>
        {contractTexts[contract]}
      </p>
      {breaches.map(({ where, message }) => (
        <p key={`${where} ${message}`} className={styles.breach}>
          {where}: {message}
        </p>
      ))}
    </li>
  );
});

/** Nothing with a status arrives when a connection breaks or an answer is withheld for ever. */
function statusText(status: number): string {
  return status === 0 ? 'no answer' : String(status);
}
