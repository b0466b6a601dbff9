import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './navigation.module.css';
import { usePost } from './use-post.ts';

export function MenuOpener({ open, onOpen }: { readonly open: boolean; readonly onOpen: () => void }) {
  const { hasUnreadMail, unreadBulletins } = usePost();
  const hasNews = hasUnreadMail || unreadBulletins > 0;
  return (
    <button type="button" className={styles.opener} aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
      <span className={styles.bars}>
        <svg aria-hidden="true" viewBox="0 0 20 14" className={styles.mark}>
          <path d="M1 1.5h18M1 7h18M1 12.5h18" />
        </svg>
        {hasNews && <span className={styles.news} />}
      </span>
      Menu
      {hasNews && <HiddenText>, unread items</HiddenText>}
    </button>
  );
}
