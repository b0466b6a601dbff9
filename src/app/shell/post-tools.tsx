import { NavLink } from 'react-router-dom';
import { pageNames } from '#src/rules/page-names.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './post-tools.module.css';
import { usePost } from './use-post.ts';

interface NotificationsButtonProps {
  readonly className: string | undefined;
  /** Whether the panel it controls is open, if the button stays visible. */
  readonly expanded?: boolean;
  readonly onPress: () => void;
}

export function NotificationsButton({ className, expanded, onPress }: NotificationsButtonProps) {
  const { unreadBulletins } = usePost();
  return (
    <button type="button" aria-expanded={expanded} className={className} onClick={onPress}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className={`${styles.icon} ${styles.bell}`}>
        <path d="M4 14.5V13l1.2-1.6V8.3a4.8 4.8 0 0 1 9.6 0v3.1L16 13v1.5zM8.2 17a2 2 0 0 0 3.6 0" />
      </svg>
      <span className={styles.word}>Notifications</span>
      {unreadBulletins > 0 && (
        <span className={styles.count}>
          {unreadBulletins}
          <HiddenText> unread</HiddenText>
        </span>
      )}
    </button>
  );
}

interface MailLinkProps {
  readonly className: string | undefined;
  /** How many are unread, where there is room to say it. */
  readonly isCounted?: boolean;
  readonly onFollow: () => void;
}

export function MailLink({ className, isCounted = false, onFollow }: MailLinkProps) {
  const { unreadMails } = usePost();
  return (
    <NavLink to={pageNames.mailbox.to} className={className ?? ''} onClick={onFollow}>
      <span className={styles.marked}>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.icon}>
          <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />
        </svg>
        {unreadMails > 0 && !isCounted && <span className={styles.dot} />}
      </span>
      <span className={styles.word}>{pageNames.mailbox.short}</span>
      {unreadMails > 0 && !isCounted && <HiddenText>(unread messages)</HiddenText>}
      {unreadMails > 0 && isCounted && (
        <span className={styles.count}>
          {unreadMails}
          <HiddenText> unread messages</HiddenText>
        </span>
      )}
    </NavLink>
  );
}
