import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useArrive } from './arrival.tsx';
import styles from './page-heading.module.css';

/**
 * The one heading that names a page. It takes the focus when a change of route brings the customer here; what changes
 * behind the question mark of an address is the same page, seen otherwise, and so is an address that takes the place of
 * another while the heading stands.
 */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const hasArrived = useRef(false);

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    if (heading.current !== null) arrive(pathname, heading.current, hasArrived.current && isReplaced);
    hasArrived.current = true;
  }, [arrive, pathname, isReplaced]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
