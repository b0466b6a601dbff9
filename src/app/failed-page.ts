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
