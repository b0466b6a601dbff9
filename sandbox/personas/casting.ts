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

/** What a customer who does not trade may do. */
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

/** What a customer may do who looks and orders nothing. Alerts are left out: their page changes them. */
export const viewingFunctions: UserRecord['permittedFunctions'] = [
  'transactionLog',
  'statements',
  'loanStatements',
  'chequeStatus',
];

/** Hands out what must differ between personas and seeds: streams of chance, party ids, account numbers. */
export interface Casting {
  readonly personaId: string;
  readonly streams: (label: string) => Stream;
  /** The `index`th party of the persona, from 1. */
  partyId(index: number): string;
  /** The accounts of the persona by alias, in the order of the plans; numbered within their groups in that order. */
  openAccounts<Alias extends string>(plans: Readonly<Record<Alias, PlannedAccount>>): Record<Alias, AccountRecord>;
  /** A working day in that year. */
  openingIn(year: number, label: string): CalendarDay;
  /** A whole number from the persona's own chance. */
  between(label: string, from: number, to: number): number;
}

export interface PlannedAccount extends Omit<AccountPlan, 'alias'> {
  readonly partyId: string;
  readonly address: Address;
}

/** `personaNumber` is two digits of the persona's own: no two personas can ever share an account number or a party. */
export function castingOf(personaId: string, personaNumber: number, seed: number): Casting {
  const streams = streamsOf(seed, personaId);
  const between = (label: string, from: number, to: number) => wholeBetween(chanceAt(streams(label), 0), from, to);
  const branch = between('numbers', 1000, 9999);
  return {
    personaId,
    streams,
    between,
    partyId: (index) => `${personaNumber}${branch}${100 * index + between(`party ${index}`, 0, 99)}`,
    openAccounts<Alias extends string>(plans: Readonly<Record<Alias, PlannedAccount>>) {
      const standing = new Map<string, number>();
      const opened = (Object.entries(plans) as [Alias, PlannedAccount][]).map(([alias, plan], index) => {
        const group = groupOfKind[products[plan.product].kind];
        const place = (standing.get(group) ?? 0) + 1;
        standing.set(group, place);
        const holder = { personaId, partyId: plan.partyId, address: plan.address };
        return [
          alias,
          openAccount(holder, { ...plan, alias }, `${personaNumber}${branch}${index + 11}`, place),
        ] as const;
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

/** How a user stands with the bank, where the persona wants it otherwise than usual. */
export type Standing = Partial<
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
  >
>;

/**
 * The user of a persona: signed in last on the evening before the bank opened, nothing due, the phone on, changes of
 * credentials confirmed by a code and the PIN.
 */
export function castUser(
  personaId: string,
  person: Person,
  openingDay: CalendarDay,
  rest: Pick<UserRecord, 'partyIds' | 'permittedFunctions'> & Standing,
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
