import { anyFieldsOf } from '#src/kernel/any-fields.ts';
/**
 * Where a login leads: to a forced change, else to the URL that was asked for, else home. `kept` is what the guard left
 * in the history state; anything but a plain path within the app is ignored.
 */
export function landingPath(credentialsChangeNeeded: boolean, kept: unknown): string {
  if (credentialsChangeNeeded) return '/change-credentials';
  const { wanted } = anyFieldsOf(kept);
  return typeof wanted === 'string' && isWithinApp(wanted) ? wanted : '/';
}

/** Whether the customer has just changed the password by a reset link, and now logs in with it. */
export function saysPasswordChanged(kept: unknown): boolean {
  return anyFieldsOf(kept).passwordChanged === true;
}

/** A host that no URL within the app can have. */
const here = 'https://app.invalid';

/**
 * The URL, and its decoded path, must stay on this site: browsers drop tabs and line breaks, treat a backslash as a
 * slash, and read a leading double slash as a host.
 */
function isWithinApp(url: string): boolean {
  try {
    const { origin, pathname } = new URL(url, here);
    return origin === here && [pathOf(url), pathname].every(isPlainPath);
  } catch {
    return false;
  }
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** @throws URIError if the path cannot be decoded. */
function isPlainPath(path: string): boolean {
  const once = decodeURIComponent(path);
  // A proxy may decode once more.
  return [path, once, decodeURIComponent(once)].every(
    (reading) => /^\/[^\\\p{Cc}]*$/u.test(reading) && !reading.includes('//'),
  );
}
