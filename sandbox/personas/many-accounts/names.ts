import type { Address, Person } from '#sandbox/personas/invented/people.ts';
import { shortNameOf } from '#sandbox/personas/invented/people.ts';

/** The account holders: a person, and the trustees of a settlement for which that person acts. */
export interface Holders {
  readonly short: string;
  readonly surname: string;
  readonly trustees: string;
  readonly own: { readonly partyId: string; readonly address: Address };
  readonly trust: { readonly partyId: string; readonly address: Address };
}

export function holdersOf(person: Person, own: Holders['own'], trust: Holders['trust']): Holders {
  return {
    short: shortNameOf(person),
    surname: person.lastName,
    trustees: trusteesOf(person.lastName),
    own,
    trust,
  };
}

/** A long name with an apostrophe, as trusts have them. */
export function trusteesOf(surname: string): string {
  return `The Trustees of the ${surname} Grandchildren's Settlement`;
}
