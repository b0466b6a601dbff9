import type { ReactNode } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { payeesPath } from '#src/features/payees/model/payee-paths.ts';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';

interface PayeePageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function PayeePage({ heading, children }: PayeePageProps) {
  return (
    <Page below close>
      <PayeeCrumbs heading={heading} />
      <PageHeading>{heading}</PageHeading>
      <Card wide accent>
        {children}
      </Card>
    </Page>
  );
}

export function PayeeCrumbs({ heading }: { readonly heading: string }) {
  return (
    <Breadcrumb
      crumbs={[{ title: 'Payments', to: '/payments' }, { title: 'Manage payees', to: payeesPath }, { title: heading }]}
    />
  );
}
