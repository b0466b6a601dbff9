import type { TaskCode } from '#src/api/accounts/accounts.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { accountMay, type Capability, type Grants, type Need, needsOf, type UsedAccount } from './capabilities.ts';

/** What a menu entry requires, for accounts of the active entity. */
type MenuNeed =
  | { readonly use: Capability }
  | { readonly permitted: PermittedFunction; readonly task: TaskCode }
  | { readonly permitted: PermittedFunction; readonly waiting: true }
  | { readonly permitted: PermittedFunction };

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
  readonly about: string;
}

interface MenuRule extends MenuEntry {
  /** One is enough. Without any, the entry is open to everybody. */
  readonly needs?: readonly MenuNeed[];
}

const menus = {
  accounts: [
    {
      label: 'Statements',
      to: '/accounts/statements',
      about: 'View and download statements.',
      // Statements of loans and mortgages are not shown, so their permission alone opens nothing.
      needs: [{ use: 'statements' }],
    },
    {
      label: 'Cheque services',
      to: '/accounts/services',
      about: 'Order books and check the status of cheques.',
      needs: [{ use: 'services' }],
    },
  ],
  payments: [
    {
      label: 'Make a Payment',
      to: '/payments/make',
      about: 'Pay someone in the UK in pounds.',
      needs: [{ use: 'makePayment' }],
    },
    {
      label: 'Internal Transfer',
      to: '/payments/transfer-money',
      about: 'Move money between your accounts.',
      needs: [{ use: 'transfer' }],
    },
    {
      label: 'Bulk payments',
      to: '/payments/bulk',
      about: 'Make many payments from one file.',
      needs: [{ use: 'uploadBulk' }, { permitted: 'bulkView' }],
    },
    {
      label: 'Standing orders & direct debits',
      to: '/payments/upcoming',
      about: 'Scheduled and regular payments.',
      needs: [{ permitted: 'paymentsFuture' }],
    },
    {
      label: 'Request international payment',
      to: '/payments/request-international',
      about: 'Pay abroad or in another currency.',
      needs: [{ permitted: 'payment', task: 'PC_F_DOM' }],
    },
    {
      label: 'Manage my payees',
      to: '/payments/payees',
      about: 'The people and companies you pay.',
      needs: [{ permitted: 'payeesManage' }],
    },
  ],
  settings: [
    {
      label: 'View details',
      to: '/settings/alerts',
      about: 'Your contact details and alerts.',
      needs: [{ permitted: 'alerts' }],
    },
    {
      label: 'Reorder & rename accounts',
      to: '/settings/manage-accounts',
      about: 'Name and arrange your accounts.',
    },
    { label: 'Change password', to: '/settings/manage-credentials/password', about: 'Update your login password.' },
    {
      label: 'Change transaction PIN',
      to: '/settings/manage-credentials/pin',
      about: 'Update the PIN that confirms payments.',
    },
    {
      label: 'Activity log',
      to: '/settings/activity-log',
      about: 'Who did what, and when.',
      needs: [{ permitted: 'transactionLog' }],
    },
    { label: 'Marketing preferences', to: '/settings/marketing-preferences', about: 'Choose how we may contact you.' },
    {
      label: 'Authorisations',
      to: '/settings/authorisations',
      about: 'Payments awaiting your authorisation.',
      needs: [{ permitted: 'approver', waiting: true }],
    },
  ],
} as const satisfies Record<string, readonly MenuRule[]>;

export type MenuName = keyof typeof menus;

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

function rulesOf(menu: MenuName): readonly MenuRule[] {
  return menus[menu];
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
