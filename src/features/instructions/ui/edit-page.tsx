import type { ReactNode } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';

interface EditPageProps {
  /** What is edited, once that is known. */
  readonly noun?: string;
  readonly children: ReactNode;
}

export function EditPage({ noun, children }: EditPageProps) {
  const heading = noun && `Edit ${noun}`;
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
