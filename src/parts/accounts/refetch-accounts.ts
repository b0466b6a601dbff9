import type { Account } from '#src/api/accounts/account.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';

/** Without accounts they could not be had; why, where there is something to tell of that. */
type AccountsNow =
  | { readonly accounts: readonly Account[] }
  | { readonly accounts?: never; readonly error?: BankError | undefined };

const { listAccounts } = accountsApi.endpoints;

/**
 * The accounts as they are now, for what is sent back of them with a change: another tab may have renamed or moved some
 * since the list on the screen was had. Screens show this one from then on, and without it go on showing theirs.
 */
export function refetchAccounts({ party }: PartyArg): AppThunk<Promise<AccountsNow>> {
  return async (dispatch) => {
    const asked = dispatch(listAccounts.initiate({ party }, { forceRefetch: true, subscribe: false }));
    const { data, error } = await asked;
    // A list kept from before says nothing of now.
    return error === undefined && data !== undefined ? { accounts: data.accounts } : { error: shownError(error) };
  };
}
