import type { LinkKey } from '#sandbox/control/link/link-key.ts';
import { keys, linkKeys } from '#sandbox/control/link/link-keys.ts';
import { placeholders } from '#sandbox/control/link/link-pieces.ts';
import { morningLink, payer } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';

/** The whole grammar of links on one page. */
export function keysSection(names: Readonly<Record<'persona' | 'do', readonly string[]>>): OfferSection {
  return {
    id: 'links',
    title: 'Links',
    lead: 'A link is a page of the app and ?sandbox= with keys and values, such as persona:racing-owner;signin:yes. The sandbox does what the link asks and removes it from the address. Whatever it does not understand, it names.',
    entries: [
      ...keys.map((key): Offer => {
        const { effect, allowed, otherwise, example }: LinkKey = linkKeys[key];
        return {
          id: key,
          title: key,
          written: example,
          text: effect,
          facts: [
            { label: 'Allowed', value: (key === 'persona' || key === 'do' ? names[key] : allowed).join(' · ') },
            { label: 'Without it', value: otherwise },
          ],
          acts: [
            { act: 'open', label: 'Follow the example', link: example },
            { act: 'copy', label: 'Copy it', text: example },
          ],
        };
      }),
      ...placeholders.map((placeholder): Offer => {
        const { written, becomes } = placeholder;
        const link = 'page' in placeholder ? morningLink(placeholder.page, { persona: payer }) : undefined;
        return {
          id: written.replaceAll(/\W+/g, '-'),
          title: written,
          ...(link !== undefined && { written: link }),
          text: `Becomes ${becomes}${link === undefined ? ', in calls to a Node-hosted bank only' : ''}. Tokens differ in every session.`,
          acts: [
            ...(link === undefined ? [] : [{ act: 'open', label: 'Follow the example', link } as const]),
            { act: 'copy', label: 'Copy it', text: link ?? written },
          ],
        };
      }),
    ],
  };
}
