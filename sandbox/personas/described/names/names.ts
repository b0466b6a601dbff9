import { en, en_GB, Faker } from '@faker-js/faker';
import { objectionToName, objectionToReference } from '#sandbox/bank/payees/payee-fields.ts';
import type { HolderKind } from '#sandbox/bank/records/cop-check.ts';
import { type Chance, chanceAt, oneOf, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { type Address, fullNameOf, inventAddress, type Person } from '#sandbox/personas/invented/people.ts';
import { firstNames, studs, surnames, villages } from '#sandbox/personas/invented/words.ts';
import { drawnNamesOf, drawPerson, type NameSource } from './draw-person.ts';
import { britishFirms, housePatterns, referencePatterns, shopPatterns } from './patterns.ts';
import { hasUnwantedWord } from './unwanted-words.ts';

/** Names made of the words that the other personas have, which need no check. */
const known = {
  source: (chance: Chance): NameSource => ({
    firstName: (sex) => oneOf(chance, firstNames[sex])[0],
    lastName: () => oneOf(chance, surnames),
  }),
  company: (chance: Chance) => `${oneOf(chance, studs)} Stud Company Ltd`,
  shop: (chance: Chance) => `${oneOf(chance, villages)} Stores`,
  reference: (chance: Chance) => `REF ${wholeBetween(chance, 100_000, 999_999)}`,
};

/**
 * Names of people, firms and places that do not exist. A label always gives the same name, whatever else was drawn
 * before; two labels may give the same one.
 */
export interface Names {
  /** What is given is kept. First name and honorific go together where either tells a woman or a man. */
  person(label: string, given?: Partial<Person>): Person;
  /** A house and street of its own, in the towns and the county of all personas. */
  address(label: string, fullName: string): Address;
  company(label: string): string;
  shop(label: string): string;
  payeeName(label: string, kind: HolderKind): string;
  /** Capitals, digits and spaces. */
  reference(label: string): string;
}

// The build leaves out the other words of `en`: see deploy/faker-plugin.ts.
const { person = {} } = en;
const locale = [britishFirms, en_GB, { person }];

/** A name whose length, characters or words do not pass is drawn again so often. */
const mostDraws = 20;

/** BACS carries no more. */
const longestReference = 18;

/** @param isUnwanted tells names that must not appear, beside those that the bank would not take for a payee */
export function namesFrom(streams: (label: string) => Stream, isUnwanted = hasUnwantedWord): Names {
  let drawing: Chance | undefined;
  const faker = new Faker({ locale, randomizer: { next: nextPart, seed: () => {} } });
  const source: NameSource = {
    firstName: (sex) => faker.person.firstName(sex === 'women' ? 'female' : 'male'),
    lastName: () => faker.person.lastName(),
  };

  /** From 0 to below 1. The stream of a label is all the seed there is. */
  function nextPart(): number {
    if (drawing === undefined) throw new Error('Only a label draws names');
    return (drawing.next() >>> 0) / 2 ** 32;
  }

  function firstToPass<Drawn>(label: string, { draw, passes, otherwise }: Plan<Drawn>): Drawn {
    const stream = streams(`name of ${label}`);
    for (let number = 0; number < mostDraws; number += 1) {
      drawing = chanceAt(stream, number);
      const drawn = draw(drawing);
      if (passes(drawn)) return drawn;
    }
    return otherwise(chanceAt(stream, mostDraws));
  }

  const isName = (text: string) => objectionToName(text) === undefined && !isUnwanted(text);
  const company: Plan<string> = { draw: () => faker.company.name(), passes: isName, otherwise: known.company };

  return {
    person: (label, given = {}) =>
      firstToPass(`person ${label}`, {
        draw: (chance) => drawPerson(chance, source, given),
        passes: (person) => drawnNamesOf(person, given).every(isName),
        otherwise: (chance) => drawPerson(chance, known.source(chance), given),
      }),
    address: (label, fullName) =>
      firstToPass(`address ${label}`, {
        draw: (chance) => ({
          ...inventAddress(chance, fullName, faker.helpers.fake(housePatterns)),
          addressLine2: `${wholeBetween(chance, 1, 120)} ${faker.location.street()}`,
        }),
        passes: ({ addressLine1, addressLine2 }) => isName(addressLine1) && isName(addressLine2),
        otherwise: (chance) => inventAddress(chance, fullName),
      }),
    company: (label) => firstToPass(`company ${label}`, company),
    shop: (label) =>
      firstToPass(`shop ${label}`, {
        draw: () => faker.helpers.fake(shopPatterns),
        passes: isName,
        otherwise: known.shop,
      }),
    payeeName: (label, kind) =>
      firstToPass(
        `${kind} payee ${label}`,
        kind === 'Business'
          ? company
          : {
              draw: (chance) => fullNameOf(drawPerson(chance, source, {})),
              passes: isName,
              otherwise: (chance) => fullNameOf(drawPerson(chance, known.source(chance), {})),
            },
      ),
    reference: (label) =>
      firstToPass(`reference ${label}`, {
        draw: () =>
          faker.helpers
            .fake(referencePatterns)
            .replaceAll(/[^A-Za-z0-9 ]/g, '')
            .toUpperCase(),
        passes: (text) =>
          text.length <= longestReference && objectionToReference(text) === undefined && !isUnwanted(text),
        otherwise: known.reference,
      }),
  };
}

/** What of a stream is drawn, which draws pass, and what there is when none does. */
interface Plan<Drawn> {
  readonly draw: (chance: Chance) => Drawn;
  readonly passes: (drawn: Drawn) => boolean;
  readonly otherwise: (chance: Chance) => Drawn;
}
