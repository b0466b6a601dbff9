import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type AccountPlan, groupOfKind, openAccount } from './accounts/open-account.ts';
import { products } from './accounts/products.ts';
import { chanceAt, type Stream, streamsOf, wholeBetween } from './chance.ts';
import type { Address, Person } from './invented/people.ts';
import { formerPassword, formerPin, personaPassword, personaPin } from './persona-script.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumber, dayNumberOf, personaDay, workingDayFrom } from './time/persona-day.ts';

/** Permissions of a customer without a business. */
export const privateFunctions: UserRecord['permittedFunctions'] = [
  'payment',
  'transfer',
  'payeesManage',
  'paymentsFuture',
  'transactionLog',
  'statements',
  'loanStatements',
  'alerts',
  'payInBooks',
  'chequeBooks',
  'chequeStatus',
];

/** View-only permissions. Alerts are left out because their page changes them. */
export const viewingFunctions: UserRecord['permittedFunctions'] = [
  'transactionLog',
  'statements',
  'loanStatements',
  'chequeStatus',
];

/** Supplies everything that must differ between personas and seeds: random streams, party ids, account numbers. */
export interface Casting {
  readonly personaId: string;
  readonly streams: (label: string) => Stream;
  /** `index` counts the persona's parties from 1. */
  partyId(index: number): string;
  /** The persona's accounts by alias, numbered within their groups in the order of the plans. */
  openAccounts<Alias extends string>(plans: Readonly<Record<Alias, PlannedAccount>>): Record<Alias, AccountRecord>;
  /** A working day in that year. */
  openingIn(year: number, label: string): CalendarDay;
  /** A random whole number for this persona, both ends included. */
  between(label: string, from: number, to: number): number;
}

export interface PlannedAccount extends Omit<AccountPlan, 'alias'> {
  readonly partyId: string;
  readonly address: Address;
}

/** `personaNumber` is the persona's own two digits, so no two personas share an account number or a party. */
/** The numbers of a persona's parties and accounts. */
interface Numbering {
  /** `index` counts from 1. */
  partyId(index: number): string;
  /** `index` counts from 0. */
  accountNumber(index: number): string;
}

export function castingOf(personaId: string, personaNumber: number, seed: number): Casting {
  const streams = streamsOf(seed, personaId);
  const between = betweenIn(streams);
  const branch = between('numbers', 1000, 9999);
  return castingWith(personaId, streams, {
    partyId: (index) => `${personaNumber}${branch}${100 * index + between(`party ${index}`, 0, 99)}`,
    accountNumber: (index) => `${personaNumber}${branch}${index + 11}`,
  });
}

export function castingWith(personaId: string, streams: Casting['streams'], numbering: Numbering): Casting {
  return {
    personaId,
    streams,
    between: betweenIn(streams),
    partyId: numbering.partyId,
    openAccounts<Alias extends string>(plans: Readonly<Record<Alias, PlannedAccount>>) {
      const standing = new Map<string, number>();
      const opened = (Object.entries(plans) as [Alias, PlannedAccount][]).map(([alias, plan], index) => {
        const group = groupOfKind[products[plan.product].kind];
        const place = (standing.get(group) ?? 0) + 1;
        standing.set(group, place);
        const holder = { personaId, partyId: plan.partyId, address: plan.address };
        return [alias, openAccount(holder, { ...plan, alias }, numbering.accountNumber(index), place)] as const;
      });
      return Object.fromEntries(opened) as Record<Alias, AccountRecord>;
    },
    openingIn(year, label) {
      const chance = chanceAt(streams(`opening ${label}`), 0);
      const first = dayNumber(year, wholeBetween(chance, 2, 10), wholeBetween(chance, 3, 20));
      return personaDay(workingDayFrom(first)).text;
    },
  };
}

function betweenIn(streams: Casting['streams']): Casting['between'] {
  return (label, from, to) => wholeBetween(chanceAt(streams(label), 0), from, to);
}

/** A user's state where it differs from the usual. */
export type CustomerStatus = Partial<
  Pick<
    UserRecord,
    | 'lock'
    | 'wrongSignIns'
    | 'lastSignIn'
    | 'formerPasswords'
    | 'formerPins'
    | 'loginSteps'
    | 'loginFlowAs'
    | 'firstLoginDone'
    | 'secondFactor'
    | 'phoneIsOn'
    | 'pinLockedUntil'
    | 'codesLockedUntil'
  >
>;

/**
 * A persona's user, by default last logged in the evening before the bank opened, with no login step due, the phone
 * on, and credential changes confirmed by code and PIN.
 */
export function castUser(
  personaId: string,
  person: Person,
  openingDay: CalendarDay,
  rest: Pick<UserRecord, 'partyIds' | 'permittedFunctions'> & CustomerStatus,
): UserRecord {
  return {
    ...person,
    id: personaId,
    password: personaPassword,
    formerPasswords: [formerPassword],
    pin: personaPin,
    formerPins: [formerPin],
    mainPartyId: rest.partyIds[0] ?? '',
    lock: 'none',
    wrongSignIns: 0,
    lastSignIn: instantOn(personaDay(dayNumberOf(openingDay) - 1), 18 * 3600 + 42 * 60),
    loginSteps: [],
    loginFlowAs: 'list',
    firstLoginDone: true,
    secondFactor: 'otp-and-pin',
    phoneIsOn: true,
    wrongPins: 0,
    pinLockedUntil: null,
    wrongCodes: 0,
    codesLockedUntil: null,
    ...rest,
  };
}
