import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly wide?: boolean;
  /** As wide as its place. */
  readonly full?: boolean;
  /** The gold edge: this is what the step or page asks the customer to act on. */
  readonly accent?: boolean;
  readonly children: ReactNode;
}

export function Card({ wide = false, full = false, accent = false, children }: CardProps) {
  const className = [styles.card, wide && styles.wide, full && styles.full, accent && styles.accent]
    .filter(Boolean)
    .join(' ');
  return <div className={className}>{children}</div>;
}
