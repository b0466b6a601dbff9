import { Suspense, useState } from 'react';
import type { Bulletin } from '#src/api/mail/mail.ts';
import { useListBulletinsQuery, useReadBulletinMutation } from '#src/api/mail/mailbox.ts';
import { isHtml } from '#src/banking/mail/is-html.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { UnfoldMark } from '#src/ui/buttons/unfold-mark.tsx';
import { SidePanel } from '#src/ui/overlays/side-panel.tsx';
import { dayText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './notifications-panel.module.css';

// The cleaner of HTML is loaded for bulletins that need it.
const MessageBody = lazyScreen(async () => (await import('#src/banking/mail/message-body.tsx')).MessageBody);

/** The bank's bulletins, newest first. */
export function NotificationsPanel({ onClose }: { readonly onClose: () => void }) {
  const bulletins = useListBulletinsQuery({ party: false });
  const failed = failedCalls([bulletins]);
  return (
    <SidePanel title="Notifications" onClose={onClose}>
      {failed !== undefined && <CallFailed failed={failed} lead="Your notifications could not be loaded." />}
      {bulletins.data === undefined && failed === undefined && (
        <p aria-busy="true">
          <Skeleton width="long" />
        </p>
      )}
      {bulletins.data?.length === 0 && <p>You have no notifications.</p>}
      {bulletins.data !== undefined && bulletins.data.length > 0 && (
        <ul className={styles.list ?? ''}>
          {bulletins.data.map((bulletin) => (
            <li key={bulletin.id}>
              <Notification bulletin={bulletin} />
            </li>
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

/** Opening a notification marks it as read. */
function Notification({ bulletin: { id, subject, body, sentAt, isRead } }: { readonly bulletin: Bulletin }) {
  const [open, setOpen] = useState(false);
  const [markRead] = useReadBulletinMutation();

  function toggle() {
    // If the mark fails, the notification simply stays unread.
    if (!open && !isRead) void markRead({ party: false, bulletinId: id });
    setOpen(!open);
  }

  return (
    <article className={styles.notification}>
      <h3 className={styles.heading}>
        <button type="button" aria-expanded={open} className={styles.subject} onClick={toggle}>
          <span className={isRead ? styles.read : styles.unread}>
            {!isRead && <HiddenText>Unread: </HiddenText>}
            <bdi>{subject}</bdi>
          </span>
          <UnfoldMark />
        </button>
      </h3>
      {sentAt !== undefined && <p className={typography.detail}>{dayText(sentAt)}</p>}
      {open && <NotificationBody body={body} />}
    </article>
  );
}

function NotificationBody({ body }: { readonly body: string }) {
  if (!isHtml(body, true)) return <p className={`${styles.body} ${styles.plain}`}>{body}</p>;
  return (
    <div className={styles.body}>
      <Suspense
        fallback={
          <p aria-busy="true">
            <Skeleton width="long" />
          </p>
        }
      >
        <MessageBody body={body} isFromBank />
      </Suspense>
    </div>
  );
}
