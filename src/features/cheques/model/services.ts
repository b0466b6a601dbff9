import type { Account } from '#src/api/accounts/account.ts';
import type { Grants } from '#src/api/capabilities/capabilities.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { namedAccount } from '#src/banking/receipt/receipt.ts';

export const serviceTasks = ['CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE'] as const;
type ServiceTask = (typeof serviceTasks)[number];

const permissions = {
  CH_N_CBR: 'chequeBooks',
  CH_N_PBR: 'payInBooks',
  CH_I_CSE: 'chequeStatus',
} as const satisfies Record<ServiceTask, PermittedFunction>;

/** The accounts of each service; none where the customer may not use it. */
export type Services = Readonly<Record<ServiceTask, readonly Account[]>>;

export function servicesOf(accounts: readonly Account[], { functions = [], tasks }: Grants): Services {
  const openTo = (task: ServiceTask) =>
    functions.includes(permissions[task]) ? accounts.filter(({ id }) => tasks[task]?.includes(id)) : [];
  return { CH_N_CBR: openTo('CH_N_CBR'), CH_N_PBR: openTo('CH_N_PBR'), CH_I_CSE: openTo('CH_I_CSE') };
}

/** The account that the URL or the customer names, if the service is open to it. An only account needs no choosing. */
export function chosenOf(accounts: readonly Account[], accountId: string | null): Account | undefined {
  const [only] = accounts.length === 1 ? accounts : [];
  return accounts.find(({ id }) => id === accountId) ?? only;
}

/** The accounts, each with the end of its number. */
export function accountChoices(
  accounts: readonly Account[],
): readonly { readonly id: string; readonly title: string }[] {
  return accounts.map((account) => ({ id: account.id, title: namedAccount(account) }));
}
