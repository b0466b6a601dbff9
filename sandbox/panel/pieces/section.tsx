import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import type { ActionRunner } from './use-action.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Its last failure is shown in the section. */
  readonly action?: ActionRunner;
}

export function Section({ title, children, action }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} tabIndex={-1} data-section={title} className={styles.title}>
        {title}
      </h3>
      {children}
      {action?.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {action.problem}
        </p>
      )}
    </section>
  );
}
