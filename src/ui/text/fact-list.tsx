import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and what they stand at, side by side as far as there is room. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
