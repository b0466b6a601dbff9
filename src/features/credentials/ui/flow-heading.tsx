import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrive } from '#src/banking/page/arrival.tsx';
import typography from '#src/ui/text/typography.module.css';

interface FlowHeadingProps {
  readonly step: string;
  readonly children: string;
}

/** Names a step. Steps share a URL, so the heading takes the focus itself when its step begins. */
export function FlowHeading({ step, children }: FlowHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    if (heading.current !== null) arrive(`${pathname} ${step}`, heading.current);
  }, [arrive, pathname, step]);

  return (
    <h1 ref={heading} tabIndex={-1} className={typography.larger}>
      {children}
    </h1>
  );
}
