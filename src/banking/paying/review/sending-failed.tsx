import { useLayoutEffect, useRef } from 'react';
import { type BankError, formMessage } from '#src/api/messages/bank-error.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import type { OrderNoun } from '#src/banking/paying/model/order-noun.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './sending-failed.module.css';

interface SendingFailedProps {
  readonly error: BankError;
  readonly word: OrderNoun;
  /** Whether adding the payee has an unknown outcome. */
  readonly isPayeeUnknown?: boolean;
}

/** Why nothing was paid, and what to do now. An ended session has its own page. */
export function SendingFailed({ error, word, isPayeeUnknown = false }: SendingFailedProps) {
  const place = useRef<HTMLDivElement>(null);

  // It appears above the pressed button, off screen on a phone.
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  if (error.kind === 'session-over') return null;
  return (
    <div ref={place} data-failed="" className={styles.failed}>
      <Notice tone="alert">
        <FailureText error={{ message: formMessage(error), code: error.code }} lead={`Your ${word} has not been made.`}>
          {isPayeeUnknown && <p>The payee may have been added. If you confirm again, we will check for that first.</p>}
        </FailureText>
      </Notice>
    </div>
  );
}
