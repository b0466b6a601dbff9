import { type Folder, messagePath } from '#src/features/mail/model/folders.ts';
import type { ListedMail } from '#src/features/mail/model/listed-mail.ts';
import { mailPreview } from '#src/features/mail/model/mail-preview.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { stampText } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './newest-message.module.css';

const kinds: Readonly<Record<Folder, string>> = {
  inbox: 'message',
  outbox: 'message you sent',
  bulletins: 'bulletin',
};

interface NewestMessageProps {
  readonly folder: Folder;
  readonly mails: readonly ListedMail[];
}

/** In place of an open message: how the newest begins, unread ones first. It is read only once it is opened. */
export function NewestMessage({ folder, mails }: NewestMessageProps) {
  const newest = mails.find(({ isRead }) => !isRead) ?? mails[0];
  if (newest === undefined) return null;
  const { id, subject, sender, body, sentAt, isRead } = newest;
  return (
    <div className={styles.newest}>
      <p className={typography.detail}>{`Newest ${isRead ? '' : 'unread '}${kinds[folder]}`}</p>
      <p className={styles.subject}>
        <bdi>{subject}</bdi>
      </p>
      <p className={typography.detail}>
        {sender}
        {sentAt !== undefined && (
          <>
            {' · '}
            <time dateTime={sentAt}>{stampText(sentAt)}</time>
          </>
        )}
      </p>
      <p className={styles.begins}>{mailPreview(body, folder !== 'outbox')}</p>
      <div className={styles.open}>
        <ButtonLink to={messagePath(folder, id)}>
          <span>
            Read it<HiddenText> ({subject})</HiddenText>
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}
