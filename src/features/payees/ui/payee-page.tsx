import type { ReactNode } from 'react';
import { payeesPath } from '#src/features/payees/model/payee-paths.ts';
import { PageHeading } from '#src/parts/page/page-heading.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import styles from './payee-page.module.css';

interface PayeePageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page about one payee. */
export function PayeePage({ heading, children }: PayeePageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb
        crumbs={[
          { title: 'Payments', to: '/payments' },
          { title: 'Manage payees', to: payeesPath },
          { title: heading },
        ]}
      />
      <PageHeading>{heading}</PageHeading>
      <div className={styles.card}>{children}</div>
    </div>
  );
}
