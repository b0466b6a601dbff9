import { useSyncExternalStore } from 'react';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectUnresolved } from './unresolved.slice.ts';
import { readNotes, watchNotes } from './unresolved-notes.ts';
import { type UnresolvedView, unresolvedViews } from './unresolved-payments.ts';
import { readRefs } from './unresolved-refs.ts';

/** The payments whose outcome is not known, or was not until now, as they stand in this browser. */
export function useUnresolvedViews(): readonly UnresolvedView[] {
  const notes = useSyncExternalStore(watchNotes, readNotes);
  const known = useAppSelector(selectUnresolved);
  // What this tab keeps changes with a note or with the state, never by itself.
  return unresolvedViews(notes, readRefs(), known);
}
