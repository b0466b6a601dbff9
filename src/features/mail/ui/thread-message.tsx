import type { Mail } from '#src/api/mail/mail.ts';
import { MessageBody } from '#src/banking/mail/message-body.tsx';
import { stampText } from '#src/ui/text/dates.ts';
import styles from './thread-message.module.css';

interface ThreadMessageProps {
  readonly mail: Mail;
  /** The message whose page this is. */
  readonly isOpened: boolean;
}

export function ThreadMessage({ mail: { box, sender, sentAt, body }, isOpened }: ThreadMessageProps) {
  const isFromBank = box === 'inbox';
  return (
    <article className={isOpened ? `${styles.message} ${styles.opened}` : styles.message}>
      <header className={styles.about}>
        <h2 className={styles.sender}>{sender || (isFromBank ? 'The bank' : 'You')}</h2>
        {sentAt !== undefined && <time dateTime={sentAt}>{stampText(sentAt)}</time>}
      </header>
      <MessageBody body={body} isFromBank={isFromBank} />
    </article>
  );
}
