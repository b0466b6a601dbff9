import { NavLink } from 'react-router-dom';
import { useListBulletinsQuery, useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { type Folder, folderPath, folders, folderTitles } from '#src/features/mail/model/folders.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './folder-tabs.module.css';
import { ownBox } from './use-folder.ts';

export function FolderTabs() {
  const inbox = useListMailsQuery({ ...ownBox, box: 'inbox' });
  const bulletins = useListBulletinsQuery(ownBox);
  const unread: Readonly<Partial<Record<Folder, number>>> = {
    inbox: unreadIn(inbox.data),
    bulletins: unreadIn(bulletins.data),
  };
  return (
    <nav aria-label="Folders">
      <ul className={styles.tabs ?? ''}>
        {folders.map((folder) => (
          <li key={folder}>
            <NavLink to={folderPath(folder)} className={styles.tab ?? ''}>
              {folderTitles[folder]}
              {(unread[folder] ?? 0) > 0 && (
                <span className={styles.count}>
                  {unread[folder]}
                  <HiddenText> unread</HiddenText>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function unreadIn(entries: readonly { readonly isRead: boolean }[] | undefined): number {
  return entries?.filter(({ isRead }) => !isRead).length ?? 0;
}
