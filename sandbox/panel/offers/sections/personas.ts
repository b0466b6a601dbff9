import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { accountsPath, loginLink, morningLink } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import { isLockedId } from '#sandbox/personas/locked-ids.ts';
import { personaPassword, personaPin } from '#sandbox/personas/persona-script.ts';

/** Every customer of the bank. */
export function personasSection({ personas }: Pick<SandboxSummary, 'personas'>): OfferSection {
  return {
    id: 'personas',
    title: 'Personas',
    lead: `Named customers, each in a situation of their own. The password is ${personaPassword} and the transaction PIN ${personaPin} for all of them.`,
    entries: personas.map(({ id, title, describes, described }): Offer => {
      const atLogin = { act: 'open', label: 'Open the login page', link: loginLink({ persona: id }) } as const;
      const loggedIn = {
        act: 'open',
        label: 'Open a fresh bank, logged in',
        link: morningLink(accountsPath, { persona: id }),
      } as const;
      const hereToo = {
        act: 'log-in',
        label: 'Log in to this bank',
        command: `Log in as ${title}`,
        persona: id,
      } as const;
      return {
        id,
        title,
        ...(!described && { written: `persona:${id}` }),
        text: describes,
        acts: described ? [hereToo] : isLockedId(id) ? [atLogin] : [loggedIn, hereToo, atLogin],
      };
    }),
  };
}
