import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { chanceAt, type Stream, wholeBetween } from '#sandbox/personas/chance.ts';
import { isLending } from '#sandbox/personas/lives/interest.ts';
import { clearing, type Habit, type Leg, type PlannedEvent } from '#sandbox/personas/lives/life.ts';
import { paidIn, paidOut } from '#sandbox/personas/lives/paying.ts';
import { monthlyOn, onceOn } from '#sandbox/personas/lives/rhythm.ts';
import { dayNumberOf, workingDayAfter } from '#sandbox/personas/time/persona-day.ts';
import type { WantedAccount } from './accounts.ts';

const hour = 3600;
/** After every other event of the day. */
const lastSecond = 23 * hour + 1800;

interface Steered {
  readonly account: AccountRecord;
  readonly habits: WantedAccount['habits'];
  readonly balanceMinor: number;
  /** The day on which the customer is made. */
  readonly opens: number;
  readonly stream: Stream;
}

/** What a month of such habits needs to be there at its beginning. */
const neededMinor: Readonly<Record<WantedAccount['habits'], number>> = {
  none: 0,
  quiet: 400_00,
  salary: 500_00,
  household: 5_000_00,
  shop: 12_000_00,
  'stud-farm': 24_000_00,
};

/**
 * The first deposit, and once a month what goes to or comes from elsewhere, so that the balance stays near what it is to
 * be at the end and the habits can be paid.
 */
export function steeredTo(steered: Steered): Habit[] {
  const { account, opens, stream } = steered;
  const opened = dayNumberOf(account.openedOn);
  const kept = monthlyOn(24, stream, (chance, { number }) =>
    number >= opens || number <= opened ? [] : broughtTo(account, keptMinor(steered, number, chance), 12 * hour),
  );
  const deposit = Math.max(0, keptMinor(steered, opened, chanceAt(stream, 0)));
  const first = onceOn(opened, stream, () => ({
    second: 9 * hour,
    legs: [
      paidIn(
        wayOf(account),
        account.id,
        deposit,
        { description: 'Opening deposit', reference: 'OPENING' },
        account.currency,
      ),
    ],
  }));
  return [first, kept];
}

/** More the further it is from the end, up to a third, in whole pounds; at least what the habits need. */
function keptMinor({ habits, balanceMinor, opens }: Steered, day: number, chance: ReturnType<typeof chanceAt>): number {
  if (habits === 'none') return balanceMinor;
  const months = Math.min(24, Math.floor((opens - day) / 30));
  const share = wholeBetween(chance, 0, 14 * months);
  const above = balanceMinor > 0 ? Math.floor((balanceMinor * share) / 1000) : 0;
  return Math.max(neededMinor[habits], Math.floor((balanceMinor + above) / 100) * 100);
}

/** On the last evening, exactly what the balance is to be; nothing for an account whose balance follows by itself. */
export function settledAs(
  account: AccountRecord,
  balanceMinor: number | undefined,
  opens: number,
  stream: Stream,
): Habit[] {
  return balanceMinor === undefined
    ? []
    : [onceOn(opens - 1, stream, () => broughtTo(account, balanceMinor, lastSecond))];
}

function broughtTo(account: AccountRecord, targetMinor: number, second: number): PlannedEvent[] {
  const { id, currency } = account;
  const [inward, outward] = legsOf(account);
  return [
    { second, legs: [{ ...inward, currency, minor: ({ balanceOf }) => targetMinor - balanceOf(id) }] },
    { second: second + 1, legs: [{ ...outward, currency, minor: ({ balanceOf }) => balanceOf(id) - targetMinor }] },
  ];
}

function legsOf(account: AccountRecord): readonly [inward: Leg, outward: Leg] {
  const { id, currency } = account;
  if (isLending(account)) {
    return [
      {
        from: clearing('faster-payments', currency),
        to: id,
        minor: 0,
        currency,
        code: 'LRP',
        description: 'Additional repayment',
        reference: account.number,
      },
      {
        from: id,
        to: clearing('lending', currency),
        minor: 0,
        currency,
        code: 'LDN',
        description: 'Further advance',
        reference: 'ADVANCE',
      },
    ];
  }
  const way = wayOf(account);
  return [
    paidIn(way, id, 0, { description: 'From savings elsewhere', reference: 'TRANSFER' }, currency),
    paidOut(way, id, 0, { description: 'To savings elsewhere', reference: 'TRANSFER' }, currency),
  ];
}

function wayOf({ currency }: AccountRecord): 'faster' | 'abroad' {
  return currency === 'GBP' ? 'faster' : 'abroad';
}

/** Less than this, and pending items might be more than there is. */
const amplyMinor = 5_000_00;

/**
 * Nothing happens on the day on which the customer is made, and nothing pending is booked on it: the balance said is
 * what everybody sees that day. Where little is to be left, nothing is pending at all.
 */
export function quietOn(habits: readonly Habit[], opens: number, leftMinor: number): Habit[] {
  return habits.map((habit) => {
    const quiet: Habit = (day) => {
      if (day.number === opens) return [];
      const events = habit(day);
      const isNear = day.number < opens && day.number > opens - 9;
      return isNear ? events.map((event) => bookedAtOnceIf(event, day.number, { opens, leftMinor })) : events;
    };
    return habit.arranged === undefined ? quiet : Object.assign(quiet, { arranged: habit.arranged });
  });
}

function bookedAtOnceIf(
  event: PlannedEvent,
  day: number,
  { opens, leftMinor }: { readonly opens: number; readonly leftMinor: number },
): PlannedEvent {
  if (event.clearsIn === undefined) return event;
  const mayBePending = leftMinor >= amplyMinor && workingDayAfter(day, event.clearsIn) > opens;
  if (mayBePending) return event;
  const { clearsIn: _, ...atOnce } = event;
  return atOnce;
}
