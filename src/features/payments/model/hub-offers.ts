import { accountMay, accountMayPay, type Grants, type UsedAccount } from '#src/api/capabilities/capabilities.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { offeredAccounts } from './offered-accounts.ts';

/** What the payment hub shows. Anything the customer is not permitted to do is left out. */
export interface HubOffers<Payer extends UsedAccount = UsedAccount> {
  /** Accounts in any currency that can send money; undefined if the customer may not pay at all. */
  readonly payable: readonly Payer[] | undefined;
  /** Accounts that can pay a payee. */
  readonly payers: readonly Payer[];
  /** A payment to someone who is not a payee yet. */
  readonly newPayee: boolean;
  readonly transfers: boolean;
  readonly upcoming: boolean;
  /** A new regular payment: needs a GBP account that can make them. */
  readonly regular: boolean;
  readonly bulk: boolean;
  readonly payees: boolean;
  readonly international: boolean;
}

export function hubOffers<Payer extends UsedAccount>(accounts: readonly Payer[], grants: Grants): HubOffers<Payer> {
  const isPermitted = (wanted: PermittedFunction) => grants.functions?.includes(wanted) ?? false;
  const payable = accounts.filter((account) => accountMayPay(account, grants));
  const payers = offeredAccounts(accounts, grants, { isRegular: false });
  return {
    payable: isPermitted('payment') ? payable : undefined,
    payers,
    newPayee: payers.length > 0 && isPermitted('payeesManage'),
    transfers: accounts.some((account) => accountMay('transfer', account, grants)),
    upcoming: isPermitted('paymentsFuture'),
    regular: offeredAccounts(accounts, grants, { isRegular: true }).length > 0,
    bulk: accounts.some((account) => accountMay('uploadBulk', account, grants)),
    payees: isPermitted('payeesManage'),
    international: payable.length > 0,
  };
}
