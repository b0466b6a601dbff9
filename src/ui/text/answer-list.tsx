import type { ReactNode } from 'react';
import styles from './answer-list.module.css';

export interface Answer {
  readonly label: string;
  readonly value: ReactNode;
  readonly action?: ReactNode;
}

export function AnswerList({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, value, action }) => (
        <div key={label} className={styles.answer}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {action !== undefined && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
