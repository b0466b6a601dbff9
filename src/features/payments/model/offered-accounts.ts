import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants, type UsedAccount } from '#src/api/capabilities/capabilities.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { isSameEntity } from './payable-payees.ts';

/** GBP accounts that can make a payment, or a regular payment where that is wanted. */
export function offeredAccounts<Payer extends UsedAccount>(
  accounts: readonly Payer[],
  grants: Grants,
  { isRegular }: { readonly isRegular: boolean },
): readonly Payer[] {
  return accounts.filter(
    (account) =>
      accountMay('makePayment', account, grants) && (!isRegular || accountMay('payRegularly', account, grants)),
  );
}

interface Payers {
  readonly accounts: readonly Account[];
  readonly grants: Grants;
}

/** The only account that may pay the payee, so that nobody need choose it. Undefined if there are several, or none. */
export function solePayer(
  payee: Pick<Payee, 'customerId'> | undefined,
  { accounts, grants }: Payers,
  order: { readonly isRegular: boolean },
): AccountId | undefined {
  if (payee === undefined) return undefined;
  const payers = offeredAccounts(accounts, grants, order).filter(({ customerId }) =>
    isSameEntity(customerId, payee.customerId),
  );
  return payers.length === 1 ? payers[0]?.id : undefined;
}

/** The account named in the URL, as the account to pay from. */
type ChosenAccount =
  | { readonly status: 'none' }
  /** Not the customer's, belongs to another entity, or the session is over. */
  | { readonly status: 'unknown' }
  | { readonly status: 'may-not-pay'; readonly account: Account }
  | { readonly status: 'chosen'; readonly account: Account; readonly canPayRegularly: boolean };

export function chosenAccount(
  accountId: string | undefined,
  accounts: readonly Account[],
  grants: Grants,
): ChosenAccount {
  if (accountId === undefined) return { status: 'none' };
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return { status: 'unknown' };
  if (!accountMay('makePayment', account, grants)) return { status: 'may-not-pay', account };
  return { status: 'chosen', account, canPayRegularly: accountMay('payRegularly', account, grants) };
}
