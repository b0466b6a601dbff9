import type { ReactNode } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';

interface EditPageProps {
  readonly noun?: string;
  readonly children: ReactNode;
}

export function EditPage({ noun = 'standing order', children }: EditPageProps) {
  return (
    <Page below close>
      <EditCrumbs heading={`Edit ${noun}`} />
      <PageHeading>Edit {noun}</PageHeading>
      <Card wide accent>
        {children}
      </Card>
    </Page>
  );
}

export function EditCrumbs({ heading }: { readonly heading: string }) {
  return (
    <Breadcrumb
      crumbs={[
        { title: 'Payments', to: '/payments' },
        { title: 'Upcoming payments', to: '/payments/upcoming' },
        { title: heading },
      ]}
    />
  );
}
