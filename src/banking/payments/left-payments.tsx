import { useSyncExternalStore } from 'react';
import { dismissNote, readNotes, watchNotes } from '#src/api/payments/unresolved-notes.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { noteText, whatToCheck } from './unresolved-copy.ts';

/** On pages without a session: payments being confirmed when it ended, and what is known about them now. */
export function LeftPayments() {
  const notes = useSyncExternalStore(watchNotes, readNotes);
  const { telephones } = useRuntimeConfig();
  if (notes.length === 0) return null;
  return (
    <section aria-label="Payments that were being confirmed" aria-live="polite">
      {notes.map((note) => (
        <Notice key={note.at} tone="warning">
          <div>
            <p>{noteText(note)}</p>
            {note.result === undefined && (
              <p>
                {whatToCheck(note.kind)}, or call our helpdesk on <PhoneLink number={telephones.helpdesk} />.
              </p>
            )}
          </div>
          {note.result !== undefined && <Button onClick={() => dismissNote(note.at)}>OK</Button>}
        </Notice>
      ))}
    </section>
  );
}
