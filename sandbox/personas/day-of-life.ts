import { interestInMinor } from '#sandbox/bank/accounts/interest.ts';
import type { Collection } from '#sandbox/bank/instructions/direct-debits.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { JobRecord } from '#sandbox/bank/records/job.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Life, PlannedEvent } from './lives/life.ts';
import { bookEvent, countInterest, type DayLived, dayLivedBy, eventsOn, type LifeBooks } from './lives/live-day.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, type PersonaDay, personaDay } from './time/persona-day.ts';

type NewJob = Omit<JobRecord, 'sequence'>;

/** The job that continues a persona's account activity after the opening day. */
export const dayOfLife = 'persona.day';

/**
 * Each persona has one waiting job: step 0 at midnight, step n at the nth event of the day, run at that event's own
 * time so that the customer's actions count. Accrued interest travels in the payload under `interest:` and the
 * account's id.
 */
export function jobFor(
  life: Life,
  day: PersonaDay,
  step: number,
  happenings: readonly PlannedEvent[],
  interestCounts: ReadonlyMap<string, number>,
): NewJob {
  const counted = [...interestCounts].map(([accountId, count]) => [`${interestKey}${accountId}`, count] as const);
  return {
    id: `${life.personaId}-${day.text}-${step}`,
    dueAt: instantOn(day, step === 0 ? 0 : (happenings[step - 1]?.second ?? 0)),
    kind: dayOfLife,
    payload: { personaId: life.personaId, day: day.text, step, ...Object.fromEntries(counted) },
  };
}

/** Starts at midnight of the opening day; a persona without habits has no job. */
export function firstJob(life: Life, openingDay: number, interestCounts: ReadonlyMap<string, number>): NewJob[] {
  return life.habits.length === 0 ? [] : [jobFor(life, personaDay(openingDay), 0, [], interestCounts)];
}

/** The bank's books at a step. */
export interface BooksFound {
  balanceOf(accountId: string): number;
  /** Pending debits. */
  heldOn(accountId: string): number;
  /** With what testers have done to it. */
  accountNow(account: AccountRecord): AccountRecord;
  /** Whether the bank has this direct debit or standing order on record, and so decides about it itself. */
  isOnRecord(arranged: NonNullable<PlannedEvent['arrangedAs']>): boolean;
}

/** The changes of one step, and the next job. */
export interface LivedStep {
  readonly postings: readonly Posting[];
  readonly holds: readonly HoldRecord[];
  /** A direct debit that is presented to the bank. */
  readonly collection?: Collection;
  readonly next: NewJob;
}

export function liveStep(life: Life, payload: JobRecord['payload'], found: BooksFound): LivedStep {
  // Only `jobFor` writes these payloads.
  const day = personaDay(dayNumberOf(String(payload.day) as CalendarDay));
  const step = Number(payload.step);
  const lived = { postings: [] as Posting[], holds: [] as HoldRecord[] };
  const books = booksOver(found, lived, interestCountsOf(payload));
  const happenings = eventsOn(life, day);
  const happening = happenings[step - 1];
  if (step === 0 && day.number > life.startsOn) countInterest(life, books);
  const isLeftToBank = happening?.arrangedAs !== undefined && found.isOnRecord(happening.arrangedAs);
  if (happening !== undefined && !isLeftToBank) bookEvent(dayLivedBy(life, day), step, happening, books);
  const collection = isLeftToBank ? collectionOf(dayLivedBy(life, day), step, happening) : undefined;
  const next =
    step < happenings.length
      ? jobFor(life, day, step + 1, happenings, books.interestCounts)
      : jobFor(life, personaDay(day.number + 1), 0, [], books.interestCounts);
  return { ...lived, ...(collection === undefined ? {} : { collection }), next };
}

function collectionOf({ idStart }: DayLived, step: number, { arrangedAs, legs }: PlannedEvent): Collection | undefined {
  const minor = legs[0]?.minor;
  if (arrangedAs?.kind !== 'direct-debit' || typeof minor !== 'number') return undefined;
  return { directDebitId: arrangedAs.id, minor, postingId: `${idStart}-${step}-1` };
}

/** Collects new postings on top of the given books, and reads both. */
function booksOver(
  found: BooksFound,
  lived: { readonly postings: Posting[]; readonly holds: HoldRecord[] },
  interestCounts: Map<string, number>,
): LifeBooks {
  const moved = new Map<string, number>();
  const balanceOf = (accountId: string) => found.balanceOf(accountId) + (moved.get(accountId) ?? 0);
  return {
    balanceOf,
    freeOn: (accountId) => balanceOf(accountId) - found.heldOn(accountId),
    interestOn: (accountId) => interestInMinor(interestCounts.get(accountId) ?? 0),
    interestCounts,
    lets(account, way) {
      const { closed, frozen } = found.accountNow(account);
      return closed === undefined && (way === 'in' || frozen !== true);
    },
    rateOf: (account) => found.accountNow(account).interestBasisPoints,
    post(posting) {
      lived.postings.push(posting);
      for (const { accountId, minor } of posting.entries) moved.set(accountId, (moved.get(accountId) ?? 0) + minor);
    },
    hold: (hold) => lived.holds.push(hold),
  };
}

const interestKey = 'interest:';

function interestCountsOf(payload: JobRecord['payload']): Map<string, number> {
  return new Map(
    Object.entries(payload).flatMap(([key, count]) =>
      key.startsWith(interestKey) && typeof count === 'number' ? [[key.slice(interestKey.length), count] as const] : [],
    ),
  );
}
