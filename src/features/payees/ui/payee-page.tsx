import type { ReactNode } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';

interface PayeePageProps {
  /** Unless it is that of the route. */
  readonly heading?: string;
  readonly children: ReactNode;
}

export function PayeePage({ heading, children }: PayeePageProps) {
  return (
    <Page below close>
      <WayBack here={heading} />
      <PageHeading>{heading}</PageHeading>
      <Card wide accent>
        {children}
      </Card>
    </Page>
  );
}
