/**
 * A path below the site that opens a fresh bank with these settings: at the accounts of the customer, or at the login page where
 * nobody is logged in.
 */
export function settingsPath(settings: string): string {
  const isLoggedIn = settings.split(';').includes('signin:yes');
  return `/${isLoggedIn ? 'accounts' : 'login'}?sandbox=${escaped(settings)}`;
}

/** Only what a URL would read as something else: what testers look at stays as they know it. */
function escaped(settings: string): string {
  return encodeURIComponent(settings).replaceAll(/%(?:3A|3B|2C|3D|40)/g, decodeURIComponent);
}
