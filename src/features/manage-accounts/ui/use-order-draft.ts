import { useEffect, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type GroupOfAccounts, groupAccounts } from '#src/banking/accounts/account-groups.ts';
import type { SavingFailure } from '#src/banking/accounts/saving-failure.ts';
import {
  arranged,
  changedPlaces,
  isInPlace,
  moved,
  nothingMoved,
} from '#src/features/manage-accounts/model/order-draft.ts';
import { type SavePlace, savedMessageMs, saveOrder } from '#src/features/manage-accounts/model/saving.ts';

interface FailedSave extends Pick<SavingFailure, 'message' | 'mayBeSaved'> {
  readonly place: SavePlace;
}

/** The order of the accounts while the customer edits it. */
export function useOrderDraft(accounts: readonly Account[]) {
  const party = useAppSelector(selectActiveParty);
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState(false);
  const [draft, setDraft] = useState(nothingMoved);
  const [failed, setFailed] = useState<FailedSave>();
  const [lastMove, setLastMove] = useState('');
  const savedMessage = useSavedMessage();
  const changed = changedPlaces(accounts, draft);

  // The answer was lost, but the refetched list shows the order was saved.
  if (failed?.mayBeSaved && isInPlace(accounts, draft)) {
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
    setSaving(true);
    const { isSaved, failure } = await dispatch(saveOrder({ party, draft })).finally(() => setSaving(false));
    if (failure !== undefined) return setFailed({ ...failure, place });
    if (!isSaved) return;
    setDraft(nothingMoved);
    savedMessage.show(place);
  }

  return {
    groups: groupAccounts(arranged(accounts, draft)),
    isChanged: changed.length > 0,
    saving,
    failed,
    saved: savedMessage.place,
    /** The last move as text, for screen readers. */
    lastMove,
    move,
    save,
  };
}

interface SavedMessage {
  /** The Save button it is shown beside; undefined while hidden. */
  readonly place: SavePlace | undefined;
  readonly show: (place: SavePlace) => void;
  readonly hide: () => void;
}

function useSavedMessage(): SavedMessage {
  const [shown, setShown] = useState<{ readonly place: SavePlace }>();

  // Hidden by a timer, which restarts whenever the message is shown again.
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), savedMessageMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return { place: shown?.place, show: (place) => setShown({ place }), hide: () => setShown(undefined) };
}
