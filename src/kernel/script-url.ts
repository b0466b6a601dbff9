/** What the browser offers where a page is served under Trusted Types. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): { toString(): string };
}

let paddockPolicy: ScriptUrlPolicy | undefined;

/**
 * The address of a worker, as the page may load it. Under Trusted Types that takes a policy; the served headers allow
 * one, by this name, and a browser makes a policy of a name but once.
 * @throws TypeError there for an address on another origin.
 */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (trustedTypes === undefined) return url;
  paddockPolicy ??= trustedTypes.createPolicy('paddock', { createScriptURL: ourOwn });
  // Stands for the text wherever a worker is made; the types of the language know only the text.
  return paddockPolicy.createScriptURL(url) as unknown as string;
}

function ourOwn(url: string): string {
  const { href, origin } = globalThis.location;
  if (new URL(url, href).origin !== origin) throw new TypeError('A script of another origin is never loaded');
  return url;
}
