import { type ReactNode, useId } from 'react';
import { Answer } from './answer.tsx';
import styles from './section.module.css';
import type { ActionRunner } from './use-action.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What its last act came to is shown in the section, where no place of its own shows it. */
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
      {action !== undefined && <Answer told={action.told} />}
    </section>
  );
}
