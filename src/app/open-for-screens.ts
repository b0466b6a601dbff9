import type { SessionMarkers } from './session/session-markers.ts';
import type { AppStore } from './store.ts';

/**
 * Opens the bank after a page load. Restores the chosen entity first, so that no screen asks for all entities in
 * between.
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
