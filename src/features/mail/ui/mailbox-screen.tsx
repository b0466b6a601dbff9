import type { ComponentType } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { useListBulletinsQuery, useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { type Folder, folderPath, folders, folderTitles } from '#src/features/mail/model/folders.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { BulletinPane } from './bulletin-pane.tsx';
import { MailList } from './mail-list.tsx';
import styles from './mailbox-screen.module.css';
import { MessagePane } from './message-pane.tsx';
import { ownBox, useFolder } from './use-folder.ts';
import { useListPlace } from './use-list-place.ts';

/** One component for each folder, so that another folder starts from its first page. */
export const mailboxScreens: Readonly<Record<Folder, ComponentType>> = {
  inbox: () => <Mailbox folder="inbox" />,
  outbox: () => <Mailbox folder="outbox" />,
  bulletins: () => <Mailbox folder="bulletins" />,
};

/** A folder over the whole page, or beside the open message; on smaller screens the message takes the folder's place. */
function Mailbox({ folder }: { readonly folder: Folder }) {
  const { id } = useParams();
  const inUse = useFolder(folder);
  const isOpen = id !== undefined;
  const place = useListPlace(id);
  return (
    <Page below close>
      {isOpen ? (
        <WayBack through={[{ title: folderTitles[folder], to: folderPath(folder) }]} here="Message" />
      ) : (
        <WayBack isStart />
      )}
      <div className={isOpen ? styles.besideMessage : undefined}>
        <PageTop>
          {isOpen ? <p className={styles.title}>{pageNames.mailbox.title}</p> : <PageHeading />}
          {/* An open message asks for its reply. */}
          <ButtonLink look={isOpen && folder === 'inbox' ? 'plain' : 'main'} to="/secure-mail/new">
            Compose Message
          </ButtonLink>
        </PageTop>
      </div>
      <div className={isOpen ? styles.panes : undefined}>
        <div {...place} className={isOpen ? `${styles.list} ${styles.besideMessage}` : styles.list}>
          <FolderTabs />
          <MailList folder={folder} inUse={inUse} />
        </div>
        {id !== undefined && (
          <div key={id} className={styles.message}>
            {folder === 'bulletins' ? (
              <BulletinPane id={id} listed={inUse.mails} />
            ) : (
              <MessagePane folder={folder} id={id} listed={inUse.mails} />
            )}
          </div>
        )}
      </div>
    </Page>
  );
}

function FolderTabs() {
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
