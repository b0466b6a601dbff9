import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrive } from './arrival.tsx';
import styles from './page-heading.module.css';

/**
 * The one heading that names a page. It takes the focus when a change of route brings the customer here; what changes
 * behind the question mark of an address is the same page, seen otherwise.
 */
export function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();

  // Focus can only move once the heading is in the document.
  useEffect(() => {
    if (heading.current !== null) arrive(pathname, heading.current);
  }, [arrive, pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
