import { useEffect, useState } from 'react';
import { type SavePlace, savedMessageMs } from '#src/features/manage-accounts/model/saving.ts';

interface SavedMessage {
  /** Beside which Save it stands; undefined while it does not. */
  readonly place: SavePlace | undefined;
  readonly show: (place: SavePlace) => void;
  readonly hide: () => void;
}

/** Says for a while that changes are saved. */
export function useSavedMessage(): SavedMessage {
  const [shown, setShown] = useState<{ readonly place: SavePlace }>();

  // The message goes by the clock alone; shown again, it stays its whole time again.
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), savedMessageMs);
    return () => clearTimeout(timer);
  }, [shown]);

  return { place: shown?.place, show: (place) => setShown({ place }), hide: () => setShown(undefined) };
}
