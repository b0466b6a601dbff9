import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { type Folder, folderPath, folderTitles } from '#src/features/mail/model/folders.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { BulletinPane } from './bulletin-pane.tsx';
import { FolderTabs } from './folder-tabs.tsx';
import { MailList } from './mail-list.tsx';
import styles from './mailbox-screen.module.css';
import { MessagePane } from './message-pane.tsx';
import { useFolder } from './use-folder.ts';
import { useListPlace } from './use-list-place.ts';

interface MailboxScreenProps {
  readonly folder: Folder;
  /** The open message. */
  readonly id: string | undefined;
}

/** A folder, and the open message beside it; on smaller screens the message takes the folder's place. */
export function MailboxScreen({ folder, id }: MailboxScreenProps) {
  const inUse = useFolder(folder);
  const isOpen = id !== undefined;
  const place = useListPlace(id);
  return (
    <Page below close>
      <Breadcrumb crumbs={crumbsTo(folder, isOpen)} />
      <div className={isOpen ? styles.besideMessage : undefined}>
        <PageTop>
          {isOpen ? <p className={styles.title}>Secure mailbox</p> : <PageHeading>Secure mailbox</PageHeading>}
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

function crumbsTo(folder: Folder, isOpen: boolean) {
  const here = { title: folderTitles[folder], to: folderPath(folder) };
  const box = { title: 'Secure mailbox', to: folderPath('inbox') };
  return isOpen ? [box, here, { title: 'Message' }] : [box, { title: here.title }];
}
