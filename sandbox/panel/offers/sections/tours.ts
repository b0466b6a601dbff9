import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';
import { tours } from '#sandbox/tours/registry.ts';

/** Every demonstration. */
export function toursSection(): OfferSection {
  return {
    id: 'tours',
    title: 'Tours',
    lead: 'Demonstrations that lead through the app step by step, each in a fresh bank at a fixed time.',
    entries: tours.map(
      ({ id, title, persona, description, minutes, link, steps }): Offer => ({
        id,
        title,
        written: `tour:${id}`,
        text: description,
        facts: [
          { label: 'Customer', value: persona },
          { label: 'On stage', value: `${minutes} minutes, ${steps.length} steps` },
        ],
        acts: [{ act: 'open', label: 'Begin the tour', command: `Begin the tour in a fresh bank: ${title}`, link }],
      }),
    ),
  };
}
