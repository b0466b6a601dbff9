interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(html: string): string },
  ): PaddockPolicy;
}

export interface PaddockPolicy {
  createScriptURL(url: string): { toString(): string };
  createHTML(html: string): { toString(): string };
}

let policy: PaddockPolicy | undefined;

/**
 * The one policy that the served headers allow; browsers create a policy of a name only once. Undefined where there are
 * no Trusted Types. Its HTML is as given: only the cleaner of messages may use it, on documents that run nothing.
 */
export function paddockPolicy(): PaddockPolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (trustedTypes === undefined) return undefined;
  policy ??= trustedTypes.createPolicy('paddock', { createScriptURL: ourOwn, createHTML: (html) => html });
  return policy;
}

function ourOwn(url: string): string {
  const { href, origin } = globalThis.location;
  if (new URL(url, href).origin !== origin) throw new TypeError('A script of another origin is never loaded');
  return url;
}
