interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): { toString(): string };
}

let paddockPolicy: ScriptUrlPolicy | undefined;

/**
 * A worker's URL, wrapped for Trusted Types. The served headers allow this one policy, and browsers create a policy of
 * a name only once. @throws TypeError for a URL on another origin.
 */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (trustedTypes === undefined) return url;
  paddockPolicy ??= trustedTypes.createPolicy('paddock', { createScriptURL: ourOwn });
  // TypeScript's worker types accept only strings.
  return paddockPolicy.createScriptURL(url) as unknown as string;
}

function ourOwn(url: string): string {
  const { href, origin } = globalThis.location;
  if (new URL(url, href).origin !== origin) throw new TypeError('A script of another origin is never loaded');
  return url;
}
