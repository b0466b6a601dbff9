import type { DescribedCustomerRecord } from '#sandbox/bank/records/described-customer.ts';
import { type Casting, castingWith } from '#sandbox/personas/casting.ts';
import { streamsOf } from '#sandbox/personas/chance.ts';
import type { Person } from '#sandbox/personas/invented/people.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { type MadeAccount, openDescribed, wantedAccounts } from './accounts.ts';
import type { Description } from './description.ts';
import { type Names, namesFrom } from './names/names.ts';
import { entitiesOf, type Made, type MadeEntity, peopleOf } from './people.ts';

/** A described customer with all names drawn and all accounts open, but without books. */
export interface Making {
  readonly description: Description;
  /** Apart from every other customer's. */
  readonly ordinal: number;
  /** The first holds everything that is not a person's own. */
  readonly userIds: readonly string[];
  readonly made: Made;
  readonly casting: Casting;
  readonly names: Names;
  readonly people: readonly Person[];
  readonly entities: readonly MadeEntity[];
  readonly accounts: readonly MadeAccount[];
}

type Recorded = Omit<DescribedCustomerRecord, 'description'>;

export function makingOf({ id, ordinal, madeAt, userIds }: Recorded, description: Description): Making {
  const made: Made = { at: madeAt, on: londonDayOf(madeAt) };
  const prefix = numberPrefixOf(ordinal);
  // By the seed and the description's own words alone, wherever it is made.
  const streams = streamsOf(description.seed, `described ${id}`);
  const casting = castingWith(userIds[0] ?? id, streams, {
    partyId: (index) => `${prefix}${String(index).padStart(3, '0')}`,
    accountNumber: (index) => `${prefix}${String(index).padStart(3, '0')}`,
  });
  const names = namesFrom(streams);
  const people = peopleOf(description, names);
  const entities = entitiesOf(description, people, casting, names);
  const wanted = wantedAccounts(description, made.on, casting);
  const accounts = openDescribed(wanted, entities, { casting, names });
  return { description, ordinal, userIds, made, casting, names, people, entities, accounts };
}

/** No persona's numbers begin with 9. */
export function numberPrefixOf(ordinal: number): string {
  return `9${String(ordinal).padStart(4, '0')}`;
}
