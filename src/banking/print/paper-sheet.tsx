import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './paper-sheet.module.css';

interface PaperSheetProps {
  /** The browser prints it in the page header, and suggests it as a file name. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Content for print only. While it is mounted, the browser prints this and nothing else. */
export function PaperSheet({ title, children }: PaperSheetProps) {
  // The browser announces when printing starts and ends, and reads the page title in between.
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

  return createPortal(
    <div data-paper="" className={styles.paper}>
      {children}
    </div>,
    document.body,
  );
}
