import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Stage } from '#src/features/pay/model/stage.ts';
import { useArrive } from '#src/parts/page/arrival.tsx';
import styles from './stage-heading.module.css';

interface StageHeadingProps {
  readonly stage: Stage | 'unsettled';
  /** The wizard itself wrote this entry of the history: what another part put in its place, as a choice of entity, has the focus. */
  readonly isOwn?: boolean;
  readonly children: string;
}

/** Names the stage. To the customer each one is a page: reading begins at its heading, whatever the address does. */
export function StageHeading({ stage, isOwn = true, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const hasArrived = useRef(false);

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    const isThere = hasArrived.current && isReplaced && !isOwn;
    if (heading.current !== null) arrive(`${pathOfStage(stage, pathname)} ${stage}`, heading.current, isThere);
    hasArrived.current = true;
  }, [arrive, pathname, isReplaced, isOwn, stage]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}

/** With another account to pay from the customer is where they were. */
function pathOfStage(stage: StageHeadingProps['stage'], pathname: string): string {
  return stage === 0 ? pathname : '/payments/make';
}
