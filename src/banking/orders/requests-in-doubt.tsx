import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { isOwnNote, openNotes } from '#src/api/orders/form-note.ts';
import { dropNote, watchNotes } from '#src/api/orders/ledger.ts';
import { NoticesAbove } from '#src/banking/page/notices-above.tsx';
import { AwaitedTime } from '#src/ui/text/awaited-time.tsx';
import { secondText } from '#src/ui/text/dates.ts';
import { DoubtNotice, ResolvedNotice } from './doubt-notice.tsx';
import { dismissText, requestText, whereToLook } from './request-copy.ts';
import { useDueNotes } from './use-due-notes.ts';
import { useLookUps } from './use-look-ups.ts';

/** Above every page: requests whose form was left before the bank answered. */
export function RequestsInDoubt() {
  const notes = useSyncExternalStore(watchNotes, openNotes);
  const { isChecking, nextAt, check } = useLookUps(notes);
  const shown = useDueNotes(notes, ({ at }) => isOwnNote(at));
  if (shown.length === 0) return null;
  return (
    <NoticesAbove label="Requests with an unknown outcome">
      {shown.map((note) => {
        const { at, result } = note;
        if (result !== undefined) {
          return <ResolvedNotice key={at} text={requestText(note)} onSeen={() => dropNote(at)} />;
        }
        const { to, title } = whereToLook(note);
        return (
          <DoubtNotice
            key={at}
            text={requestText(note)}
            check={{ isChecking, now: check }}
            dismissing={dismissText(note)}
            onDismiss={() => dropNote(at)}
          >
            <p>
              <span role="status">
                {isChecking || nextAt === undefined ? (
                  'We are asking the bank now.'
                ) : (
                  <>
                    We will ask the bank again at <AwaitedTime at={nextAt} text={secondText} />.
                  </>
                )}
              </span>{' '}
              <Link to={to}>{title}</Link>
            </p>
          </DoubtNotice>
        );
      })}
    </NoticesAbove>
  );
}
