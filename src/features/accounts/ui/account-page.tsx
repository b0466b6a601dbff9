import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Band } from '#src/ui/page/band.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  /** Undefined until the account is known. */
  readonly title: string | undefined;
  /** The account itself, on the band. */
  readonly head: ReactNode;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

export function AccountPage({ title, head, picture, children }: AccountPageProps) {
  return (
    <>
      <Band picture={picture}>
        <div className={styles.band}>
          <div className={styles.ways}>
            <WayBack here={title} />
            <Link to="/accounts" className={styles.back}>
              <svg aria-hidden="true" viewBox="0 0 16 12" className={styles.arrow}>
                <path d="M6.5 1 1.5 6l5 5M1.5 6h13" />
              </svg>
              <span>
                Back<HiddenText> to my accounts</HiddenText>
              </span>
            </Link>
          </div>
          {head}
        </div>
      </Band>
      <Page below>
        <div className={styles.page}>{children}</div>
      </Page>
    </>
  );
}
