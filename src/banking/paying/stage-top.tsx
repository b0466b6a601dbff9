import type { ReactNode } from 'react';
import { Steps } from '#src/ui/text/steps.tsx';
import styles from './stage-top.module.css';

interface StageTopProps {
  /** What the steps lead to: "payment". */
  readonly word: 'payment' | 'transfer' | 'request';
  readonly steps: readonly string[];
  /** Counted from nought. */
  readonly current: number;
  /** The heading of the stage. */
  readonly children: ReactNode;
}

/** The heading of a stage, and how far the customer is. */
export function StageTop({ word, steps, current, children }: StageTopProps) {
  return (
    <div className={styles.top}>
      {children}
      <Steps label={`Steps of this ${word}`} steps={steps} current={current} />
    </div>
  );
}
