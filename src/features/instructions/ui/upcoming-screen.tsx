import { lazy, Suspense } from 'react';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Breadcrumb } from '#src/ui/text/breadcrumb.tsx';
import { SetUpAwaited } from './set-up-awaited.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';

const crumbs = [{ title: 'Payments', to: '/payments' }, { title: 'Upcoming payments' }] as const;

// Its buttons depend on further calls, which the lists need not wait for.
const SetUpButtons = lazy(async () => ({ default: (await import('./set-up-buttons.tsx')).SetUpButtons }));

export function UpcomingScreen() {
  const party = useAppSelector(selectActiveParty);
  return (
    <Page below close>
      <Breadcrumb crumbs={crumbs} />
      <PageHeading>Upcoming payments</PageHeading>
      <Suspense fallback={<SetUpAwaited />}>
        <SetUpButtons />
      </Suspense>
      <UpcomingPanel key={String(party)} />
    </Page>
  );
}
