import { useEffect, useRef } from 'react';
import type { Bulletin } from '#src/api/mail/mail.ts';
import { useGetBulletinQuery, useReadBulletinMutation } from '#src/api/mail/mailbox.ts';
import { MessageBody } from '#src/banking/mail/message-body.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { PrintButton, PrintedPage } from '#src/banking/print/printed-page.tsx';
import type { ListedMail } from '#src/features/mail/model/listed-mail.ts';
import { stampText } from '#src/ui/text/dates.ts';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { MessageHead } from './message-head.tsx';
import paneStyles from './message-pane.module.css';
import styles from './thread-message.module.css';
import { ownBox } from './use-folder.ts';

interface BulletinPaneProps {
  readonly id: string;
  readonly listed: readonly ListedMail[] | undefined;
}

/** A bulletin goes to many customers: it has no conversation and takes no reply. */
export function BulletinPane({ id, listed }: BulletinPaneProps) {
  const { bankName } = useRuntimeConfig();
  const bulletin = useGetBulletinQuery({ ...ownBox, bulletinId: id });
  const [markRead] = useReadBulletinMutation();
  const marked = useRef(false);
  const row = listed?.find((each) => each.id === id);
  const { data } = bulletin;
  const subject = data?.subject || row?.subject || 'Bulletin';
  const isUnread = data !== undefined && listed !== undefined && !(row ?? data).isRead;
  const failed = failedCalls([bulletin]);

  // Reading is opening the page, not something that is pressed.
  useEffect(() => {
    if (!isUnread || marked.current) return;
    marked.current = true;
    void markRead({ ...ownBox, bulletinId: id });
  }, [isUnread, id, markRead]);

  return (
    <>
      <MessageHead folder="bulletins" subject={subject} />
      {failed !== undefined && <CallFailed failed={failed} />}
      {data === undefined && failed === undefined && (
        <p aria-busy="true">
          <Skeleton width="long" />
        </p>
      )}
      {data !== undefined && (
        <>
          <BulletinText bulletin={data} />
          <PrintedPage bankName={bankName} title={subject}>
            <BulletinText bulletin={data} />
          </PrintedPage>
          <div className={paneStyles.actions}>
            <PrintButton words={`${subject} ${data.body}`} />
          </div>
        </>
      )}
    </>
  );
}

function BulletinText({ bulletin: { body, sentAt } }: { readonly bulletin: Bulletin }) {
  const { bankName } = useRuntimeConfig();
  return (
    <article className={`${styles.message} ${styles.opened}`}>
      <header className={styles.about}>
        <span className={styles.sender}>{bankName}</span>
        {sentAt !== undefined && <time dateTime={sentAt}>{stampText(sentAt)}</time>}
      </header>
      <MessageBody body={body} isFromBank />
    </article>
  );
}
