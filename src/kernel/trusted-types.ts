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

let isCleaning = false;

/**
 * The one policy that the served headers allow; browsers create a policy of a name only once. So it is made with this module,
 * which the page imports before any other. Undefined where there are no Trusted Types.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy('paddock', {
  createScriptURL: ourOwn,
  createHTML(html) {
    if (!isCleaning) throw new TypeError('Only the cleaner of messages makes HTML');
    return html;
  },
});

/** A worker's URL, wrapped for Trusted Types. @throws TypeError for what is not one of this build's own scripts. */
export function scriptUrl(url: string): string {
  // TypeScript's worker types accept only strings.
  return (policy?.createScriptURL(url) ?? url) as string;
}

/** Cleans HTML on documents that run nothing. Nothing else may make HTML of a text. */
export function cleaning<Cleaned>(clean: (policy: PaddockPolicy | undefined) => Cleaned): Cleaned {
  isCleaning = true;
  try {
    return clean(policy);
  } finally {
    isCleaning = false;
  }
}

function ourOwn(url: string): string {
  const { href, origin } = globalThis.location;
  const { origin: itsOrigin, pathname } = new URL(url, href);
  if (itsOrigin !== origin) throw new TypeError('A script of another origin is never loaded');
  // A server of sources has no such folder, and none of these headers.
  if (!import.meta.env.DEV && !pathname.startsWith(`${import.meta.env.BASE_URL}assets/`)) {
    throw new TypeError('Only scripts of this build are loaded');
  }
  return url;
}
