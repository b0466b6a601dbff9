import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SettingsBreadcrumb } from '#src/banking/page/settings-breadcrumb.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { AuthorisationLists } from './authorisation-lists.tsx';

export function AuthorisationsScreen() {
  const party = useAppSelector(selectActiveParty);
  return (
    <Page below close>
      <SettingsBreadcrumb title="Authorisations" />
      <PageHeading>Authorisations</PageHeading>
      <AuthorisationLists key={String(party)} />
    </Page>
  );
}
