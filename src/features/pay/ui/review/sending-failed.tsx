import { useLayoutEffect, useRef } from 'react';
import { type BankError, formMessage } from '#src/api/messages/bank-error.ts';
import { messageBesideCode } from '#src/api/messages/refusals.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './sending-failed.module.css';

interface SendingFailedProps {
  readonly error: BankError;
  /** Whether the payee was added nobody knows. */
  readonly isPayeeInDoubt: boolean;
}

/** Why nothing was paid, and the way on. A session that is over has a page of its own. */
export function SendingFailed({ error, isPayeeInDoubt }: SendingFailedProps) {
  const place = useRef<HTMLDivElement>(null);

  // It stands above what was pressed, and on a small screen out of sight.
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  if (error.kind === 'session-over') return null;
  return (
    <div ref={place} data-failed="" className={styles.failed}>
      <Notice tone="alert">
        <div>
          <p className={styles.lead}>Your payment has not been made.</p>
          <p>{messageBesideCode({ message: formMessage(error), code: error.code })}</p>
          {isPayeeInDoubt && (
            <p>The payee may have been added all the same. If you confirm again, we look for that first.</p>
          )}
          {error.code !== undefined && <p className={styles.code}>Error Code: {error.code}</p>}
        </div>
      </Notice>
    </div>
  );
}
