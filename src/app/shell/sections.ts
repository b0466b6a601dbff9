import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { permittedMenu } from '#src/app/menus.ts';
import { type MenuName, mayOpen } from '#src/app/page-handle.ts';
import { pages } from '#src/app/page-table.ts';
import { pageNames } from '#src/rules/page-names.ts';

const sections = [
  { menu: 'accounts', ...pageNames.accounts },
  { menu: 'payments', ...pageNames.payments },
] as const;

/** The main sections open to the customer; all until that is known, so that none arrives late. */
export function useSections() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions, isError } = useListPermissionsQuery({ party });
  if (functions === undefined && !isError) return sections;
  return sections.filter(({ menu, to }) => to === '/accounts' || isOpen(menu, to, functions ?? []));
}

function isOpen(menu: MenuName, to: string, functions: readonly PermittedFunction[]): boolean {
  const page = pages.find(({ path }) => path === to);
  return mayOpen(page?.handle, functions) && permittedMenu(menu, functions).length > 0;
}
