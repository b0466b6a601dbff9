import { confirmedActs } from '#sandbox/control/link/confirmed-acts.ts';
import type { Offer, OfferSection } from '#sandbox/panel/offers/offer.ts';

const needs = {
  nothing: 'nothing',
  code: 'a code',
  pin: 'the PIN, where the customer confirms with one',
  'pin-or-code': 'the PIN, or else a code',
  'code-and-pin': 'a code, and the PIN where the customer confirms with one',
} as const;

/** What each act needs, by each value of the switch `sca`. */
export function confirmationsSection(): OfferSection {
  return {
    id: 'confirmations',
    title: 'Confirmations',
    lead: 'What customers confirm with a code or the PIN, as the switch “sca” has it. As specified, customers without a second factor confirm nothing; strictly, they are refused.',
    entries: confirmedActs.map(
      ({ id, title, exempt, ...by }): Offer => ({
        id: `confirm-${id}`,
        title,
        text: exempt === undefined ? '' : `Without it: ${exempt}.`,
        facts: [
          { label: 'sca:as-specified', value: needs[by['as-specified']] },
          { label: 'sca:strict', value: needs[by.strict] },
        ],
        acts: [{ act: 'switch', label: 'Set sca:strict', name: 'sca', value: 'strict' }],
      }),
    ),
  };
}
