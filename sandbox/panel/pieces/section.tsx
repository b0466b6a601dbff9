import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import type { VerbRunner } from './use-verb.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Its last failure is shown in the section. */
  readonly verb?: VerbRunner;
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
