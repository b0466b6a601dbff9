import type { ReactNode } from 'react';
import { StageTop } from '#src/banking/paying/stage-top.tsx';

const steps = ['Account', 'Details', 'Check'] as const;

interface RequestTopProps {
  readonly step: (typeof steps)[number];
  readonly children: ReactNode;
}

/** The heading of a stage, and how far the request is. */
export function RequestTop({ step, children }: RequestTopProps) {
  return (
    <StageTop word="request" steps={steps} current={steps.indexOf(step)}>
      {children}
    </StageTop>
  );
}
