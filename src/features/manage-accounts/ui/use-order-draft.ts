import { useState } from 'react';
import type { Account } from '#src/api/account.ts';
import { useOrderAccountsMutation } from '#src/api/account-names.ts';
import { shownError } from '#src/api/bank-error.ts';
import { useAppSelector } from '#src/api/hooks.ts';
import { selectActiveParty } from '#src/api/session.slice.ts';
import { type GroupOfAccounts, groupAccounts } from '#src/parts/account-groups.ts';
import { savingFailure } from '#src/parts/saving-failure.ts';
import { arranged, changedPlaces, moved, nothingMoved } from '../model/order-draft.ts';
import type { SavePlace } from '../model/saving.ts';
import { useSavedMessage } from './use-saved-message.ts';

interface FailedSave {
  readonly place: SavePlace;
  readonly message: string;
}

/** The order in which the customer is putting the accounts, until it is saved. */
export function useOrderDraft(accounts: readonly Account[]) {
  const party = useAppSelector(selectActiveParty);
  const [orderAccounts, { isLoading: saving }] = useOrderAccountsMutation();
  const [draft, setDraft] = useState(nothingMoved);
  const [failed, setFailed] = useState<FailedSave>();
  const [lastMove, setLastMove] = useState('');
  const savedMessage = useSavedMessage();
  const changed = changedPlaces(accounts, draft);

  // The answer to the saving was lost, and the list that was asked for anew shows that it was done.
  if (failed !== undefined && changed.length === 0) {
    setFailed(undefined);
    setDraft(nothingMoved);
    savedMessage.show(failed.place);
  }

  function move(group: GroupOfAccounts, { id, title }: Account, step: -1 | 1) {
    setDraft(moved(group.accounts, id, step, draft));
    setFailed(undefined);
    savedMessage.hide();
    const place = group.accounts.findIndex((account) => account.id === id) + 1 + step;
    setLastMove(`${title} is now ${place} of ${group.accounts.length}`);
  }

  async function save(place: SavePlace) {
    setFailed(undefined);
    setLastMove('');
    const { error } = await orderAccounts({ party, accounts: changed });
    const failure = savingFailure(shownError(error));
    if (failure !== undefined) return setFailed({ place, message: failure.message });
    if (error !== undefined) return;
    setDraft(nothingMoved);
    savedMessage.show(place);
  }

  return {
    groups: groupAccounts(arranged(accounts, draft)),
    isChanged: changed.length > 0,
    saving,
    failed,
    saved: savedMessage.place,
    /** The last move in words, for who does not see it. */
    lastMove,
    move,
    save,
  };
}
