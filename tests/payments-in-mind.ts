import {
  addDays,
  type CalendarDay,
  epochMsOf,
  type Instant,
  instantFromMs,
  instantInLondon,
  londonDayOf,
} from '#src/kernel/calendar.ts';

/**
 * What the bank is to come to, kept beside it in the simplest way there is: a few numbers and a list of what is due. It
 * is written apart from the bank's rules and knows working days, months and limits by itself.
 */

export type PayeeName = 'feed' | 'neighbour';

export interface DraftInMind {
  readonly id: string;
  readonly minor: number;
  readonly to: PayeeName;
  /** The day the customer was told it would count on. */
  readonly promised: CalendarDay;
  state: 'draft' | 'confirmed' | 'void';
}

export interface PlanInMind {
  readonly minor: number;
  readonly to: PayeeName;
  readonly frequency: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay | null;
}

interface Due {
  readonly at: Instant;
  readonly sequence: number;
  happen(): void;
}

export type Typed = 'nothing' | 'wrong' | 'right';

const minuteMs = 60_000;
const holidays = ['2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28'];

export class PaymentsInMind {
  now: Instant;
  booked: number;
  held = 0;
  outside = 0;
  /** Undefined before anything is to be paid to the neighbour, who is not known to the bank until then. */
  neighbour: number | undefined;
  payments = 'ok';
  limit = { minimumMinor: 1, maximumMinor: 100_000_00, dailyMinor: 250_000_00, dailyCount: 999 };
  drafts: DraftInMind[] = [];
  readonly #used = new Map<CalendarDay, { minor: number; count: number }>();
  #due: Due[] = [];
  #sequence = 0;
  #wrongCodes = 0;
  #lockedUntil: Instant | undefined;
  #codesSentAt: Instant[] = [];

  constructor(now: Instant, booked: number) {
    this.now = now;
    this.booked = booked;
  }

  get today(): CalendarDay {
    return londonDayOf(this.now);
  }

  get usedToday(): { readonly minor: number; readonly count: number } {
    return this.#used.get(this.today) ?? { minor: 0, count: 0 };
  }

  /** Why so much may not be ordered; undefined where it may. */
  objection(minor: number, isToday: boolean): string | undefined {
    const { minimumMinor, maximumMinor, dailyMinor, dailyCount } = this.limit;
    if (minor < minimumMinor) return 'below-minimum';
    if (minor > 100_000_00) return 'above-ceiling';
    if (minor > maximumMinor) return 'above-maximum';
    if (!isToday) return undefined;
    const used = this.usedToday;
    // The party has the usual limits, and all that goes out is the customer's.
    if (used.minor + minor > Math.min(dailyMinor, 250_000_00)) return 'over-daily-amount';
    if (used.count >= Math.min(dailyCount, 999)) return 'over-daily-count';
    return minor > this.booked - this.held ? 'not-enough-funds' : undefined;
  }

  confirm(draft: DraftInMind, typed: Typed): string {
    if (draft.state === 'confirmed') return 'payments.confirmed-before';
    const { timing, valueOn } = this.#valueDay();
    if (draft.state === 'void' || valueOn > draft.promised) {
      draft.state = 'void';
      return 'cut-off-passed';
    }
    const objection = this.objection(draft.minor, true) ?? this.#askForCode(draft.minor, typed);
    if (objection !== undefined) return objection;
    draft.state = 'confirmed';
    if (this.payments === 'needs-authoriser') return 'payments.waits-for-approval';
    this.#use(draft.minor);
    if (timing === 'same-day' && this.payments !== 'under-processing') {
      this.#move(draft.minor, draft.to);
      return 'payments.booked-at-once';
    }
    this.held += draft.minor;
    const soon = instantFromMs(epochMsOf(this.now) + 3 * minuteMs);
    this.#schedule(timing === 'same-day' ? soon : instantInLondon(valueOn, '06:00'), () => {
      this.held -= draft.minor;
      this.#move(draft.minor, draft.to);
    });
    return this.payments === 'under-processing' ? 'payments.not-known-yet' : `payments.${timing}`;
  }

  lookThrough(draft: Pick<DraftInMind, 'id' | 'minor' | 'to'>): void {
    this.#meet(draft.to);
    this.drafts.push({ ...draft, promised: this.#valueDay().valueOn, state: 'draft' });
  }

  takeDown(plan: PlanInMind): string {
    this.#meet(plan.to);
    if (this.payments === 'needs-authoriser') return 'instructions.waits-for-approval';
    this.#scheduleRun(plan, 0);
    return 'instructions.taken-down';
  }

  waitUntil(moment: Instant): void {
    for (;;) {
      this.#due.sort((left, right) => epochMsOf(left.at) - epochMsOf(right.at) || left.sequence - right.sequence);
      const [next] = this.#due;
      if (next === undefined || next.at > moment) break;
      this.#due.shift();
      this.now = next.at;
      next.happen();
    }
    this.now = moment;
  }

  #askForCode(minor: number, typed: Typed): string | undefined {
    if (minor < 25_000_00) return undefined;
    if (this.#lockedUntil !== undefined && this.now < this.#lockedUntil) return 'codes-locked';
    const halfAnHourAgo = instantFromMs(epochMsOf(this.now) - 30 * minuteMs);
    this.#codesSentAt = this.#codesSentAt.filter((at) => at > halfAnHourAgo);
    if (this.#codesSentAt.length === 20) return 'too-many-codes';
    this.#codesSentAt.push(this.now);
    if (typed === 'nothing') return 'to-confirm';
    if (typed === 'right') {
      this.#wrongCodes = 0;
      return undefined;
    }
    this.#wrongCodes = (this.#wrongCodes + 1) % 3;
    if (this.#wrongCodes > 0) return 'wrong-code';
    this.#lockedUntil = instantFromMs(epochMsOf(this.now) + 30 * minuteMs);
    return 'codes-locked';
  }

  #scheduleRun(plan: PlanInMind, run: number): void {
    const meant = dayOfRun(plan, run);
    if (run > 0 && (plan.frequency === '10' || (plan.last !== null && meant > plan.last))) return;
    this.#schedule(instantInLondon(workingDayFrom(meant), '06:00'), () => {
      const isThere = plan.minor <= this.booked - this.held;
      if (isThere) {
        this.#use(plan.minor);
        this.#move(plan.minor, plan.to);
      }
      this.#scheduleRun(plan, run + 1);
    });
  }

  #schedule(at: Instant, happen: () => void): void {
    this.#sequence += 1;
    this.#due.push({ at, sequence: this.#sequence, happen });
  }

  #meet(payee: PayeeName): void {
    if (payee === 'neighbour') this.neighbour ??= 100_00;
  }

  #use(minor: number): void {
    const used = this.usedToday;
    this.#used.set(this.today, { minor: used.minor + minor, count: used.count + 1 });
  }

  #move(minor: number, to: PayeeName): void {
    this.booked -= minor;
    if (to === 'feed') this.outside += minor;
    else this.neighbour = (this.neighbour ?? 0) + minor;
  }

  #valueDay() {
    const next = workingDayFrom(addDays(this.today, 1));
    if (this.payments === 'cut-off') return { timing: 'after-cut-off', valueOn: next } as const;
    if (workingDayFrom(this.today) !== this.today) return { timing: 'day-off', valueOn: next } as const;
    const isLate = this.now >= instantInLondon(this.today, '17:00');
    return isLate
      ? ({ timing: 'after-cut-off', valueOn: next } as const)
      : ({ timing: 'same-day', valueOn: this.today } as const);
  }
}

function workingDayFrom(day: CalendarDay): CalendarDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(day) ? workingDayFrom(addDays(day, 1)) : day;
}

const daysApart: Readonly<Record<string, number>> = { '20': 1, '30': 7, '40': 14 };
const monthsApart: Readonly<Record<string, number>> = { '50': 1, '60': 2, '70': 3, '80': 6, '90': 12 };

function dayOfRun({ first, frequency }: PlanInMind, run: number): CalendarDay {
  const days = daysApart[frequency];
  if (days !== undefined) return addDays(first, days * run);
  const [year, month, day] = first.split('-').map(Number) as [number, number, number];
  const months = month - 1 + (monthsApart[frequency] ?? 0) * run;
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10) as CalendarDay;
}
