import { heldResetToken, holdResetToken, readResetToken } from '#src/parts/session/reset-token.ts';

/** What this needs of the page's window. */
export interface LinkedPage extends Pick<Window, 'addEventListener'> {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Stands for whatever else was in the address that no token can be. */
const unreadable = '!';

const landings = ['/change-credentials', '/change-credentials-password', '/change-credentials-new'];

/**
 * Takes the token of a password-reset link out of the address, now and whenever another link is followed into the open
 * page. The doors call it before anything else: whatever runs afterwards, and the browser's history, see the address
 * without it.
 */
export function takeResetToken(page: LinkedPage, base: string = import.meta.env.BASE_URL): void {
  function take(): void {
    const { pathname, search, hash } = page.location;
    if (!isLanding(pathname, base)) return;
    const token = readResetToken(hash);
    if (token === undefined) return;
    page.history.replaceState(page.history.state, '', `${pathname}${search}`);
    holdResetToken(token);
  }
  take();
  // The router hears of a new fragment at popstate, too, and must find it gone.
  for (const event of ['popstate', 'hashchange']) page.addEventListener(event, take);
}

/**
 * Puts a token that was taken back into the address, for a reload that must not lose it: the page that is loaded takes it
 * out again.
 */
export function returnResetToken({ location, history }: LinkedPage): void {
  const held = heldResetToken();
  if (held === undefined) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}#${held.kind === 'token' ? held.token : unreadable}`);
}

/** As the router would take it: whatever its case, encoded or not, with slashes at its end. */
function isLanding(pathname: string, base: string): boolean {
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  const mount = base.toLowerCase().replace(/\/$/, '');
  if (!path.startsWith(`${mount}/`)) return false;
  return landings.includes(path.slice(mount.length).replace(/\/$/, ''));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
