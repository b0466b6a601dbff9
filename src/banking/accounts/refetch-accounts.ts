import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';

/** Without accounts the call failed; `error` is set if there is something to report. */
type AccountsNow =
  | { readonly accounts: readonly Account[] }
  | { readonly accounts?: never; readonly error?: BankError | undefined };

const { listAccounts } = accountsApi.endpoints;

/**
 * Refetches the accounts before a change is saved: another tab may have renamed or moved some. Screens show the new
 * list, or keep the old one if this fails.
 */
export function refetchAccounts({ party }: PartyArg): AppThunk<Promise<AccountsNow>> {
  return async (dispatch) => {
    const asked = dispatch(listAccounts.initiate({ party }, { forceRefetch: true, subscribe: false }));
    const { data, error } = await asked;
    // A cached list does not count.
    return error === undefined && data !== undefined ? { accounts: data.accounts } : { error: shownError(error) };
  };
}
