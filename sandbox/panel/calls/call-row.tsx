import { memo } from 'react';
import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { contractText, lateText, msText, operationText, statusText, stubText } from './call-copy.ts';
import { CallDetail } from './call-detail.tsx';
import { isBreach } from './call-filter.ts';
import styles from './calls-section.module.css';

interface CallRowProps {
  readonly call: RequestHead;
  readonly store: PanelStore;
}

/** One call in the list, with its details. Memoised because a call never changes. */
export const CallRow = memo(function CallRow({ call, store }: CallRowProps) {
  const { n, at, request, operationId, status, ms, rule } = call;
  const late = lateText(call);
  const stub = stubText(call);
  return (
    <li value={n} className={styles.call}>
      <Disclosure
        name={
          <>
            {operationText(operationId)}
            <HiddenText> call {n}</HiddenText>
          </>
        }
        beside={
          <>
            <p className={styles.figures}>
              <span className={status >= 200 && status < 400 ? styles.good : styles.bad}>{statusText(status)}</span>
              <span>{msText(ms)}</span>
              <span>{londonTimeText(at)}</span>
            </p>
            <p className={styles.target}>
              {request.method} {request.target}
            </p>
            <p>Rule: {rule}</p>
            {late !== undefined && <p>{late}</p>}
            {stub !== undefined && <p>{stub}</p>}
            {isBreach(call) && <p className={styles.breach}>{contractText(call)}</p>}
            {call.contract === 'planned-fault' && <p>{contractText(call)}</p>}
          </>
        }
      >
        {() => <CallDetail call={call} store={store} />}
      </Disclosure>
    </li>
  );
});
