import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type Chance, happens, oneOf, wholeBetween } from '#sandbox/personas/chance.ts';
import { county, firstNames, houses, lanes, postcodeArea, towns, villages } from './words.ts';

export type Person = Pick<
  UserRecord,
  'honorific' | 'firstName' | 'lastName' | 'preferredName' | 'email' | 'phoneNumber'
>;

export type Address = AccountRecord['address'];

/** First name and the one to be called by, for a persona who is not to share those drawn. */
export type OwnName = Readonly<Record<'woman' | 'man', readonly [string, string]>>;

export const honorifics = { women: ['Mrs', 'Ms', 'Dr', 'Mrs'], men: ['Mr', 'Mr', 'Dr'] } as const;

/** Somebody who does not exist. The surname is given, because a persona may want one with an apostrophe. */
export function inventPerson(chance: Chance, lastName: string, named?: OwnName): Person {
  const woman = happens(chance, 1, 2);
  const drawn = oneOf(chance, woman ? firstNames.women : firstNames.men);
  const [firstName, preferredName] = named?.[woman ? 'woman' : 'man'] ?? drawn;
  return {
    honorific: oneOf(chance, woman ? honorifics.women : honorifics.men),
    firstName,
    lastName,
    preferredName,
    email: inventEmail(firstName, lastName),
    phoneNumber: inventMobile(chance),
  };
}

/** At a domain kept for examples: nobody receives what is sent there. */
export function inventEmail(firstName: string, lastName: string): string {
  return `${lettersOf(firstName)}.${lettersOf(lastName)}@example.com`;
}

/** Ofcom keeps 07700 900000 to 900999 for drama: they ring nowhere. */
export function inventMobile(chance: Chance): string {
  return `07700 900${String(wholeBetween(chance, 0, 999)).padStart(3, '0')}`;
}

export function inventAddress(chance: Chance, fullName: string, house = oneOf(chance, houses)): Address {
  const city = oneOf(chance, towns);
  return {
    fullName,
    addressLine1: house,
    addressLine2: `${wholeBetween(chance, 1, 60)} ${oneOf(chance, lanes)}`,
    addressLine3: oneOf(chance, villages),
    city,
    region: county,
    country: 'United Kingdom',
    postcode: `${postcodeArea}${wholeBetween(chance, 1, 19)} ${wholeBetween(chance, 1, 9)}${letter(chance)}${letter(chance)}`,
  };
}

export function fullNameOf({ honorific, firstName, lastName }: Person): string {
  return `${honorific} ${firstName} ${lastName}`;
}

/** `R O'Tarrow`, as an account is headed. */
export function shortNameOf({ firstName, lastName }: Person): string {
  return `${firstName.slice(0, 1)} ${lastName}`;
}

/** Postcodes end with none of C, I, K, M, O and V, which are too easily misread. */
function letter(chance: Chance): string {
  return oneOf(chance, ['A', 'B', 'D', 'E', 'F', 'G', 'H', 'J', 'L', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'W', 'X', 'Y']);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}
