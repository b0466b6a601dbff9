import { type ReactNode, useSyncExternalStore } from 'react';
import { dropNote, isMarked, isOfPayment, type OrderNote, readNotes, watchNotes } from '#src/api/orders/ledger.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { noteText, whatToCheck } from './payment-copy.ts';
import { requestText } from './request-copy.ts';

/** On pages without a session: what was being confirmed or sent when it ended. */
export function LeftOrders() {
  const notes = useSyncExternalStore(watchNotes, readNotes);
  const { helpdesk } = useRuntimeConfig().telephones;
  return (
    <>
      <LeftList
        label="Payments that were being confirmed"
        notes={notes.filter(isOfPayment)}
        textOf={noteText}
        whatNow={({ kind }) => (
          <>
            {whatToCheck(kind)}, or call our helpdesk on <PhoneLink number={helpdesk} />.
          </>
        )}
      />
      <LeftList
        label="Requests that were being sent"
        notes={notes.filter(isMarked)}
        textOf={requestText}
        whatNow={() => (
          <>
            We will look for it when you next log in. If it is urgent, call our helpdesk on{' '}
            <PhoneLink number={helpdesk} />.
          </>
        )}
      />
    </>
  );
}

interface LeftListProps<Note> {
  readonly label: string;
  readonly notes: readonly Note[];
  readonly textOf: (note: Note) => string;
  readonly whatNow: (note: Note) => ReactNode;
}

function LeftList<Note extends OrderNote>({ label, notes, textOf, whatNow }: LeftListProps<Note>) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={label} aria-live="polite">
      {notes.map((note) => (
        <Notice key={note.at} tone="warning">
          <div>
            <p>{textOf(note)}</p>
            {note.result === undefined && <p>{whatNow(note)}</p>}
          </div>
          {note.result !== undefined && <Button onClick={() => dropNote(note.at)}>OK</Button>}
        </Notice>
      ))}
    </section>
  );
}
