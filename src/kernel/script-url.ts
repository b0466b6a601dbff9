import { paddockPolicy } from './trusted-types.ts';

/** A worker's URL, wrapped for Trusted Types. @throws TypeError for a URL on another origin. */
export function scriptUrl(url: string): string {
  // TypeScript's worker types accept only strings.
  return (paddockPolicy()?.createScriptURL(url) ?? url) as string;
}
