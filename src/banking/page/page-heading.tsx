import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import typography from '#src/ui/text/typography.module.css';
import { useArrive } from './arrival.tsx';
import { usePageFacts } from './page-facts.ts';

interface PageHeadingProps {
  /** Names the step of a page with several; each takes the focus as a page does. */
  readonly step?: string;
  /** The heading of the page's route, unless given. */
  readonly children?: ReactNode;
}

/**
 * The heading that names a page. It takes the focus after a change of route; a change of query, or a replaced history
 * entry, is still the same page.
 */
export function PageHeading({ step, children }: PageHeadingProps) {
  const page = usePageFacts();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const hasArrived = useRef(false);

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    const place = step === undefined ? pathname : `${pathname} ${step}`;
    if (heading.current !== null) arrive(place, heading.current, hasArrived.current && isReplaced);
    hasArrived.current = true;
  }, [arrive, pathname, isReplaced, step]);

  return (
    <h1 ref={heading} tabIndex={-1} className={typography.largest}>
      {children ?? page.heading}
    </h1>
  );
}

/** The same heading before the page itself is there. It leaves the focus to the page's own. */
export function AwaitedHeading({ children }: { readonly children: ReactNode }) {
  return <h1 className={typography.largest}>{children}</h1>;
}
