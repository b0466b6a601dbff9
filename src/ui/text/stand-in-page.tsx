import type { ReactNode } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './stand-in-page.module.css';

interface StandInPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Replaces the app when it cannot be shown: needs no store, router or configuration. */
export function StandInPage({ heading, children }: StandInPageProps) {
  return (
    <main className={styles.page}>
      <h1 className={typography.largest}>{heading}</h1>
      {children}
    </main>
  );
}
