import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Stage } from '#src/features/pay/model/stage.ts';
import { useArrive } from '#src/parts/page/arrival.tsx';
import styles from './stage-heading.module.css';

interface StageHeadingProps {
  readonly stage: Stage | 'unresolved';
  /**
   * The wizard made this history entry. Otherwise something else did, such as the entity selector, and keeps the focus.
   */
  readonly isOwn?: boolean;
  readonly children: string;
}

/** Names the stage. Each stage is a page to the customer, so its heading takes the focus. */
export function StageHeading({ stage, isOwn = true, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const hasArrived = useRef(false);

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    const isPageShown = hasArrived.current && isReplaced && !isOwn;
    if (heading.current !== null) arrive(`${pathOfStage(stage, pathname)} ${stage}`, heading.current, isPageShown);
    hasArrived.current = true;
  }, [arrive, pathname, isReplaced, isOwn, stage]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}

/** Changing the account to pay from does not start a new page. */
function pathOfStage(stage: StageHeadingProps['stage'], pathname: string): string {
  return stage === 0 ? pathname : '/payments/make';
}
