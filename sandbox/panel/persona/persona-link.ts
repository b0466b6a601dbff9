import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import { defaultSeed, describedPersona } from '#sandbox/control/link/sandbox-settings.ts';

/**
 * Links that open a fresh bank, sign the customer in and lead to one account or payee.
 * @param site the site's base URL.
 */
export interface PersonaLink {
  readonly site: string;
  readonly persona: string;
  readonly seed: number;
  /** A described customer, as a link has it after `customer:`. */
  readonly customer?: string;
}

export function accountLink(persona: PersonaLink, alias: string): string {
  return linkTo(persona, `accounts/{account:${alias}}`);
}

export function payeeLink(persona: PersonaLink, alias: string): string {
  return linkTo(persona, `payments/make?toAccountId={payee:${alias}}`);
}

function linkTo({ site, persona, customer, seed }: PersonaLink, address: string): string {
  const who = customer === undefined ? { persona } : { persona: describedPersona, customer };
  const settings = { ...who, ...(seed === defaultSeed ? {} : { seed }), signin: true } as const;
  const mark = address.includes('?') ? '&' : '?';
  return new URL(`${address}${mark}sandbox=${printSandbox(settings)}`, site).href;
}
