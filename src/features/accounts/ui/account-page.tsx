import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageFacts } from '#src/banking/page/page-facts.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  /** Undefined until the account is known. */
  readonly title: string | undefined;
  /** After the title, and meaning nothing by itself. */
  readonly mark?: ReactNode;
  readonly loading?: boolean;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

export function AccountPage({ title, mark, loading = false, about, children }: AccountPageProps) {
  const { heading } = usePageFacts();
  return (
    <Page below>
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.ways}>
            <WayBack here={title} />
            <Link to="/accounts" className={styles.back}>
              <svg aria-hidden="true" viewBox="0 0 16 12" className={styles.arrow}>
                <path d="M6.5 1 1.5 6l5 5M1.5 6h13" />
              </svg>
              <span>
                Back<HiddenText> to My Accounts</HiddenText>
              </span>
            </Link>
          </div>
          <div className={styles.title}>
            <PageHeading>
              {loading ? (
                <span className={styles.waiting}>
                  <HiddenText>{heading}</HiddenText>
                  <Skeleton width="long" />
                </span>
              ) : (
                <>
                  {title}
                  {mark}
                </>
              )}
            </PageHeading>
            {about}
          </div>
        </header>
        {children}
      </div>
    </Page>
  );
}
