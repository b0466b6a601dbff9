import { accountNamesApi, type RenameArg } from '#src/api/accounts/account-names.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { refetchAccounts } from './refetch-accounts.ts';
import { type Saving, savingFailure, unsentFailure } from './saving-failure.ts';

const { renameAccount } = accountNamesApi.endpoints;

/** Renames the account. The bank takes name and order together, so its current order is sent too. */
export function saveName({ party, account, name }: RenameArg): AppThunk<Promise<Saving>> {
  return async (dispatch) => {
    const now = await dispatch(refetchAccounts({ party }));
    if (now.accounts === undefined) return { isSaved: false, failure: unsentFailure(now.error) };
    // If the account is no longer listed, the bank will refuse.
    const listed = now.accounts.find(({ id }) => id === account.id) ?? account;
    const { error } = await dispatch(renameAccount.initiate({ party, account: listed, name }, { track: false }));
    return { isSaved: error === undefined, failure: savingFailure(shownError(error)) };
  };
}
