import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { dropOrderNote, type OrderNote, openOrderNotes, watchOrderNotes } from '#src/api/orders/order-notes.ts';
import { NoticesAbove } from '#src/banking/page/notices-above.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { secondText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { dismissText, orderNoteText, whereToLook } from './order-note-copy.ts';
import { type LookUps, useLookUps } from './use-look-ups.ts';
import { useSettledNotes } from './use-settled-notes.ts';

/** Above every page: requests whose form was left before the bank answered. They are looked up, never resent. */
export function UnresolvedOrders() {
  const notes = useSyncExternalStore(watchOrderNotes, openOrderNotes);
  const lookUps = useLookUps(notes);
  const shown = useSettledNotes(notes);
  if (shown.length === 0) return null;
  return (
    <NoticesAbove label="Requests with an unknown outcome">
      {shown.map((note) => (
        <Notice key={note.at} tone="warning">
          {note.result === undefined ? <OpenNote note={note} lookUps={lookUps} /> : <ResolvedNote note={note} />}
        </Notice>
      ))}
    </NoticesAbove>
  );
}

function ResolvedNote({ note }: { readonly note: OrderNote }) {
  return (
    <>
      <p role="status">{orderNoteText(note)}</p>
      <Button onClick={() => dropOrderNote(note.at)}>OK</Button>
    </>
  );
}

interface OpenNoteProps {
  readonly note: OrderNote;
  readonly lookUps: LookUps;
}

function OpenNote({ note, lookUps: { isChecking, nextAt, check } }: OpenNoteProps) {
  const [isAsked, setAsked] = useState(false);
  const { to, title } = whereToLook(note);
  return (
    <>
      <div>
        <p>{orderNoteText(note)}</p>
        <p>
          <span role="status">
            {isChecking || nextAt === undefined
              ? 'We are asking the bank now.'
              : `We will ask the bank again at ${secondText(nextAt)}.`}
          </span>{' '}
          <Link to={to}>{title}</Link>
        </p>
      </div>
      <ButtonRow narrow="same">
        <Button busy={isChecking} onClick={check}>
          Check now
        </Button>
        <Button onClick={() => setAsked(true)}>Dismiss</Button>
      </ButtonRow>
      {isAsked && (
        <Dialog
          title="Dismiss this reminder?"
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button onClick={() => setAsked(false)}>Keep it</Button>
              <Button look="main" onClick={() => dropOrderNote(note.at)}>
                Dismiss
              </Button>
            </>
          }
        >
          {dismissText(note)}
        </Dialog>
      )}
    </>
  );
}
