/**
 * Removes what another build of Paddock, such as a sandbox, has left on this origin: kept files, databases and service workers,
 * whatever their path. The site has none of its own and shares its origin with no other (deploy/README.md), so no worker is left
 * that could put a page in its place.
 * @returns the number of service workers removed.
 */
export async function removeOtherBuilds(): Promise<number> {
  // Some private windows allow neither. The next start tries again.
  void Promise.allSettled([removeCaches(), removeDatabases()]);
  const left = await navigator.serviceWorker.getRegistrations();
  await Promise.all(left.map((worker) => worker.unregister()));
  return left.length;
}

const isOurs = (name: string | undefined) => name?.startsWith('paddock-') === true;

/** Besides ours, the list of open pages that a sandbox's service worker keeps. */
const isOurCache = (name: string) => isOurs(name) || name.startsWith('msw:active-clients:');

async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A database that is still in use goes when its last tab does. Nobody waits for that. */
async function removeDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined && isOurs(name)) indexedDB.deleteDatabase(name);
  }
}
