import type { ReactNode } from 'react';
import { Steps } from '#src/ui/text/steps.tsx';
import styles from './request-stage.module.css';

const steps = ['Account', 'Details', 'Check'] as const;

/** The heading of a stage, and how far the request is. */
export function RequestTop({
  step,
  children,
}: {
  readonly step: (typeof steps)[number];
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.top}>
      {children}
      <Steps label="Steps of this request" steps={steps} current={steps.indexOf(step)} />
    </div>
  );
}
