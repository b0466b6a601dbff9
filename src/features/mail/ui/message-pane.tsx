import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Mail } from '#src/api/mail/mail.ts';
import { useGetMailQuery, useListMailsQuery, useReadMailMutation } from '#src/api/mail/mailbox.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { PrintButton, PrintedPage } from '#src/banking/print/printed-page.tsx';
import { messagePath } from '#src/features/mail/model/folders.ts';
import { type ListedMail, threadOf } from '#src/features/mail/model/listed-mail.ts';
import { readableSubject } from '#src/features/mail/model/subjects.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { MessageHead } from './message-head.tsx';
import styles from './message-pane.module.css';
import { ReplyForm } from './reply-form.tsx';
import { ThreadMessage } from './thread-message.tsx';
import { ownBox } from './use-folder.ts';

interface MessagePaneProps {
  readonly folder: 'inbox' | 'outbox';
  readonly id: string;
  readonly listed: readonly ListedMail[] | undefined;
}

/** A message with its conversation, oldest first. */
export function MessagePane({ folder, id, listed }: MessagePaneProps) {
  const { bankName } = useRuntimeConfig();
  const message = useGetMailQuery({ ...ownBox, mailId: id });
  const inbox = useListMailsQuery({ ...ownBox, box: 'inbox' });
  const outbox = useListMailsQuery({ ...ownBox, box: 'outbox' });
  const [replying, setReplying] = useState(false);
  const row = listed?.find((mail) => mail.id === id);
  const mail = message.data;
  useMarkRead(folder === 'inbox' && mail !== undefined && listed !== undefined && !(row ?? mail).isRead, id);

  // A link may name the wrong folder, and only the inbox takes replies.
  if (mail !== undefined && listed !== undefined && row === undefined && mail.box !== folder) {
    return <Navigate to={messagePath(mail.box, id)} replace />;
  }

  const failed = failedCalls([message]);
  const missing = failedCalls([inbox, outbox]);
  const subject = mail === undefined ? row?.subject : readableSubject(mail);
  const thread = mail === undefined ? [] : threadOf(mail, [...(inbox.data ?? []), ...(outbox.data ?? [])]);
  return (
    <>
      <MessageHead folder={folder} subject={subject ?? 'Message'} />
      {failed !== undefined && <CallFailed failed={failed} />}
      {mail === undefined && failed === undefined && (
        <p aria-busy="true">
          <Skeleton width="long" />
        </p>
      )}
      {mail !== undefined && (
        <>
          <Thread mail={mail} thread={thread} />
          <PrintedPage bankName={bankName} title={readableSubject(mail)}>
            <Thread mail={mail} thread={thread} />
          </PrintedPage>
          {missing !== undefined && (
            <CallFailed failed={missing} tone="quiet" lead="The rest of this conversation could not be loaded." />
          )}
          {folder === 'inbox' && replying && <ReplyForm to={mail} onClose={() => setReplying(false)} />}
          {!replying && (
            <div className={styles.actions}>
              <ButtonRow>
                {folder === 'inbox' && (
                  <Button look="main" onClick={() => setReplying(true)}>
                    Reply
                  </Button>
                )}
                <PrintButton
                  look={folder === 'inbox' ? 'quiet' : 'plain'}
                  words={[subject, ...thread.map(({ sender, body }) => `${sender} ${body}`)].join(' ')}
                />
              </ButtonRow>
            </div>
          )}
        </>
      )}
    </>
  );
}

interface ThreadProps {
  /** The opened one. */
  readonly mail: Mail;
  readonly thread: readonly Mail[];
}

function Thread({ mail, thread }: ThreadProps) {
  return (
    <ol className={styles.thread} aria-label="Conversation">
      {thread.map((each) => (
        <li key={each.id}>
          <ThreadMessage mail={each} isOpened={each.id === mail.id} />
        </li>
      ))}
    </ol>
  );
}

/** Once for each opening. If the bank cannot note it, the message is unread again, and the next opening tries again. */
function useMarkRead(isUnread: boolean, mailId: string): void {
  const [markRead] = useReadMailMutation();
  const marked = useRef(false);
  // Reading is opening the page, not something that is pressed.
  useEffect(() => {
    if (!isUnread || marked.current) return;
    marked.current = true;
    void markRead({ ...ownBox, mailId });
  }, [isUnread, mailId, markRead]);
}
