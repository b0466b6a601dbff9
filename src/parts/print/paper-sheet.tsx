import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './paper-sheet.module.css';

interface PaperSheetProps {
  /** By it the browser heads its sheets, and names a file of them. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What goes on paper. Unseen on the screen; while it is there, the browser prints this and nothing else. */
export function PaperSheet({ title, children }: PaperSheetProps) {
  // Printing is the browser's: it tells when it begins and ends, and reads the title of the page in between.
  useEffect(() => {
    let pageTitle = document.title;
    const nameAfterPaper = () => {
      pageTitle = document.title;
      document.title = title;
    };
    const nameAfterPage = () => {
      document.title = pageTitle;
    };
    addEventListener('beforeprint', nameAfterPaper);
    addEventListener('afterprint', nameAfterPage);
    return () => {
      removeEventListener('beforeprint', nameAfterPaper);
      removeEventListener('afterprint', nameAfterPage);
    };
  }, [title]);

  return createPortal(<div className={styles.paper}>{children}</div>, document.body);
}
