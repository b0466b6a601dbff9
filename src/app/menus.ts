import type { TaskCode } from '#src/api/accounts/accounts.ts';
import { accountMay, type Grants, type Need, needsOf, type UsedAccount } from '#src/api/capabilities/capabilities.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { menuName } from '#src/rules/page-names.ts';
import type { MenuName, MenuNeed } from './page-handle.ts';
import { pages } from './page-table.ts';

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
  readonly about: string;
}

interface MenuRule extends MenuEntry {
  readonly needs?: readonly MenuNeed[];
}

/** Missing answers grant nothing. */
export interface MenuGrants extends Grants {
  readonly accounts: readonly UsedAccount[];
  readonly approvalsWaiting: number;
}

/** What the menu could hold by permissions alone, before the accounts are known. */
export function permittedMenu(menu: MenuName, functions: readonly PermittedFunction[]): readonly MenuEntry[] {
  return rulesOf(menu).filter(({ needs }) => needs?.some((need) => isPermitted(need, functions)) ?? true);
}

export function openMenu(menu: MenuName, grants: MenuGrants): readonly MenuEntry[] {
  return rulesOf(menu).filter(({ needs }) => needs?.some((need) => isOpen(need, grants)) ?? true);
}

/** What must be asked of the bank to build the menu. */
export interface MenuQuestions {
  readonly tasks: readonly TaskCode[];
  readonly approvals: boolean;
}

export function menuQuestions(menu: MenuName, functions: readonly PermittedFunction[]): MenuQuestions {
  const needs = rulesOf(menu)
    .flatMap((rule) => rule.needs ?? [])
    .filter((need) => isPermitted(need, functions));
  const needed = needs.flatMap(tasksNeeded).filter(({ permitted }) => functions.includes(permitted));
  return {
    tasks: [...new Set(needed.map(({ task }) => task))],
    approvals: needs.some((need) => 'waiting' in need),
  };
}

/** In the order of the table. */
function rulesOf(name: MenuName): readonly MenuRule[] {
  return pages.flatMap(({ handle: { menu } }) =>
    menu?.in === name ? [{ ...menu, label: menuName(menu.page), to: menu.page.to }] : [],
  );
}

function isPermitted(need: MenuNeed, functions: readonly PermittedFunction[]): boolean {
  if ('permitted' in need) return functions.includes(need.permitted);
  return needsOf(need.use).some(({ permitted }) => functions.includes(permitted));
}

function isOpen(need: MenuNeed, grants: MenuGrants): boolean {
  if ('use' in need) return grants.accounts.some((account) => accountMay(need.use, account, grants));
  if (!isPermitted(need, grants.functions ?? [])) return false;
  if ('task' in need) return (grants.tasks[need.task]?.length ?? 0) > 0;
  return 'waiting' in need ? grants.approvalsWaiting > 0 : true;
}

function tasksNeeded(need: MenuNeed): readonly Need[] {
  if ('use' in need) return needsOf(need.use);
  return 'task' in need ? [need] : [];
}
