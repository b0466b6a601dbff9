/** What stands in place of a secret. */
export const hidden = '(hidden)';

/** Header names in lower case. Nonces and salts are good once, but a recording may be shared before they are used. */
const secretHeaders = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie', 'x-nonce', 'x-sandbox']);
const secretFields = [
  'j_password',
  'password',
  'newPassword',
  'oldPassword',
  'old',
  'new',
  'pin',
  'otp',
  'token',
  'nonce',
  'session',
  'sealed\\w+',
  'rightAnswer',
  'wrongAnswer',
].join('|');
const jsonField = new RegExp(`("(?:${secretFields})"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\]|\\d+)`, 'g');
/** The same inside text that is itself JSON in a string. */
const escapedField = new RegExp(`(\\\\"(?:${secretFields})\\\\"\\s*:\\s*\\\\")(.*?)(\\\\")`, 'g');
const formField = /(^|[&?])(j_password|token|password|pin|otp)=[^&#\s]*/g;
const resetTokenInPath = /(\/v1\/token\/)[^/?#\s]+/g;
const sessionCookie = /(JSESSIONID=)[^;\s"]+/g;

/** The text without passwords, PINs, codes, reset tokens, nonces and sessions: JSON, a form, a URL, or a sentence with such. */
export function maskSecrets(text: string): string {
  return text
    .replace(jsonField, `$1"${hidden}"`)
    .replace(escapedField, `$1${hidden}$3`)
    .replace(formField, (_, before: string, name: string) => `${before}${name}=${hidden}`)
    .replace(resetTokenInPath, `$1${hidden}`)
    .replace(sessionCookie, `$1${hidden}`);
}

/** Headers by lower-case name, those that carry secrets without their values. */
export function maskHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      secretHeaders.has(name.toLowerCase()) ? hidden : maskSecrets(value),
    ]),
  );
}
