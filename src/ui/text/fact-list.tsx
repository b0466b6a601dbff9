import type { ReactNode } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './fact-list.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={typography.detail}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
