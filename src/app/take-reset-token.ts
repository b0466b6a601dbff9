import { heldResetToken, holdResetToken, readResetToken } from '#src/banking/session/reset-token.ts';
import { decodedText } from '#src/kernel/any-fields.ts';

export interface LinkedPage extends Pick<Window, 'addEventListener'> {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Replaces anything in the URL that cannot be a token. */
const unreadable = '!';

const landings = ['/change-credentials', '/change-credentials-password', '/change-credentials-new'];

/**
 * Moves the token of a reset link out of the URL, at start and for links opened later. Runs before anything else, so
 * that neither other code nor the history sees the token.
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
  // The router listens to popstate too, and must find the token gone.
  for (const event of ['popstate', 'hashchange']) page.addEventListener(event, take);
}

/** Puts the token back into the URL for a reload, which takes it out again. */
export function returnResetToken({ location, history }: LinkedPage): void {
  const held = heldResetToken();
  if (held === undefined) return;
  const { pathname, search } = location;
  history.replaceState(history.state, '', `${pathname}${search}#${held.kind === 'token' ? held.token : unreadable}`);
}

/** Matches as the router does: any case, encoded or not, trailing slashes. */
function isLanding(pathname: string, base: string): boolean {
  const path = decodedText(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  const mount = base.toLowerCase().replace(/\/$/, '');
  if (!path.startsWith(`${mount}/`)) return false;
  return landings.includes(path.slice(mount.length).replace(/\/$/, ''));
}
