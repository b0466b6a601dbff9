import { listMeta, type SiteFiles } from './site-files.ts';

export interface SiteToKeep {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Where the site is mounted, as a whole URL that ends in `/`. */
  readonly base: string;
  /** The list's name, as the open page has it. */
  readonly list: string;
}

/** `changed`: the server no longer has the build of the open page, or not all of it, so nothing more is kept. */
export type Keeping = 'kept' | 'changed';

const atOnce = 2;

/**
 * Stores every file of the open page's build, each checked, and then the page. Only a cache with the page in it is complete,
 * and it then replaces those of other builds.
 */
export async function keepSite({ caches, fetch, base, list }: SiteToKeep): Promise<Keeping> {
  const prefix = cachePrefix(base);
  const cache = await caches.open(`${prefix}${list}`);
  const keep = async (path: string, init: RequestInit): Promise<boolean> => {
    const url = new URL(path, base).href;
    const response = await fetch(url, { priority: 'low', ...init });
    if (!response.ok || (path === '' && !(await response.clone().text()).includes(list))) return false;
    await cache.put(url, response);
    return true;
  };
  try {
    if ((await cache.match(base)) === undefined) {
      const files = await readList(await fetch(new URL(list, base).href, { priority: 'low' }));
      const waiting = Object.entries(files);
      const keepAll = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const [path, integrity] = next;
          const isKept = (await cache.match(new URL(path, base).href)) !== undefined;
          if (!isKept && !(await keep(path, { integrity }))) return 'changed';
        }
        return 'kept';
      };
      const kept = await Promise.all(Array.from({ length: atOnce }, keepAll));
      if (kept.includes('changed')) return 'changed';
      if (!(await keep('config.json', { cache: 'no-cache' }))) return 'changed';
      if (!(await keep('', { cache: 'no-store' }))) return 'changed';
    } else await keep('config.json', { cache: 'no-cache' });
  } catch {
    // The network has gone, or a file is not the one that was built.
    return (await cache.match(base)) === undefined ? 'changed' : 'kept';
  }
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== `${prefix}${list}`);
  await Promise.all(others.map((name) => caches.delete(name)));
  return 'kept';
}

/** A server that lacks the list may answer with its page. */
async function readList(response: Response): Promise<SiteFiles> {
  if (!response.ok) throw new Error('The list of files is missing.');
  return (await response.json()) as SiteFiles;
}

function cachePrefix(base: string): string {
  return `paddock-site ${base} `;
}

/** Removes what an earlier build has kept. */
async function forgetSite(base: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The first customer of the network is the page itself. */
const msBeforeKeeping = 5_000;

/**
 * Keeps the site once the page has been open for a while, if it has a path of its own: at `/` it could hide another site of this
 * origin. A dev server has no list, and is not kept. A browser driven by a test discards its storage, so a copy would only cost it
 * time.
 */
export function keepSiteInTime(): void {
  if (navigator.webdriver) return;
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${listMeta}"]`)?.content;
  if (list === undefined) return;
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  if (import.meta.env.BASE_URL === '/') {
    void forgetSite(base);
    return;
  }
  setTimeout(() => {
    void keepSite({ caches, fetch: (url, init) => fetch(url, init), base, list });
  }, msBeforeKeeping);
}
