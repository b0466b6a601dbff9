import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './guide-frame.module.css';
import { guidePath } from './guide-path.ts';

interface GuideFrameProps {
  readonly bankName: string;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** Header and foot as the app has them. */
export function GuideFrame({ bankName, tools, children }: GuideFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to={guidePath} className={styles.brand}>
            <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.mark}>
              <circle cx="12" cy="12" r="10.5" className={styles.ring} />
              <circle cx="12" cy="12" r="5.5" className={styles.disc} />
            </svg>
            Sandbox guide
          </Link>
          <Link to="/" reloadDocument className={styles.back}>
            Open {bankName}
          </Link>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <div className={styles.foot}>
          <span>{bankName} · no money is real, and no customer exists</span>
          {tools}
        </div>
      </footer>
    </div>
  );
}
