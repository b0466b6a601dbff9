import { accountMay, type Grants, type UsedAccount } from '#src/api/capabilities/capabilities.ts';

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
