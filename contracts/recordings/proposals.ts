import type { CurrentAssumption } from '#contracts/assumptions/current-assumptions.ts';
import type { Proposal } from '#contracts/assumptions/questionnaire.ts';
import { contract } from '#contracts/driver/contract.ts';
import type { RecordedBreach } from './recorded-breaches.ts';
import { bodiesOf, type RecordedCall } from './recorded-call.ts';
import { placesSeenIn } from './seen-places.ts';

interface Evidence {
  readonly fits: number;
  readonly breaks: number;
  /** Codes of refusals that the contract does not have there. */
  readonly codes: readonly string[];
}

/** Collects what calls say of the contract’s assumptions. */
export function createProposals(assumptions: readonly CurrentAssumption[]) {
  const evidence = new Map<string, Evidence>();
  const ofContract = new Map(
    assumptions.flatMap(({ steps, place }) => (steps ? [[steps.join(' '), place] as const] : [])),
  );
  return {
    note(
      operation: string,
      call: RecordedCall,
      breaches: readonly RecordedBreach[],
      otherCodes: readonly string[],
    ): void {
      for (const { steps, where } of placesSeenIn(contract, { operation, ...bodiesOf(call) })) {
        const place = ofContract.get(steps.join(' '));
        if (place === undefined) continue;
        const known = evidence.get(place) ?? { fits: 0, breaks: 0, codes: [] };
        // The answer is in the contract, its reason is not.
        const codes = where === '/status' ? otherCodes : [];
        const isBroken =
          codes.length > 0 || breaches.some((breach) => where !== '' && `${breach.where}/`.startsWith(`${where}/`));
        evidence.set(place, {
          fits: known.fits + (isBroken ? 0 : 1),
          breaks: known.breaks + (isBroken ? 1 : 0),
          codes: codes.length === 0 ? known.codes : [...new Set([...known.codes, ...codes])],
        });
      }
    },
    /** By the place of the assumption. */
    result: (): ReadonlyMap<string, Proposal> =>
      new Map([...evidence].map(([place, one]) => [place, proposalFor(one)])),
  };
}

function proposalFor({ fits, breaks, codes }: Evidence): Proposal {
  const named = codes.length === 0 ? '' : `, with the code ${codes.join(', ')}`;
  if (breaks > 0)
    return { state: 'overturned', because: `${breaks} of ${fits + breaks} recorded values differ${named}` };
  return { state: 'confirmed', because: `${fits} recorded ${fits === 1 ? 'value fits' : 'values fit'}` };
}
