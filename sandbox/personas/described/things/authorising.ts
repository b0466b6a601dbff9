import { jobToExpire, othersNeeded } from '#sandbox/bank/approvals/approvals.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { later, timeBefore } from '#sandbox/personas/company/asked-items.ts';
import { dayNumberOf, type PersonaDay, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { entityOf, type Ground, othersWhoAuthorise } from './ground.ts';
import { type Planned, refused } from './planned.ts';

/** What became of something that others must authorise. */
export type Outcome = 'pending' | 'half-authorised' | 'authorised' | 'declined' | 'expired' | 'dated-in-the-past';

/** When it was ordered and decided. */
export interface Decided {
  readonly outcome: Outcome;
  readonly at: Instant;
  readonly endedAt: Instant | null;
  readonly needed: 1 | 2;
  /** In their order. */
  readonly decidedBy: readonly string[];
}

interface Asked {
  readonly partyId: string;
  readonly makerId: string;
  readonly minor: number;
  readonly where: string;
  readonly outcome: Outcome;
}

/** The last day before that on which banks work. */
export function workingDayBefore(day: CalendarDay): CalendarDay {
  let found: PersonaDay = personaDay(dayNumberOf(day) - 1);
  while (!found.isWorkingDay) found = personaDay(found.number - 1);
  return found.text;
}

export function decidedAbout(ground: Ground, { partyId, makerId, minor, where, outcome }: Asked): Planned<Decided> {
  const { entities, made } = ground.customer;
  const party = entities.find((each) => each.party.id === partyId)?.party;
  const entity = `entities[${entityOf(ground, partyId) - 1}]`;
  if (party?.mandate === undefined) {
    return refused(
      where,
      'Nobody else has to authorise for this entity.',
      `${entity}.mandate of one-other or two-others`,
    );
  }
  const needed = othersNeeded(party, minor) === 2 ? 2 : 1;
  const others = othersWhoAuthorise(ground, partyId, makerId);
  const wanted = outcome === 'half-authorised' || (outcome === 'authorised' && needed === 2) ? 2 : 1;
  if (others.length < wanted) {
    const who = wanted === 1 ? 'another of the people' : 'two others of the people';
    return refused(where, 'Too few others may authorise this.', `everything or authorise for ${who}`);
  }
  if (outcome === 'half-authorised' && needed === 1) {
    const reason = 'One other is enough to authorise this.';
    return refused(where, reason, `${entity}.mandate of two-others`, `an amount from ${entity}.twoOthersFrom on`);
  }
  const [first = '', second = ''] = others.map(({ id }) => id);
  const decidedBy = { two: [first, second], one: [first], none: [] as string[] };
  const evening = timeBefore(made.on, 1, 17, 20);
  switch (outcome) {
    case 'pending':
      return decided(evening, null, needed, decidedBy.none);
    case 'half-authorised':
      return decided(evening, null, needed, decidedBy.one);
    case 'authorised': {
      const daysAgo = daysBetween(workingDayBefore(made.on), made.on);
      return decided(
        timeBefore(made.on, daysAgo + 1, 17, 20),
        timeBefore(made.on, daysAgo, 11, 25),
        needed,
        needed === 2 ? decidedBy.two : decidedBy.one,
      );
    }
    case 'declined':
      return decided(timeBefore(made.on, 3, 17, 20), timeBefore(made.on, 2, 10, 5), needed, decidedBy.one);
    case 'expired': {
      const at = timeBefore(made.on, 31, 10, 15);
      return decided(at, later(at, 30 * 24 * 60), needed, decidedBy.none);
    }
    case 'dated-in-the-past':
      return decided(timeBefore(made.on, 8, 11, 5), null, needed, decidedBy.none);
    default:
      return outcome satisfies never;
  }

  function decided(at: Instant, endedAt: Instant | null, others: 1 | 2, by: readonly string[]): Planned<Decided> {
    return { plan: { outcome, at, endedAt, needed: others, decidedBy: by } };
  }
}

const states = {
  pending: 'pending',
  'half-authorised': 'pending',
  'dated-in-the-past': 'pending',
  authorised: 'approved',
  declined: 'rejected',
  expired: 'expired',
} as const satisfies Record<Outcome, ApprovalRecord['state']>;

/** What was asked, with what became of it. */
export function withOutcome(
  asked: ApprovalRecord,
  { outcome, at, endedAt, needed, decidedBy }: Decided,
): ApprovalRecord {
  const decision = outcome === 'declined' ? 'declined' : 'approved';
  return {
    ...asked,
    needed,
    state: states[outcome],
    endedAt,
    decisions: decidedBy.map((userId, place) => ({
      userId,
      // The last decision ends it.
      at: endedAt === null ? later(at, 25) : later(endedAt, place - decidedBy.length + 1),
      decision,
    })),
  };
}

/** What is still pending ends some day. */
export function jobsToExpire(approvals: readonly ApprovalRecord[]): readonly NewJob[] {
  return approvals.filter(({ state }) => state === 'pending').map(jobToExpire);
}
