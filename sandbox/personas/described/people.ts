import { usualLimit } from '#sandbox/bank/payments/payment-limits.ts';
import type { LimitPackageRecord, TargetLimit } from '#sandbox/bank/records/limit-package.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import { permittedFunctions, type UserRecord } from '#sandbox/bank/records/user.ts';
import { type Casting, castUser, privateFunctions, viewingFunctions } from '#sandbox/personas/casting.ts';
import { fullNameOf, type Person, shortNameOf } from '#sandbox/personas/invented/people.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import type { DescribedEntity, DescribedPerson, Description, Limits } from './description.ts';
import { minorOf } from './description-words.ts';
import type { Names } from './names/names.ts';

/** An entity of the customer, and what its accounts are headed with. */
export interface MadeEntity {
  readonly party: PartyRecord;
  readonly shortName: string;
}

const lockedForMs = 30 * 60_000;

export function peopleOf({ people }: Description, names: Names): readonly Person[] {
  return people.map((said, place) => personOf(said, names.person(`person ${place + 1}`)));
}

function personOf({ title, firstName, lastName, preferredName, email, phone }: DescribedPerson, drawn: Person): Person {
  const first = firstName ?? drawn.firstName;
  const last = lastName ?? drawn.lastName;
  const isDrawn = first === drawn.firstName && last === drawn.lastName;
  return {
    honorific: title ?? drawn.honorific,
    firstName: first,
    lastName: last,
    preferredName: preferredName ?? (firstName === undefined ? drawn.preferredName : first),
    email: email ?? (isDrawn ? drawn.email : `${lettersOf(first)}.${lettersOf(last)}@example.com`),
    phoneNumber: phone ?? drawn.phoneNumber,
  };
}

export function entitiesOf(
  description: Description,
  people: readonly Person[],
  casting: Casting,
  names: Names,
): readonly MadeEntity[] {
  return description.entities.map((said, place) => {
    const holders = people.filter((_, index) => actsFor(description.people[index], place + 1));
    const name = said.name ?? nameOf(said.kind, holders.length > 0 ? holders : people, `entity ${place + 1}`, names);
    const isPersonal = said.kind === 'personal' || said.kind === 'joint';
    const [first] = holders;
    return {
      party: {
        id: casting.partyId(place + 1),
        name,
        kind: isPersonal ? 'personal' : 'business',
        ...(said.mandate === 'none' ? {} : { mandate: said.mandate }),
        ...(said.twoOthersFrom === undefined ? {} : { twoOthersFromMinor: minorOf(said.twoOthersFrom) }),
        ...(said.kind === 'agent' ? { actsAs: 'agent' as const } : {}),
      },
      shortName: said.kind === 'personal' && said.name === undefined && first !== undefined ? shortNameOf(first) : name,
    };
  });
}

/** Everybody acts for every entity unless they are said to act for some. */
export function actsFor(person: DescribedPerson | undefined, entity: number): boolean {
  return person?.actsFor?.includes(entity) ?? true;
}

function nameOf(kind: DescribedEntity['kind'], holders: readonly Person[], label: string, names: Names): string {
  const [first, second] = holders;
  switch (kind) {
    case 'personal':
      return first === undefined ? names.company(label) : fullNameOf(first);
    case 'joint':
      return [first, second ?? names.person(label)].flatMap((each) => (each ? [fullNameOf(each)] : [])).join(' & ');
    case 'racing':
      return `${first?.lastName ?? names.person(label).lastName} Racing Partnership`;
    case 'company':
    case 'agent':
      return names.company(label);
    default:
      return kind satisfies never;
  }
}

export function userOf(
  said: DescribedPerson,
  person: Person,
  { id, made, entities }: { readonly id: string; readonly made: Made; readonly entities: readonly MadeEntity[] },
): UserRecord {
  const partyIds = entities.filter((_, place) => actsFor(said, place + 1)).map(({ party }) => party.id);
  const isPrivate = entities.every(({ party }) => party.kind === 'personal' && party.mandate === undefined);
  const hasPhone = person.phoneNumber !== '';
  const lockedUntil = instantFromMs(epochMsOf(made.at) + lockedForMs);
  return castUser(id, person, made.on, {
    partyIds,
    permittedFunctions: functionsOf(said.may ?? (isPrivate ? 'private' : 'everything')),
    secondFactor: said.secondFactor ?? (hasPhone ? 'otp-and-pin' : 'none'),
    phoneIsOn: said.phoneIsOn,
    lock: said.lock,
    wrongSignIns: said.lock === 'wrong-details' ? 4 : 0,
    loginSteps: said.loginSteps,
    pinLockedUntil: said.pinIsLocked ? lockedUntil : null,
    codesLockedUntil: said.codesAreLocked ? lockedUntil : null,
    ...(said.hasLoggedIn
      ? {}
      : { lastSignIn: null, formerPasswords: [], formerPins: [], loginFlowAs: 'number', firstLoginDone: false }),
  });
}

/** When the customer is made. */
export interface Made {
  readonly at: Instant;
  readonly on: CalendarDay;
}

function functionsOf(may: NonNullable<DescribedPerson['may']>): UserRecord['permittedFunctions'] {
  switch (may) {
    case 'private':
      return privateFunctions;
    case 'everything':
      return [...permittedFunctions];
    case 'look':
      return viewingFunctions;
    case 'order':
      return permittedFunctions.filter((name) => name !== 'approver');
    case 'authorise':
      return permittedFunctions.filter(
        (name) => viewingFunctions.includes(name) || name === 'bulkView' || name === 'approver',
      );
    default:
      return [...new Set(may)];
  }
}

/** The packages that differ from the bank's own. */
export function limitPackagesOf(holders: readonly LimitHolder[]): readonly LimitPackageRecord[] {
  return holders
    .filter(({ limits }) => Object.keys(limits).length > 0)
    .map(({ id, limits }) => ({
      id,
      targets: {
        makePayment: limited(limits.payments),
        internalTransfer: limited(limits.transfers),
        bulkPayments: limited(limits.bulk),
      },
    }));
}

interface LimitHolder {
  /** `USER:<user>` or `PARTY:<party>`. */
  readonly id: string;
  readonly limits: Limits;
}

function limited({ minimum, maximum, daily, count }: NonNullable<Limits['payments']> = {}): TargetLimit {
  return {
    minimumMinor: minimum === undefined ? usualLimit.minimumMinor : minorOf(minimum),
    maximumMinor: maximum === undefined ? usualLimit.maximumMinor : minorOf(maximum),
    dailyMinor: daily === undefined ? usualLimit.dailyMinor : minorOf(daily),
    dailyCount: count ?? usualLimit.dailyCount,
  };
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
