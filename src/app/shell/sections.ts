import { type MenuName, permittedMenu } from '#src/api/capabilities/capabilities-of-menus.ts';
import { mayOpen } from '#src/api/capabilities/capabilities-of-pages.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';

const sections = [
  { menu: 'accounts', to: '/accounts', title: 'My Accounts' },
  { menu: 'payments', to: '/payments', title: 'Payments & Transfers' },
] as const;

/** The main sections open to the customer; all of them until that is known, so that none arrives late. */
export function useSections() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions, isError } = useListPermissionsQuery({ party });
  if (functions === undefined && !isError) return sections;
  return sections.filter(({ menu, to }) => to === '/accounts' || isOpen(menu, to, functions ?? []));
}

function isOpen(menu: MenuName, to: string, functions: readonly PermittedFunction[]): boolean {
  return mayOpen(to, functions) && permittedMenu(menu, functions).length > 0;
}
