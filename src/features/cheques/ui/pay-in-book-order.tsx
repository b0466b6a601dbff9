import { useId, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { arrival, chooseAccount } from '#src/features/cheques/model/book-copy.ts';
import { accountChoices, chosenOf } from '#src/features/cheques/model/services.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChoiceCards } from '#src/ui/fields/choice-cards.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { BookResult } from './book-result.tsx';
import styles from './cheques.module.css';
import { DeliveryAddress } from './delivery-address.tsx';
import { SameBookDialog } from './same-book-dialog.tsx';
import { useBookOrder } from './use-book-order.ts';

interface BookOrderProps {
  readonly accounts: readonly Account[];
  readonly accountId: string | null;
}

export function PayInBookOrder({ accounts, accountId }: BookOrderProps) {
  const headingId = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        Order a pay-in book
      </h2>
      <p>{arrival}</p>
      <ButtonRow>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Order pay-in book
        </Button>
      </ButtonRow>
      {open && <OrderDialog accounts={accounts} accountId={accountId} onClose={() => setOpen(false)} />}
    </section>
  );
}

function OrderDialog({ accounts, accountId, onClose }: BookOrderProps & { readonly onClose: () => void }) {
  const [chosenId, setChosenId] = useState<string | null>(accountId);
  const [mistake, setMistake] = useState<string>();
  const order = useBookOrder('pay-in');
  const account = chosenOf(accounts, chosenId);
  const { result } = order;
  const isSent = result !== undefined && result.outcome.outcome !== 'refused';

  function submit() {
    if (account === undefined) return setMistake(chooseAccount);
    order.send(account);
  }

  return (
    <Dialog
      wide={!isSent}
      title="Order a pay-in book"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isSent ? 'Close' : 'Cancel'}</Button>
          {!isSent && (
            <Button look="main" busy={order.busy} onClick={submit}>
              Order
            </Button>
          )}
        </>
      }
    >
      <div className={`${stack.open} ${isSent ? '' : styles.choosing}`}>
        {order.doubled !== undefined && (
          <SameBookDialog
            kind="pay-in"
            orderedAt={order.doubled.orderedAt}
            onAccept={order.sendAsWell}
            onClose={order.stop}
          />
        )}
        {result !== undefined && <BookResult kind="pay-in" {...result} onAskAgain={order.askAgain} />}
        {!isSent && (
          <>
            <p>{arrival}</p>
            <ChoiceCards
              label="Account"
              choices={accountChoices(accounts).map((choice) => ({ ...choice, details: [] }))}
              value={account?.id ?? ''}
              error={mistake}
              onChange={(id) => {
                setMistake(undefined);
                setChosenId(id);
              }}
            />
            <DeliveryAddress account={account} />
          </>
        )}
      </div>
    </Dialog>
  );
}
