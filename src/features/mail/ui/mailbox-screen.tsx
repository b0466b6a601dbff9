import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { type Folder, folderPath, folderTitles } from '#src/features/mail/model/folders.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { BulletinPane } from './bulletin-pane.tsx';
import { FolderTabs } from './folder-tabs.tsx';
import { MailList } from './mail-list.tsx';
import styles from './mailbox-screen.module.css';
import { MessagePane } from './message-pane.tsx';
import { useFolder } from './use-folder.ts';
import { useListPlace } from './use-list-place.ts';

/** One component for each folder, so that another folder starts from its first page. */
export const mailboxScreens: Readonly<Record<Folder, ComponentType>> = {
  inbox: () => <Mailbox folder="inbox" />,
  outbox: () => <Mailbox folder="outbox" />,
  bulletins: () => <Mailbox folder="bulletins" />,
};

/** A folder, and the open message beside it; on smaller screens the message takes the folder's place. */
function Mailbox({ folder }: { readonly folder: Folder }) {
  const { id } = useParams();
  const inUse = useFolder(folder);
  const isOpen = id !== undefined;
  const place = useListPlace(id);
  return (
    <Page below close>
      <WayBack
        through={isOpen ? [{ title: folderTitles[folder], to: folderPath(folder) }] : []}
        here={isOpen ? 'Message' : undefined}
      />
      <div className={isOpen ? styles.besideMessage : undefined}>
        <PageTop>
          {isOpen ? <p className={styles.title}>Secure mailbox</p> : <PageHeading />}
          <ButtonLink look="main" to="/secure-mail/new">
            Compose Message
          </ButtonLink>
        </PageTop>
      </div>
      <div className={styles.panes}>
        <div {...place} className={isOpen ? `${styles.list} ${styles.besideMessage}` : styles.list}>
          <FolderTabs />
          <MailList folder={folder} inUse={inUse} />
        </div>
        {id === undefined ? (
          <p className={styles.none}>Select a message to read it here.</p>
        ) : (
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
