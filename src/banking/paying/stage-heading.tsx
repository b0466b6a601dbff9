import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useArrive } from '#src/banking/page/arrival.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import typography from '#src/ui/text/typography.module.css';
import { useStepBack } from './use-step-back.ts';

interface StageHeadingProps {
  readonly stage: number | string;
  /** The path of the page. Its parameters do not count: changing the account does not start a new page. */
  readonly page: string;
  /**
   * The wizard made this history entry. Otherwise something else did, such as the entity selector, and keeps the focus.
   */
  readonly isOwn?: boolean;
  readonly children: string;
}

/** Names the stage. Each stage is a page to the customer, so its heading takes the focus. */
export function StageHeading({ stage, page, isOwn = true, children }: StageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const isReplaced = useNavigationType() === 'REPLACE';
  const hasArrived = useRef(false);

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    const isPageShown = hasArrived.current && isReplaced && !isOwn;
    if (heading.current !== null) arrive(`${page} ${stage}`, heading.current, isPageShown);
    hasArrived.current = true;
  }, [arrive, page, isReplaced, isOwn, stage]);

  return (
    <h1 ref={heading} tabIndex={-1} className={typography.largest}>
      {children}
    </h1>
  );
}

/** The ways out of a stage whose choices lead on by themselves. */
export function StageButtons() {
  return (
    <ButtonRow narrow="same">
      <StageWays />
    </ButtonRow>
  );
}

interface StageWaysProps {
  /** The order begins here, so there is no step back. */
  readonly isFirst?: boolean;
}

export function StageWays({ isFirst = false }: StageWaysProps) {
  const goBack = useStepBack();
  return (
    <>
      {!isFirst && (
        <Button look="quiet" onClick={goBack}>
          Back
        </Button>
      )}
      <ButtonLink look="quiet" to="/payments">
        Cancel
      </ButtonLink>
    </>
  );
}
