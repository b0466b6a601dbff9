import { useId, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { arrival, chooseAccount } from '#src/features/cheques/model/book-copy.ts';
import { accountChoices, chosenOf } from '#src/features/cheques/model/services.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { BookResult } from './book-result.tsx';
import styles from './cheques.module.css';
import { DeliveryAddress } from './delivery-address.tsx';
import { SameBookDialog } from './same-book-dialog.tsx';
import { useBookOrder } from './use-book-order.ts';

interface BookOrderProps {
  readonly accounts: readonly Account[];
  /** As the URL has it. */
  readonly accountId: string | null;
}

export function ChequeBookOrder({ accounts, accountId }: BookOrderProps) {
  const headingId = useId();
  const [chosenId, setChosenId] = useState<string | null>(accountId);
  const [mistake, setMistake] = useState<string>();
  const order = useBookOrder('cheque');
  const account = chosenOf(accounts, chosenId);
  const { result } = order;
  const isDone = result?.outcome.outcome === 'ordered';
  const isUnknown = result?.outcome.outcome === 'unknown';

  function submit() {
    if (account === undefined) return setMistake(chooseAccount);
    order.send(account);
  }

  return (
    <section aria-labelledby={headingId} className={styles.card} data-asks={isDone ? undefined : ''}>
      <h2 id={headingId} className={styles.heading}>
        Order a cheque book
      </h2>
      {result !== undefined && <BookResult kind="cheque" {...result} onAskAgain={order.askAgain} />}
      {order.doubled !== undefined && (
        <SameBookDialog
          kind="cheque"
          orderedAt={order.doubled.orderedAt}
          onAccept={order.sendAsWell}
          onClose={order.stop}
        />
      )}
      {isDone && (
        <ButtonRow>
          <Button onClick={order.stop}>Order another cheque book</Button>
        </ButtonRow>
      )}
      {!isDone && !isUnknown && (
        <>
          <p>{arrival}</p>
          <div className={styles.halves}>
            <Select
              label="Account"
              placeholder="Choose an account"
              choices={accountChoices(accounts)}
              value={account?.id ?? ''}
              error={mistake}
              onChange={(id) => {
                setMistake(undefined);
                setChosenId(id);
              }}
            />
            <DeliveryAddress account={account} />
            <ButtonRow>
              <Button look="main" busy={order.busy} onClick={submit}>
                Order cheque book
              </Button>
            </ButtonRow>
          </div>
        </>
      )}
    </section>
  );
}
