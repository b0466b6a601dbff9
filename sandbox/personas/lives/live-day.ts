import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { type PersonaDay, personaDay, workingDayAfter } from '#sandbox/personas/time/persona-day.ts';
import { interestOfOneDay, isLending } from './interest.ts';
import { type Books, isClearing, type Leg, type Life, type PlannedEvent } from './life.ts';

/** The books that a life reads and writes. */
export interface LifeBooks extends Books {
  /** Daily balances times basis points since interest was last paid, by account; see `interest.ts`. */
  readonly interestCounts: Map<string, number>;
  /** Whether money may go in or out, as far as the bank has a say: an account may be frozen or closed by then. */
  lets(account: AccountRecord, way: 'in' | 'out'): boolean;
  /** In basis points. */
  rateOf(account: AccountRecord): number;
  post(posting: Posting): void;
  hold(hold: HoldRecord): void;
}

/** The day's planned events in order of time. */
export function eventsOn(life: Life, day: PersonaDay): readonly PlannedEvent[] {
  const happenings: PlannedEvent[] = [];
  for (const habit of life.habits) {
    for (const happening of habit(day)) happenings.push(happening);
  }
  return happenings.sort((earlier, later) => earlier.second - later.second);
}

/** At midnight, each closing balance adds one day of interest. */
export function countInterest(life: Life, books: LifeBooks): void {
  for (const account of life.accounts) {
    const interestBasisPoints = books.rateOf(account);
    // No interest can accrue.
    if (interestBasisPoints === 0 && account.overdraftMinor === 0) continue;
    const more = interestOfOneDay({ kind: account.kind, interestBasisPoints }, books.balanceOf(account.id));
    if (more !== 0) books.interestCounts.set(account.id, (books.interestCounts.get(account.id) ?? 0) + more);
  }
}

/** A day of a life, and the prefix of its ids. */
export interface DayLived {
  readonly life: Life;
  readonly day: PersonaDay;
  readonly idStart: string;
}

export function dayLivedBy(life: Life, day: PersonaDay): DayLived {
  return { life, day, idStart: [life.personaId, day.text].join('-') };
}

/**
 * Books an event against the current balances. When a leg would exceed the available balance, or use an account not
 * open yet, the event's alternative is booked, or nothing. `step` is the event's place in the day, from 1, and makes
 * its ids.
 */
export function bookEvent(lived: DayLived, step: number, happening: PlannedEvent, books: LifeBooks): void {
  const { second, legs, otherwise = [], clearsIn } = happening;
  const minors = minorsOf(lived, legs, books);
  if (minors === undefined) {
    const instead = minorsOf(lived, otherwise, books);
    if (instead !== undefined) book(lived, { step, second, legs: otherwise, minors: instead }, books);
    return;
  }
  if (clearsIn === undefined) book(lived, { step, second, legs, minors }, books);
  else holdFirst(lived, { ...happening, step, minor: minors[0] ?? 0 }, books);
}

/** The amount of each leg, zero for one to leave out; undefined when they cannot all be booked. */
function minorsOf(lived: DayLived, legs: readonly Leg[], books: LifeBooks): readonly number[] | undefined {
  const minors: number[] = [];
  for (const leg of legs) {
    const minor = typeof leg.minor === 'number' ? leg.minor : leg.minor(books);
    if (minor > 0 && !mayMove(lived, leg, minor + movedBefore(legs, minors, leg.from), books)) return undefined;
    minors.push(Math.max(0, minor));
  }
  return minors;
}

/** What the earlier legs take from an account, net of what they credit. */
function movedBefore(legs: readonly Leg[], minors: readonly number[], accountId: string): number {
  let moved = 0;
  for (let index = 0; index < minors.length; index += 1) {
    if (legs[index]?.from === accountId) moved += minors[index] ?? 0;
    if (legs[index]?.to === accountId) moved -= minors[index] ?? 0;
  }
  return moved;
}

interface Booking {
  /** Its place among the events of the day. */
  readonly step: number;
  readonly second: number;
  readonly legs: readonly Leg[];
  readonly minors: readonly number[];
}

function book({ day, idStart }: DayLived, { step, second, legs, minors }: Booking, books: LifeBooks): void {
  const at = instantOn(day, second);
  let made = 0;
  for (let index = 0; index < legs.length; index += 1) {
    const [leg, minor] = [legs[index], minors[index]];
    if (leg === undefined || minor === undefined || minor === 0) continue;
    made += 1;
    books.post({
      id: idStart + idEnding(step, made),
      at,
      bookedOn: day.text,
      currency: leg.currency,
      code: leg.code,
      description: leg.description,
      reference: leg.reference,
      entries: [
        { accountId: leg.from, minor: -minor },
        { accountId: leg.to, minor },
      ],
    });
  }
  for (const { settlesInterestOf } of legs) {
    if (settlesInterestOf !== undefined) books.interestCounts.delete(settlesInterestOf);
  }
}

/** Most events are one posting, so these id endings are made once and shared. */
const endings: string[] = [];

function idEnding(step: number, made: number): string {
  if (made > 1) return `-${step}-${made}`;
  const known = endings[step] ?? `-${step}-1`;
  endings[step] = known;
  return known;
}

function holdFirst(
  { day, idStart }: DayLived,
  { step, second, clearsIn = 1, legs: [leg], minor }: PlannedEvent & { readonly step: number; readonly minor: number },
  books: LifeBooks,
): void {
  if (leg === undefined || minor === 0) return;
  const isDebit = isClearing(leg.to);
  books.hold({
    id: `${idStart}-${step}`,
    accountId: isDebit ? leg.from : leg.to,
    flag: isDebit ? 'D' : 'C',
    minor,
    currency: leg.currency,
    description: leg.description,
    reference: leg.reference,
    code: leg.code,
    madeAt: instantOn(day, second),
    madeOn: day.text,
    valueOn: personaDay(workingDayAfter(day.number, clearsIn)).text,
    counterAccountId: isDebit ? leg.to : leg.from,
  });
}

function mayMove(
  { life: { accountsById }, day }: DayLived,
  { from, to }: Leg,
  minor: number,
  books: LifeBooks,
): boolean {
  const payee = accountsById.get(to);
  if (!isClearing(to) && (payee === undefined || !isOpen(payee, day) || !books.lets(payee, 'in'))) return false;
  if (isClearing(from)) return true;
  const payer = accountsById.get(from);
  if (payer === undefined || !isOpen(payer, day) || !books.lets(payer, 'out')) return false;
  // The overdraft is not available before the first deposit.
  const overdraftMinor = payer.openedOn === day.text ? 0 : payer.overdraftMinor;
  return isLending(payer) || minor <= books.freeOn(from) + overdraftMinor;
}

function isOpen({ openedOn }: AccountRecord, day: PersonaDay): boolean {
  return openedOn <= day.text;
}
