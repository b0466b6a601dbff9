import type { TaskCode } from '#src/api/accounts/accounts.ts';
import type { Capability } from '#src/api/capabilities/capabilities.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import type { PageFacts } from '#src/banking/page/page-facts.ts';
import type { NamedPage } from '#src/rules/page-names.ts';

export type MenuName = 'accounts' | 'payments' | 'settings';

/** What a menu entry requires, for accounts of the active entity. */
export type MenuNeed =
  | { readonly use: Capability }
  | { readonly permitted: PermittedFunction; readonly task: TaskCode }
  | { readonly permitted: PermittedFunction; readonly waiting: true }
  | { readonly permitted: PermittedFunction };

/** The entry of a page in a menu. */
interface MenuPlace {
  readonly in: MenuName;
  readonly page: NamedPage;
  readonly about: string;
  /** One is enough. Without any, the entry is open to everybody. */
  readonly needs?: readonly MenuNeed[];
}

/** The `handle` of a page's route: all that the app must know of it before it is opened. */
export interface PageHandle extends PageFacts {
  /** One is enough. Without any, the page is open to everybody. The bank checks again on every call. */
  readonly needs?: readonly PermittedFunction[];
  /** Tells a customer without them why the page is closed, where that is known. */
  readonly notPermitted?: string;
  readonly menu?: MenuPlace;
  /** The title of the document stays as it was. */
  readonly keepsTitle?: true;
}

export function mayOpen(page: PageHandle | undefined, functions: readonly PermittedFunction[]): boolean {
  return page?.needs?.some((need) => functions.includes(need)) ?? true;
}
