import { en } from '@faker-js/faker';
import { type Chance, oneOf } from '#sandbox/personas/chance.ts';
import { honorifics, inventEmail, inventMobile, type Person } from '#sandbox/personas/invented/people.ts';
import { firstNames } from '#sandbox/personas/invented/words.ts';

/** Whom an honorific or a first name is for. */
export type Sex = keyof typeof honorifics;

/** Where names come from. */
export interface NameSource {
  firstName(sex: Sex): string;
  lastName(): string;
}

const sexes = ['women', 'men'] as const;

const honorificsOf = { women: ['Mrs', 'Ms', 'Miss', 'Lady', 'Dame'], men: ['Mr', 'Sir', 'Lord'] } as const;

const firstNamesOf = {
  women: new Set([...(en.person?.first_name?.female ?? []), ...firstNames.women.map(([name]) => name)]),
  men: new Set([...(en.person?.first_name?.male ?? []), ...firstNames.men.map(([name]) => name)]),
};

/** Everything is drawn, given or not, so that a label's person stays the same but for what is given. */
export function drawPerson(chance: Chance, source: NameSource, given: Partial<Person>): Person {
  const drawnSex = oneOf(chance, sexes);
  const sex = sexOf(given) ?? drawnSex;
  const named = {
    honorific: oneOf(chance, honorifics[sex]),
    phoneNumber: inventMobile(chance),
    lastName: source.lastName(),
    firstName: source.firstName(sex),
    ...given,
  };
  return { preferredName: named.firstName, email: inventEmail(named.firstName, named.lastName), ...named };
}

/** What of a person's name was not given. */
export function drawnNamesOf({ firstName, lastName }: Person, given: Partial<Person>): readonly string[] {
  if (given.firstName !== undefined) return given.lastName !== undefined ? [] : [lastName];
  return [given.lastName !== undefined ? firstName : `${firstName} ${lastName}`];
}

/** By the honorific, or else by a first name that only women or only men have. */
function sexOf({ honorific, firstName }: Partial<Person>): Sex | undefined {
  const byHonorific = sexes.find((sex) => honorificsOf[sex].some((known) => known === honorific));
  if (byHonorific !== undefined || firstName === undefined) return byHonorific;
  const [found, another] = sexes.filter((sex) => firstNamesOf[sex].has(firstName));
  return another === undefined ? found : undefined;
}
