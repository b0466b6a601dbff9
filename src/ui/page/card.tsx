import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly wide?: boolean;
  /** A line in colour above it: the one card of its page. */
  readonly accent?: boolean;
  readonly children: ReactNode;
}

/** What a page is about, framed: a form, or what came of it. */
export function Card({ wide = false, accent = false, children }: CardProps) {
  const className = [styles.card, wide && styles.wide, accent && styles.accent].filter(Boolean).join(' ');
  return <div className={className}>{children}</div>;
}
