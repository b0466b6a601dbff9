import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import styles from './plain-page.module.css';

interface PlainPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page with only a message and links. */
export function PlainPage({ heading, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <span aria-hidden="true" className={styles.rule} />
      <PageHeading>{heading}</PageHeading>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
