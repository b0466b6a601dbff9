import { contractLink } from '#sandbox/panel/offers/contract-link.ts';
import type { Offer, OfferAct, OfferSection } from '#sandbox/panel/offers/offer.ts';

/** One line of the register of assumptions, with its text. */
export interface ListedAssumption {
  readonly id: string;
  readonly of: 'contract' | 'bank';
  /** Where it stands in the contract, or the subject of the bank's rule. */
  readonly place: string;
  readonly state: string;
  readonly assumption: string;
  /** Operations that rest on it. */
  readonly calls: readonly string[];
  /** What a customer notices if it is wrong. */
  readonly consequence: string;
  /** What must change then. */
  readonly change: string;
}

/** What contract and bank assume about the real service. */
export function assumptionsSection(assumptions: readonly ListedAssumption[]): OfferSection {
  return {
    id: 'assumptions',
    title: 'Assumptions',
    isBackground: true,
    lead: 'What the contract and this bank assume about the real service, until its teams have confirmed it. Numbers with C are of the contract, those with B of the bank’s rules.',
    entries: assumptions.map((assumption): Offer => {
      const { id, place, state, consequence, change } = assumption;
      return {
        id,
        title: place,
        written: id,
        text: plainText(assumption.assumption),
        facts: [
          { label: 'State', value: state },
          { label: 'If it is wrong', value: consequence },
          { label: 'What must change then', value: change },
        ],
        acts: actsOf(assumption),
      };
    }),
  };
}

function actsOf({ id, of, place, assumption, calls }: ListedAssumption): readonly OfferAct[] {
  const question = `${id}: ${place}. We assume: ${plainText(assumption)} Is this right?`;
  const ask = { act: 'copy', label: 'Copy it as a question', text: question } as const;
  const [call] = calls;
  if (of === 'bank') return [ask];
  const link = call === undefined ? '/contract/' : contractLink(call);
  return [{ act: 'open', label: 'Read the contract', link }, ask];
}

/** Without the marks of Markdown. */
function plainText(text: string): string {
  return text.replaceAll(/`|\\(?=\|)/g, '');
}
