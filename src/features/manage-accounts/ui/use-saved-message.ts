import { useEffect, useState } from 'react';
import { type SavePlace, savedMessageMs } from '#src/features/manage-accounts/model/saving.ts';

interface SavedMessage {
  /** The Save button it is shown beside; undefined while hidden. */
  readonly place: SavePlace | undefined;
  readonly show: (place: SavePlace) => void;
  readonly hide: () => void;
}

export function useSavedMessage(): SavedMessage {
  const [shown, setShown] = useState<{ readonly place: SavePlace }>();

  // Hidden by a timer, which restarts whenever the message is shown again.
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), savedMessageMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return { place: shown?.place, show: (place) => setShown({ place }), hide: () => setShown(undefined) };
}
