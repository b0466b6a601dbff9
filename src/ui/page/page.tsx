import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** A subpage, starting with its breadcrumb. */
  readonly below?: boolean;
  /** Smaller gaps, for parts that belong together: a form, or a list and its filters. */
  readonly close?: boolean;
  readonly children: ReactNode;
}

/** A page's layout: its width, margins and gaps. */
export function Page({ below = false, close = false, children }: PageProps) {
  const className = [styles.page, close && styles.close, below && styles.below].filter(Boolean).join(' ');
  return <div className={className}>{children}</div>;
}

/** The heading with the page's actions beside it, or below where space is short. */
export function PageTop({ children }: { readonly children: ReactNode }) {
  return <div className={styles.top}>{children}</div>;
}
