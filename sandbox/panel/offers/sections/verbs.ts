import type { VerbDescription } from '#sandbox/control/verbs/verbs.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';

/** What testers can do to a customer, as the bank describes it now. */
export function verbsSection(verbs: readonly VerbDescription[], persona: string): OfferSection {
  return {
    id: 'verbs',
    title: 'Verbs',
    lead: 'What a tester can do to the customer, which no page of the app offers. A verb says beforehand what will happen.',
    entries: verbs.map(({ verb, title, what, why, fields }): Offer => {
      const command = fields === undefined ? `${title}, for ${persona}` : title;
      return {
        id: verb,
        title,
        written: [`do:${verb}`, ...(fields ?? []).map(({ name }) => `~${name}=…`)].join(''),
        text: what,
        notNow: why,
        acts: [{ act: 'verb', label: 'Do it now', command, verb, persona, hasFields: fields !== undefined }],
      };
    }),
  };
}
