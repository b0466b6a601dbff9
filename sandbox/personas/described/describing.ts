import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { canonicalJson, sha256Hex } from '#sandbox/bank/engine/canonical.ts';
import type { DescribedCustomerRecord } from '#sandbox/bank/records/described-customer.ts';
import type { Persona, PersonaBook, Personas } from '#sandbox/bank/records/persona.ts';
import { bookOf } from '#sandbox/personas/books.ts';
import { type Life, lifeOf as lifeWith } from '#sandbox/personas/lives/life.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { objectionsTo } from './consistency.ts';
import { type Description, descriptionSchema, type WrittenDescription } from './description.ts';
import { descriptionOf, withoutParts } from './export.ts';
import { hardDescriptions } from './hard-descriptions.ts';
import { type Making, makingOf, numberPrefixOf } from './making.ts';
import { DescriptionRefused, type Objection } from './objection.ts';
import { userOf } from './people.ts';
import { readDescription } from './reading.ts';
import { readyMadeDescriptions } from './ready-made.ts';
import { livedBy } from './things/lived.ts';
import { objectionsToThings } from './things/objections.ts';
import { thingsOf } from './things/things.ts';

/** What `describer` loads. */

/** As many customers as there are numbers for. */
const mostCustomers = 10_000;

const byName: Readonly<Record<string, WrittenDescription>> = { ...readyMadeDescriptions, ...hardDescriptions };

export function readyMade(name: string): unknown {
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** What a description cannot say, or not any more, is left out of it. */
export function describe(bank: Bank, userId: string): WrittenDescription {
  let description = descriptionOf(bank, userId);
  for (let left = mostLeftOut; left > 0; left -= 1) {
    const made = recordOf(bank, [], { ...description, id: 'described-again' });
    if ('id' in made) return description;
    description = withoutParts(description, made);
  }
  throw new Error(`${userId} cannot be described.`);
}

/** Each time something is left out, what refers to it may have to be left out as well. */
const mostLeftOut = 200;

/** @throws DescriptionRefused naming the first description that cannot be made. */
export function recordsOf(bank: Bank, descriptions: readonly unknown[]): readonly DescribedCustomerRecord[] {
  const records: DescribedCustomerRecord[] = [];
  for (const [place, document] of descriptions.entries()) {
    const where = descriptions.length === 1 ? '' : `[${place}]`;
    const made = recordOf(bank, records, document);
    if (!('id' in made)) {
      throw new DescriptionRefused(
        made.map((each) => ({ ...each, where: [where, each.where].filter(Boolean).join('.') })),
      );
    }
    records.push(made);
  }
  return records;
}

function recordOf(
  bank: Bank,
  before: readonly DescribedCustomerRecord[],
  document: unknown,
): DescribedCustomerRecord | readonly Objection[] {
  const read = readDescription(document);
  if (read.outcome === 'refused') return read.objections;
  const { description } = read;
  const written = canonicalJson(document);
  const id = description.id ?? `c${sha256Hex(written).slice(0, 8)}`;
  const known = [...bank.records.all('describedCustomers'), ...before];
  const userIds = description.people.map(({ userId }, place) => userId ?? (place === 0 ? id : `${id}-${place + 1}`));
  const taken = new Set([...Object.keys(bank.personas), ...before.flatMap((record) => record.userIds)]);
  const ordinal = ordinalFor(sha256Hex(id), known);
  const objections = [
    ...takenIds(description, userIds, taken),
    ...objectionsTo(description, londonDayOf(bank.clock.now)),
    ...(ordinal === undefined ? [{ where: '', reason: 'The bank has no numbers left.', allowed: [] }] : []),
  ];
  if (objections.length > 0 || ordinal === undefined) return objections;
  const record = { id, ordinal, madeAt: bank.clock.now, userIds, description: written };
  const others = objectionsToThings(making(record));
  return others.length > 0 ? others : record;
}

function takenIds(
  { people }: Description,
  userIds: readonly string[],
  taken: ReadonlySet<string>,
): readonly Objection[] {
  return userIds.flatMap((userId, place) => {
    const isTwice = userIds.indexOf(userId) !== place;
    if (!taken.has(userId) && !isTwice) return [];
    const where = people[place]?.userId === undefined ? 'id' : `people[${place}].userId`;
    return [
      { where, reason: `There is a customer with the User ID ${userId} already.`, allowed: ['another id or seed'] },
    ];
  });
}

/** The same description has the same numbers, unless another customer has them already. */
function ordinalFor(digest: string, known: readonly DescribedCustomerRecord[]): number | undefined {
  const taken = new Set(known.map(({ ordinal }) => ordinal));
  const first = Number.parseInt(digest.slice(0, 8), 16) % mostCustomers;
  for (let step = 0; step < mostCustomers; step += 1) {
    const ordinal = (first + step) % mostCustomers;
    if (!taken.has(ordinal)) return ordinal;
  }
  return undefined;
}

const makings = new WeakMap<DescribedCustomerRecord, Making>();

function making(customer: DescribedCustomerRecord): Making {
  const known = makings.get(customer);
  if (known !== undefined) return known;
  // It was accepted when the customer was made.
  const made = makingOf(customer, descriptionSchema.parse(JSON.parse(customer.description)));
  makings.set(customer, made);
  return made;
}

export function aliasesOf(customer: DescribedCustomerRecord): readonly string[] {
  return making(customer).accounts.map(({ wanted }) => wanted.alias);
}

export function personasOf(customer: DescribedCustomerRecord): Personas {
  const { title } = descriptionSchema.parse(JSON.parse(customer.description));
  return Object.fromEntries(
    customer.userIds.map((id, place) => [id, personaOf(customer, place, title ?? 'Described')]),
  );
}

function personaOf(customer: DescribedCustomerRecord, place: number, title: string): Persona {
  const id = customer.userIds[place] ?? customer.id;
  return {
    id,
    title: place === 0 ? title : `${title}, person ${place + 1}`,
    describes: place === 0 ? 'A customer made from a description.' : `Acts with ${customer.userIds[0]}.`,
    resetTokens: [],
    ...(place === 0 ? { accountPrefix: numberPrefixOf(customer.ordinal) } : {}),
    open: () => bookOfPerson(customer, place),
  };
}

export function lifeOf(customer: DescribedCustomerRecord): Life {
  return castOf(making(customer), 0).life;
}

function bookOfPerson(customer: DescribedCustomerRecord, place: number): PersonaBook {
  const cast = castOf(making(customer), place);
  return bookOf(cast, londonDayOf(customer.madeAt), { quietDays: 1 });
}

/** The first person's cast has the accounts and everything on them. */
function castOf(customer: Making, place: number): Cast {
  const { description, userIds, made, entities, people } = customer;
  const [said, person, id] = [description.people[place], people[place], userIds[place]];
  if (said === undefined || person === undefined || id === undefined)
    throw new Error(`There is no person ${place + 1}`);
  const user = userOf(said, person, { id, made, entities });
  const opensWith = userIds.filter((other) => other !== id);
  if (place > 0) return { user, parties: [], life: lifeWith(id, [], []), opensWith, ...thingsOf(customer, place) };
  const parties = entities.map(({ party }) => party);
  return { user, parties, life: livedBy(customer), opensWith, ...thingsOf(customer, 0) };
}
