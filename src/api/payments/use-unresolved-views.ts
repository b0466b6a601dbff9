import { useSyncExternalStore } from 'react';
import { readNotes, watchNotes } from '#src/api/orders/ledger.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectUnresolved } from './unresolved.slice.ts';
import { type UnresolvedView, unresolvedViews } from './unresolved-payments.ts';
import { readRefs } from './unresolved-refs.ts';

export function useUnresolvedViews(): readonly UnresolvedView[] {
  const notes = useSyncExternalStore(watchNotes, readNotes);
  const known = useAppSelector(selectUnresolved);
  // This tab's references change only together with a note or the state.
  return unresolvedViews(notes, readRefs(), known);
}
