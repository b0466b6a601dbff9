import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useListActivitiesQuery } from '#src/api/activity/activities.ts';
import { type BookNote, dropBookNote, readBookNotes, watchBookNotes } from '#src/api/cheques/book-notes.ts';
import { bookTypes } from '#src/api/cheques/book-order.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { clock } from '#src/api/wire/clock.ts';
import { bookNames } from '#src/features/cheques/model/book-copy.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { bankTimeZone } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Notice } from '#src/ui/text/notice.tsx';

/** Orders of earlier visits whose answer was lost: the activity log says whether they were made. */
export function UnresolvedBooks() {
  const notes = useSyncExternalStore(watchBookNotes, readBookNotes);
  // What this visit orders is shown where it was ordered.
  const [earlier] = useState(notes);
  return earlier.filter((note) => notes.includes(note)).map((note) => <UnresolvedBook key={note.at} note={note} />);
}

function UnresolvedBook({ note }: { readonly note: BookNote }) {
  const { kind, at } = note;
  const party = useAppSelector(selectActiveParty);
  const period = { from: londonDayOf(at), to: londonDayOf(clock.businessNow()) };
  const { currentData, isFetching, refetch } = useListActivitiesQuery({ party, type: bookTypes[kind], ...period });
  const made = currentData?.items.find(({ madeAt }) => madeAt !== undefined && madeAt >= at);
  const when = formatInTimeZone(at, bankTimeZone, "dd/MM/yyyy 'at' HH:mm");
  return (
    <Notice tone="warning">
      {made === undefined ? (
        <p>
          We do not yet know whether your {bookNames[kind]} order of {when} has reached us. Ordering again may send you
          two books.
        </p>
      ) : (
        <p>
          We have received your {bookNames[kind]} order of {when}, reference {made.reference}.
        </p>
      )}
      <p>
        <Link to={`/settings/activity-log/type/${bookTypes[kind]}`}>See your activity log</Link>
      </p>
      <ButtonRow>
        {made === undefined && (
          <Button busy={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        )}
        <Button onClick={() => dropBookNote(note)}>Dismiss</Button>
      </ButtonRow>
    </Notice>
  );
}
