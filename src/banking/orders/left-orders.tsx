import { useSyncExternalStore } from 'react';
import { dropOrderNote, readOrderNotes, watchOrderNotes } from '#src/api/orders/order-notes.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { LeftPayments } from '#src/banking/payments/left-payments.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { orderNoteText } from './order-note-copy.ts';

/** On pages without a session: what was being confirmed or sent when it ended. */
export function LeftOrders() {
  return (
    <>
      <LeftPayments />
      <LeftRequests />
    </>
  );
}

function LeftRequests() {
  const notes = useSyncExternalStore(watchOrderNotes, readOrderNotes);
  const { telephones } = useRuntimeConfig();
  if (notes.length === 0) return null;
  return (
    <section aria-label="Requests that were being sent" aria-live="polite">
      {notes.map((note) => (
        <Notice key={note.at} tone="warning">
          <div>
            <p>{orderNoteText(note)}</p>
            {note.result === undefined && (
              <p>
                We will look for it when you next log in. If it is urgent, call our helpdesk on{' '}
                <PhoneLink number={telephones.helpdesk} />.
              </p>
            )}
          </div>
          {note.result !== undefined && <Button onClick={() => dropOrderNote(note.at)}>OK</Button>}
        </Notice>
      ))}
    </section>
  );
}
