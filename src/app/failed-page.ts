/**
 * Whether a part of the app did not arrive. Browsers have no name of their own for a module that is missing and report it as
 * a TypeError; of a missing style sheet the loader tells in an Error.
 */
export function isMissingPart(error: unknown): boolean {
  if (error instanceof TypeError) return /import|module|fetch/i.test(error.message);
  return error instanceof Error && /^Unable to preload CSS/i.test(error.message);
}

/** Whether the site can be reached; the answer is never one that the browser has kept. */
export async function isSiteReachable(fetch: typeof globalThis.fetch, address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
