import { Link } from 'react-router-dom';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { type Folder, folderPath, folderTitles } from '#src/features/mail/model/folders.ts';
import styles from './message-head.module.css';

/** The subject names the page. On smaller screens the folder is a page of its own, one step back. */
export function MessageHead({ folder, subject }: { readonly folder: Folder; readonly subject: string }) {
  return (
    <div className={styles.head}>
      <Link to={folderPath(folder)} className={styles.back}>
        Back to {folderTitles[folder].toLowerCase()}
      </Link>
      <PageHeading>{subject}</PageHeading>
    </div>
  );
}
