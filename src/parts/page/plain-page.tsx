import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './plain-page.module.css';

interface PlainPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page that only says something and leads on. */
export function PlainPage({ heading, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <span aria-hidden="true" className={styles.rule} />
      <PageHeading>{heading}</PageHeading>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
