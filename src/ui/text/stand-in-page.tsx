import type { ReactNode } from 'react';
import styles from './stand-in-page.module.css';

interface StandInPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page in the app's place when the app cannot be shown: it needs no store, no address and no configuration. */
export function StandInPage({ heading, children }: StandInPageProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{heading}</h1>
      {children}
    </main>
  );
}
