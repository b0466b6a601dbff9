import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { AuthorisationLists } from './authorisation-lists.tsx';

export function AuthorisationsScreen() {
  const party = useAppSelector(selectActiveParty);
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      <AuthorisationLists key={String(party)} />
    </Page>
  );
}
