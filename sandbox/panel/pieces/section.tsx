import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import type { VerbInHand } from './use-verb.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Says here what the section's last verb failed of. */
  readonly verb?: VerbInHand;
}

export function Section({ title, children, verb }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.title}>
        {title}
      </h3>
      {children}
      {verb?.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {verb.problem}
        </p>
      )}
    </section>
  );
}
