import { accountsOfParty } from '#src/api/accounts/account.ts';
import { accountNamesApi } from '#src/api/accounts/account-names.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { refetchAccounts } from '#src/banking/accounts/refetch-accounts.ts';
import { type Saving, savingFailure, unsentFailure } from '#src/banking/accounts/saving-failure.ts';
import { changedPlaces, isInPlace, type OrderDraft } from './order-draft.ts';

/** How long the "changes saved" message is shown. */
export const savedMessageMs = 5_000;

/** Longer lists have a second Save button below them. */
const longList = 12;

export type SavePlace = 'above' | 'below';

/** Where the Save buttons are, for a list of this length. */
export function savePlaces(accountCount: number): readonly SavePlace[] {
  return accountCount > longList ? ['above', 'below'] : ['above'];
}

const { orderAccounts } = accountNamesApi.endpoints;

interface Order extends PartyArg {
  readonly draft: OrderDraft;
}

const listChangedMessage =
  'Your list of accounts has changed, so nothing has been saved. Please move the accounts again.';

/** Saves the order. The bank takes name and order together, so each account is sent with its current name. */
export function saveOrder({ party, draft }: Order): AppThunk<Promise<Saving>> {
  return async (dispatch) => {
    const now = await dispatch(refetchAccounts({ party }));
    if (now.accounts === undefined) return { isSaved: false, failure: unsentFailure(now.error) };
    const listed = accountsOfParty(now.accounts, party);
    // Another tab has saved the same order.
    if (isInPlace(listed, draft)) return { isSaved: true };
    const accounts = changedPlaces(listed, draft);
    if (accounts.length === 0) return { isSaved: false, failure: { place: 'form', message: listChangedMessage } };
    const { error } = await dispatch(orderAccounts.initiate({ party, accounts }, { track: false }));
    return { isSaved: error === undefined, failure: savingFailure(shownError(error)) };
  };
}
