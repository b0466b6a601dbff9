import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** It stands below another page, and begins with the way back there. */
  readonly below?: boolean;
  /** Its parts are one matter: a form, or a list and what filters it. */
  readonly close?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page: its width, its edges, and the room between its parts. */
export function Page({ below = false, close = false, children }: PageProps) {
  const className = [styles.page, close && styles.close, below && styles.below].filter(Boolean).join(' ');
  return <div className={className}>{children}</div>;
}

/** The heading of a page, and beside it, or below where there is no room, what can be done or chosen for the whole page. */
export function PageTop({ children }: { readonly children: ReactNode }) {
  return <div className={styles.top}>{children}</div>;
}
