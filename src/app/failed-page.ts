import { anyFieldsOf } from '#src/kernel/any-fields.ts';

/**
 * Whether a chunk failed to load. Browsers report a missing module as a TypeError; the loader reports a missing style
 * sheet as an Error.
 */
export function isMissingPart(error: unknown): boolean {
  if (error instanceof TypeError) return /import|module|fetch/i.test(error.message);
  return error instanceof Error && /^Unable to preload CSS/i.test(error.message);
}

export async function isSiteReachable(fetch: typeof globalThis.fetch, url: string): Promise<boolean> {
  try {
    return (await fetch(url, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** This build of the app: the file has a hash of its content in its name. */
const thisBuild = import.meta.url;

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
