import { anyFieldsOf } from '#src/api/wire/wire.ts';

/** This build of the app: the file has a hash of its content in its name. */
export const thisBuild = import.meta.url;

/**
 * Whether the page may reload by itself: once for each build, so that a part which a deployment has removed is found in
 * the new build, and one that is missing for good is reported. The note is kept with the page in the tab's history.
 */
export function mayReload(history: Pick<History, 'state' | 'replaceState'>, build: string = thisBuild): boolean {
  const kept = anyFieldsOf(history.state);
  if (kept.reloadedFor === build) return false;
  history.replaceState({ ...kept, reloadedFor: build }, '');
  return true;
}
