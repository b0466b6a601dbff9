import { useLayoutEffect, useRef } from 'react';
import { type BankError, formMessage } from '#src/api/messages/bank-error.ts';
import { messageBesideCode } from '#src/api/messages/refusals.ts';
import type { OrderWord } from '#src/parts/paying/model/order-word.ts';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './sending-failed.module.css';

interface SendingFailedProps {
  readonly error: BankError;
  readonly word: OrderWord;
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
        <div>
          <p className={styles.lead}>{`Your ${word} has not been made.`}</p>
          <p>
            <MessageText text={messageBesideCode({ message: formMessage(error), code: error.code })} />
          </p>
          {isPayeeUnknown && <p>The payee may have been added. If you confirm again, we will check for that first.</p>}
          {error.code !== undefined && <p className={styles.code}>Error Code: {error.code}</p>}
        </div>
      </Notice>
    </div>
  );
}
