import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { type PersonaDay, personaDay, workingDayAfter } from '#sandbox/personas/time/persona-day.ts';
import { interestOfOneDay, isLending } from './interest.ts';
import { type Books, type Happening, isClearing, type Leg, type Life } from './life.ts';

/** What living needs to know and to keep: the books it reads, and where it writes what it does. */
export interface LifeBooks extends Books {
  /** Day balances times basis points since interest was last settled, by account; see `interest.ts`. */
  readonly interestCounts: Map<string, number>;
  post(posting: Posting): void;
  hold(hold: HoldRecord): void;
}

/** Everything meant to happen that day, in the order it happens. */
export function happeningsOn(life: Life, day: PersonaDay): readonly Happening[] {
  const happenings: Happening[] = [];
  for (const habit of life.habits) {
    for (const happening of habit(day)) happenings.push(happening);
  }
  return happenings.sort((earlier, later) => earlier.second - later.second);
}

/** Midnight: every account's closing balance counts one more day of interest. */
export function countInterest(life: Life, books: LifeBooks): void {
  for (const account of life.accounts) {
    // What pays no interest and cannot be overdrawn has nothing to count.
    if (account.interestBasisPoints === 0 && account.overdraftMinor === 0) continue;
    const more = interestOfOneDay(account, books.balanceOf(account.id));
    if (more !== 0) books.interestCounts.set(account.id, (books.interestCounts.get(account.id) ?? 0) + more);
  }
}

/** A day of a life, and what every id made on it begins with. */
export interface DayLived {
  readonly life: Life;
  readonly day: PersonaDay;
  readonly idStart: string;
}

export function dayLivedBy(life: Life, day: PersonaDay): DayLived {
  return { life, day, idStart: [life.personaId, day.text].join('-') };
}

/**
 * Writes what a happening comes to, given the books at that moment. When one of its legs would take an account past what
 * is available, or touch one that is not open yet, that is what it names instead, or nothing. `step` is its place in the
 * day, from 1, and makes the ids.
 */
export function liveHappening(lived: DayLived, step: number, happening: Happening, books: LifeBooks): void {
  const { second, legs, otherwise = [], clearsIn } = happening;
  const minors = minorsOf(lived, legs, books);
  if (minors === undefined) {
    const instead = minorsOf(lived, otherwise, books);
    if (instead !== undefined) book(lived, step, second, otherwise, instead, books);
    return;
  }
  if (clearsIn === undefined) book(lived, step, second, legs, minors, books);
  else holdFirst(lived, step, happening, minors[0] ?? 0, books);
}

/** How much each leg moves, nothing for one to leave out; undefined when they may not all be booked. */
function minorsOf(lived: DayLived, legs: readonly Leg[], books: LifeBooks): readonly number[] | undefined {
  const minors: number[] = [];
  for (const leg of legs) {
    const minor = typeof leg.minor === 'number' ? leg.minor : leg.minor(books);
    if (minor > 0 && !mayMove(lived, leg, minor + movedBefore(legs, minors, leg.from), books)) return undefined;
    minors.push(Math.max(0, minor));
  }
  return minors;
}

/** What the legs before this one, as many as there are `minors`, take from an account, less what they bring it. */
function movedBefore(legs: readonly Leg[], minors: readonly number[], accountId: string): number {
  let moved = 0;
  for (let index = 0; index < minors.length; index += 1) {
    if (legs[index]?.from === accountId) moved += minors[index] ?? 0;
    if (legs[index]?.to === accountId) moved -= minors[index] ?? 0;
  }
  return moved;
}

function book(
  { day, idStart }: DayLived,
  step: number,
  second: number,
  legs: readonly Leg[],
  minors: readonly number[],
  books: LifeBooks,
): void {
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

/** Nearly every happening is one posting: the ends of those ids are made once and shared, like the starts. */
const endings: string[] = [];

function idEnding(step: number, made: number): string {
  if (made > 1) return `-${step}-${made}`;
  const known = endings[step] ?? `-${step}-1`;
  endings[step] = known;
  return known;
}

function holdFirst(
  { day, idStart }: DayLived,
  step: number,
  { second, clearsIn = 1, legs: [leg] }: Happening,
  minor: number,
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
  if (!isClearing(to) && !isOpen(accountsById.get(to), day)) return false;
  if (isClearing(from)) return true;
  const payer = accountsById.get(from);
  if (payer === undefined || !isOpen(payer, day)) return false;
  // An overdraft is not drawn on before the first deposit has come.
  const overdraftMinor = payer.openedOn === day.text ? 0 : payer.overdraftMinor;
  return isLending(payer) || minor <= books.freeOn(from) + overdraftMinor;
}

function isOpen(account: AccountRecord | undefined, day: PersonaDay): boolean {
  return account !== undefined && account.openedOn <= day.text;
}
