import { defaultSeed, printSandbox } from '#sandbox/control/grammar/grammar.ts';

/**
 * Links that open a fresh bank and sign that customer in, and what they lead to, whatever its token is by then.
 * @param site the address the site is mounted on.
 */
export interface PersonaLink {
  readonly site: string;
  readonly persona: string;
  readonly seed: number;
}

/** To the page of one account. */
export function accountLink(persona: PersonaLink, alias: string): string {
  return linkTo(persona, `accounts/{account:${alias}}`);
}

/** To where one payee is paid. */
export function payeeLink(persona: PersonaLink, alias: string): string {
  return linkTo(persona, `payments/make?toAccountId={payee:${alias}}`);
}

function linkTo({ site, persona, seed }: PersonaLink, address: string): string {
  const settings = { persona, ...(seed === defaultSeed ? {} : { seed }), signin: true } as const;
  const mark = address.includes('?') ? '&' : '?';
  return new URL(`${address}${mark}sandbox=${printSandbox(settings)}`, site).href;
}
