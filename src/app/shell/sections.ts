import { permittedMenu } from '#src/api/capabilities/capabilities-of-menus.ts';
import { mayOpen } from '#src/api/capabilities/capabilities-of-pages.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';

const sections = [
  { menu: 'accounts', to: '/accounts', title: 'My Accounts' },
  { menu: 'payments', to: '/payments', title: 'Payments & Transfers' },
] as const;

/** The main sections open to the customer. Accounts are open to everybody. */
export function useSections() {
  const party = useAppSelector(selectActiveParty);
  const functions = useListPermissionsQuery({ party }).currentData ?? [];
  return sections.filter(
    ({ menu, to }) => to === '/accounts' || (mayOpen(to, functions) && permittedMenu(menu, functions).length > 0),
  );
}
