import type { ReactNode } from 'react';
import styles from './band.module.css';

interface BandProps {
  /** A picture along the bottom, whose room is kept while it is null. It is decoration: what it shows is also said. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A turf band as wide as the window, above a page: what matters most on it. It is dark in every theme, and plain on
 * paper. Dialogs stand beside it, not in it, because they would be dark, too.
 */
export function Band({ picture, children }: BandProps) {
  return (
    <div className={styles.band}>
      {picture !== undefined && (
        <div aria-hidden="true" className={styles.picture}>
          {picture}
        </div>
      )}
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
