import { accountMay, type Grants, type UsedAccount } from '#src/api/capabilities/capabilities.ts';

/** The accounts that a payment may be made from: those in pounds, and for regular payments those that can make them. */
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
