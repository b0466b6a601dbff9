import { lazy, Suspense } from 'react';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { SetUpAwaited } from './set-up-awaited.tsx';
import { UpcomingPanel } from './upcoming-panel.tsx';

// Its buttons depend on further calls, which the lists need not wait for.
const SetUpButtons = lazy(async () => ({ default: (await import('./set-up-buttons.tsx')).SetUpButtons }));

export function UpcomingScreen() {
  const party = useAppSelector(selectActiveParty);
  return (
    <Page below close>
      <WayBack />
      <PageTop>
        <PageHeading />
        <Suspense fallback={<SetUpAwaited />}>
          <SetUpButtons />
        </Suspense>
      </PageTop>
      <UpcomingPanel key={String(party)} />
    </Page>
  );
}
