import type { ReactNode } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import styles from './payee-page.module.css';

interface PayeePageProps {
  /** Unless it is that of the route. */
  readonly heading?: string;
  /** Beside the form where there is room, otherwise below it. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function PayeePage({ heading, aside, children }: PayeePageProps) {
  return (
    <Page below close>
      <WayBack here={heading} />
      <PageHeading>{heading}</PageHeading>
      <div className={styles.columns}>
        <Card wide accent>
          {children}
        </Card>
        {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </Page>
  );
}
