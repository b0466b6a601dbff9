import { type Chance, oneOf, wholeBetween } from '#sandbox/personas/chance.ts';
import { firstNames, studs, surnames, villages } from '#sandbox/personas/invented/words.ts';
import type { NameSource } from './draw-person.ts';

/** Names made of the words that the other personas have, which need no check. */
export const known = {
  source: (chance: Chance): NameSource => ({
    firstName: (sex) => oneOf(chance, firstNames[sex])[0],
    lastName: () => oneOf(chance, surnames),
  }),
  company: (chance: Chance) => `${oneOf(chance, studs)} Stud Company Ltd`,
  shop: (chance: Chance) => `${oneOf(chance, villages)} Stores`,
  reference: (chance: Chance) => `REF ${wholeBetween(chance, 100_000, 999_999)}`,
};
