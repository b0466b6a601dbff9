import type { Account } from '#src/api/accounts/account.ts';
import type { BookKind } from '#src/api/cheques/book-marks.ts';
import type { BookOutcome } from '#src/api/cheques/book-order.ts';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import { arrival, bookNames, needsAuthoriser } from '#src/features/cheques/model/book-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './cheques.module.css';
import { DeliveryAddress } from './delivery-address.tsx';

interface BookResultProps {
  readonly kind: BookKind;
  readonly outcome: BookOutcome;
  readonly account: Account;
  readonly busy: boolean;
  readonly onAskAgain: () => void;
}

/** What became of an order. */
export function BookResult({ kind, outcome, account, busy, onAskAgain }: BookResultProps) {
  switch (outcome.outcome) {
    case 'ordered':
      return (
        <div role="status">
          <Notice tone={outcome.needsAuthoriser ? 'warning' : 'quiet'}>
            <div className={styles.result}>
              <p>
                <strong>
                  {outcome.needsAuthoriser ? 'Your order awaits authorisation' : `Your ${bookNames[kind]} is ordered`}
                </strong>
              </p>
              <p>
                <bdi>{account.title}</bdi> {account.maskedAccountNumber}
                {outcome.referenceNumber !== undefined && `, reference ${outcome.referenceNumber}`}
              </p>
              <p>{outcome.needsAuthoriser ? needsAuthoriser : arrival}</p>
              <DeliveryAddress account={account} />
            </div>
          </Notice>
        </div>
      );
    case 'refused':
      return (
        <Notice tone="alert">
          <FailureText error={outcome.error} lead={`Your ${bookNames[kind]} was not ordered.`} />
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="alert">
          <FailureText error={outcome.error} lead={undefined} />
          <Button busy={busy} onClick={onAskAgain}>
            Check again
          </Button>
        </Notice>
      );
    default:
      return outcome satisfies never;
  }
}
