/**
 * Where a sign-in leads: to what must be done first, else to the address that was asked for, else home. `kept` is what
 * the guard left in the browser's history; anything that is not plainly an address within the app is ignored.
 */
export function landingPath(credentialsChangeNeeded: boolean, kept: unknown): string {
  if (credentialsChangeNeeded) return '/change-credentials';
  const wanted = typeof kept === 'object' && kept !== null && 'wanted' in kept ? kept.wanted : undefined;
  return typeof wanted === 'string' && isWithinApp(wanted) ? wanted : '/';
}

/** Whether the customer comes from changing the password by a link, which ends in signing in with the new one. */
export function saysPasswordChanged(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && 'passwordChanged' in kept && kept.passwordChanged === true;
}

/** A host that no address within the app can name. */
const here = 'https://app.invalid';

/**
 * What a browser makes of the address, and of its path once it is decoded, must stay on this site: browsers drop tabs
 * and line breaks, read a backslash as a slash, and take two slashes at the beginning for the name of a host.
 */
function isWithinApp(address: string): boolean {
  try {
    const { origin, pathname } = new URL(address, here);
    return origin === here && [pathOf(address), pathname].every(isPlainPath);
  } catch {
    return false;
  }
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** @throws URIError for what cannot be decoded. */
function isPlainPath(path: string): boolean {
  const once = decodeURIComponent(path);
  // A server on the way may decode once more.
  return [path, once, decodeURIComponent(once)].every(
    (reading) => /^\/[^\\\p{Cc}]*$/u.test(reading) && !reading.includes('//'),
  );
}
