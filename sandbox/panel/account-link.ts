import { defaultSeed, printSandbox } from '#sandbox/control/grammar.ts';

/**
 * A link that opens a fresh bank, signs that customer in and shows the account, whatever its token is by then.
 * @param site the address the site is mounted on.
 */
export function accountLink(site: string, persona: string, seed: number, alias: string): string {
  const settings = { persona, ...(seed === defaultSeed ? {} : { seed }), signin: true } as const;
  return new URL(`accounts/{account:${alias}}?sandbox=${printSandbox(settings)}`, site).href;
}
