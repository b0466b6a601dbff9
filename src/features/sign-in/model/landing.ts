/**
 * Where a sign-in leads: to what must be done first, else to the address that was asked for, else home. `kept` is what
 * the guard left in the browser's history; anything that is not an address within the app is ignored.
 */
export function landingPath(credentialsChangeNeeded: boolean, kept: unknown): string {
  if (credentialsChangeNeeded) return '/change-credentials';
  const wanted = typeof kept === 'object' && kept !== null && 'wanted' in kept ? kept.wanted : undefined;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
