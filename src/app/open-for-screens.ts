import type { SessionMarkers } from './session/session-markers.ts';
import type { AppStore } from './store.ts';

/**
 * Opens the bank for the screens of a page that was just loaded: the entity that was chosen before the load is chosen again
 * first, so that no screen asks for all of them in between.
 */
export function openForScreens(
  { dispatch, openBank }: Pick<AppStore, 'dispatch' | 'openBank'>,
  markers: Pick<SessionMarkers, 'keptEntity'>,
): () => Promise<unknown> {
  const digest = markers.keptEntity();
  if (digest === undefined) return openBank;
  let restored: Promise<unknown> | undefined;

  async function restore(): Promise<void> {
    const [{ restoreEntity }] = await Promise.all([import('./session/restore-entity.ts'), openBank()]);
    await dispatch(restoreEntity(digest ?? ''));
  }
  return async () => {
    restored ??= restore().catch(() => undefined);
    await restored;
    return openBank();
  };
}
