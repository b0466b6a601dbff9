import { addDays, type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { dayOfRun, workingDayFrom } from './model-days.ts';
import type { Goal, PayeeName, PlannedPayment } from './planned-payment.ts';

/**
 * A simple model of the bank: a few numbers and a list of due payments. It is written separately from the bank's rules,
 * with its own working days, months and limits.
 */

export interface ModelDraft {
  readonly id: string;
  readonly minor: number;
  readonly to: PayeeName;
  /** The value date shown to the customer. */
  readonly promised: CalendarDay;
  state: 'draft' | 'confirmed' | 'declined' | 'void';
}

/** A payee added during the run, with the payment its code covers. */
export interface ModelPlumber {
  /** The session in which the payee was submitted. */
  readonly addedIn: number;
  isActive: boolean;
  isWaiting: boolean;
  isPaid: boolean;
  cover: { readonly minor: number; readonly session: number } | undefined;
}

/** An order that somebody else must authorise. */
export interface ModelWaiting {
  readonly rules: 'payments' | 'transfers';
  readonly minor: number;
  readonly to: Goal;
  readonly valueOn: CalendarDay;
  readonly expiresAt: Instant;
  readonly draft?: ModelDraft;
  decided: { readonly by: string; readonly decision: 'approve' | 'decline' } | undefined;
}

interface Due {
  readonly at: Instant;
  readonly sequence: number;
  happen(): void;
}

export type Typed = 'nothing' | 'wrong' | 'right';

const minuteMs = 60_000;

export class PaymentsModel {
  now: Instant;
  booked: number;
  held = 0;
  outside = 0;
  savings = 0;
  /** Paid to originators of direct debits. */
  collected = 0;
  /** Undefined until the first order to the neighbour, whom the bank creates then. */
  neighbour: number | undefined;
  payments = 'ok';
  limit = { minimumMinor: 1, maximumMinor: 100_000_00, dailyMinor: 250_000_00, dailyCount: 999 };
  drafts: ModelDraft[] = [];
  /** In the order of confirmation, decided ones too. */
  readonly waiting: ModelWaiting[] = [];
  /** The number of the customer's session. */
  session = 1;
  plumber: ModelPlumber | undefined;
  readonly #used = new Map<CalendarDay, { minor: number; count: number }>();
  readonly #transferred = new Map<CalendarDay, { minor: number; count: number }>();
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

  get transferredToday(): { readonly minor: number; readonly count: number } {
    return this.#transferred.get(this.today) ?? { minor: 0, count: 0 };
  }

  /** Why the amount may not be transferred; undefined if it may. Transfers have the usual limits, and need funds always. */
  transferObjection(minor: number, isToday: boolean): string | undefined {
    if (minor < 1) return 'below-minimum';
    if (minor > 100_000_00) return 'above-ceiling';
    const used = this.transferredToday;
    if (isToday && used.minor + minor > 250_000_00) return 'over-daily-amount';
    if (isToday && used.count >= 999) return 'over-daily-count';
    return minor > this.booked - this.held ? 'not-enough-funds' : undefined;
  }

  transfer(minor: number): string {
    if (this.payments === 'needs-authoriser') {
      return this.#await({ rules: 'transfers', minor, to: 'savings', valueOn: this.#valueDay().valueOn });
    }
    return this.#send(minor, 'savings', 'transfers');
  }

  /** Why the amount may not be ordered; undefined if it may. */
  objection(minor: number, isToday: boolean): string | undefined {
    const { minimumMinor, maximumMinor, dailyMinor, dailyCount } = this.limit;
    if (minor < minimumMinor) return 'below-minimum';
    if (minor > 100_000_00) return 'above-ceiling';
    if (minor > maximumMinor) return 'above-maximum';
    if (!isToday) return undefined;
    const used = this.usedToday;
    // The party has the usual limits, and only this customer makes payments.
    if (used.minor + minor > Math.min(dailyMinor, 250_000_00)) return 'over-daily-amount';
    if (used.count >= Math.min(dailyCount, 999)) return 'over-daily-count';
    return minor > this.booked - this.held ? 'not-enough-funds' : undefined;
  }

  confirm(draft: ModelDraft, typed: Typed): string {
    const objection = this.#objectionToConfirm(draft);
    if (objection === 'cut-off-passed') draft.state = 'void';
    if (objection !== undefined) return objection;
    const wanted = this.#needsCode(draft, this.session) ? this.#requestCode(typed) : undefined;
    return wanted ?? this.#carryOut(draft, this.session);
  }

  /** Accepted now and decided `seconds` later. A required code is asked for at once. */
  confirmLate(draft: ModelDraft, typed: Typed, seconds: number): string {
    const { session } = this;
    const asks = this.#objectionToConfirm(draft) === undefined && this.#needsCode(draft, session);
    const wanted = asks ? this.#requestCode(typed) : undefined;
    if (wanted !== undefined) return wanted;
    this.#later(seconds, () => {
      const objection = this.#objectionToConfirm(draft);
      if (objection === 'cut-off-passed') draft.state = 'void';
      if (objection !== undefined || (!asks && this.#needsCode(draft, session))) return;
      this.#carryOut(draft, session);
    });
    return 'late';
  }

  #objectionToConfirm(draft: ModelDraft): string | undefined {
    if (draft.state === 'declined') return 'authorisation-declined';
    if (draft.state === 'confirmed') return 'payments.confirmed-before';
    if (draft.state === 'void' || this.#valueDay().valueOn > draft.promised) return 'cut-off-passed';
    return this.objection(draft.minor, true);
  }

  #isCovered({ to, minor }: ModelDraft, session: number): boolean {
    const cover = to === 'plumber' ? this.plumber?.cover : undefined;
    return cover?.minor === minor && cover.session === session;
  }

  #needsCode(draft: ModelDraft, session: number): boolean {
    if (this.#isCovered(draft, session)) return false;
    const isFirst = draft.to === 'plumber' && this.plumber?.addedIn === session && !this.plumber.isPaid;
    return isFirst || draft.minor >= 25_000_00;
  }

  #carryOut(draft: ModelDraft, session: number): string {
    draft.state = 'confirmed';
    if (draft.to === 'plumber' && this.plumber !== undefined) {
      if (this.#isCovered(draft, session)) this.plumber.cover = undefined;
      this.plumber.isPaid = true;
    }
    const { minor, to, promised: valueOn } = draft;
    if (this.payments === 'needs-authoriser') return this.#await({ rules: 'payments', minor, to, valueOn, draft });
    return this.#send(minor, to, 'payments');
  }

  #await(order: Omit<ModelWaiting, 'expiresAt' | 'decided'>): string {
    const expiresAt = instantFromMs(epochMsOf(this.now) + 30 * 24 * 60 * minuteMs);
    this.waiting.push({ ...order, expiresAt, decided: undefined });
    return `${order.rules}.awaits-authorisation`;
  }

  /** One other is enough. Money, limits and days are those of the decision. */
  decide(order: ModelWaiting, by: string, decision: 'approve' | 'decline'): string {
    const { rules, minor, to, valueOn, decided, expiresAt } = order;
    if (decided?.by === by && decided.decision === decision) return 'approvals.decided-before';
    if (decided !== undefined) return 'decided-already';
    if (this.now >= expiresAt) return 'approval-expired';
    if (decision === 'approve') {
      if (valueOn < this.today) return 'dates';
      if (this.#valueDay().valueOn > valueOn) return 'cut-off-passed';
      const objection = rules === 'payments' ? this.objection(minor, true) : this.transferObjection(minor, true);
      if (objection !== undefined) return objection;
    }
    order.decided = { by, decision };
    if (decision === 'decline') {
      if (order.draft !== undefined) order.draft.state = 'declined';
      return 'approvals.declined';
    }
    this.#send(minor, to, rules);
    return 'approvals.authorised';
  }

  /** Moves the money at once, or holds it until it moves. */
  #send(minor: number, to: Goal, rules: 'payments' | 'transfers'): string {
    const { timing, valueOn } = this.#valueDay();
    this.#use(minor, to);
    if (timing === 'same-day' && this.payments !== 'under-processing') {
      this.#move(minor, to);
      return `${rules}.booked-at-once`;
    }
    this.held += minor;
    const soon = instantFromMs(epochMsOf(this.now) + 3 * minuteMs);
    this.#schedule(timing === 'same-day' ? soon : instantInLondon(valueOn, '06:00'), () => {
      this.held -= minor;
      this.#move(minor, to);
    });
    return this.payments === 'under-processing' ? `${rules}.outcome-pending` : `${rules}.${timing}`;
  }

  verify(draft: Pick<ModelDraft, 'id' | 'minor' | 'to'>): void {
    this.#createAccountOf(draft.to);
    this.drafts.push({ ...draft, promised: this.#valueDay().valueOn, state: 'draft' });
  }

  /** Adds the payee with a code, at once or `seconds` later. */
  addPlumber(intended: number | undefined, typed: Typed, seconds: number | undefined): string {
    this.plumber ??= { addedIn: this.session, isActive: false, isWaiting: false, isPaid: false, cover: undefined };
    const { plumber, session } = this;
    const wanted = plumber.isActive ? undefined : this.#requestCode(typed);
    if (wanted !== undefined) return wanted;
    const activate = () => {
      if (plumber.isActive || plumber.isWaiting) return;
      // Nobody ever authorises it.
      plumber.isWaiting = this.payments === 'needs-authoriser';
      plumber.isActive = !plumber.isWaiting;
      plumber.cover = intended === undefined ? undefined : { minor: intended, session };
    };
    if (seconds !== undefined) this.#later(seconds, activate);
    else activate();
    return seconds === undefined ? 'done' : 'late';
  }

  /** Verified now and set up `seconds` later, with the limits and days of that time. */
  setUpLate(plan: PlannedPayment, seconds: number): void {
    this.#createAccountOf(plan.to);
    this.#later(seconds, () => {
      // A day that was possible when it was verified stays so until it is over.
      const isOver = workingDayFrom(plan.first) < this.today;
      if (this.objection(plan.minor, false) === undefined && !isOver) this.setUp(plan);
    });
  }

  /** Whether the first payment is too early, too late, or after the last day. */
  isOutside({ first, last }: Pick<PlannedPayment, 'first' | 'last'>): boolean {
    const isTooLate = last !== null && workingDayFrom(first) > last;
    return first <= this.today || first > addDays(this.today, 90) || isTooLate;
  }

  /** Orders in the order of setting up, as they are now. */
  readonly orders: { plan: PlannedPayment; isOver: boolean }[] = [];

  setUp(plan: PlannedPayment): string {
    this.#createAccountOf(plan.to);
    if (this.payments === 'needs-authoriser') return 'instructions.awaits-authorisation';
    const order = { plan, isOver: false };
    this.orders.push(order);
    this.#scheduleRun(order, 0);
    return 'instructions.set-up';
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

  #requestCode(typed: Typed): string | undefined {
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

  /** The originator asks now; what is not covered is not paid. */
  collect(minor: number): void {
    if (minor > this.booked - this.held) return;
    this.booked -= minor;
    this.collected += minor;
  }

  #scheduleRun(order: { plan: PlannedPayment; isOver: boolean }, run: number): void {
    const { plan: first } = order;
    const day = workingDayFrom(dayOfRun(first, run));
    if (first.last !== null && day > first.last) {
      order.isOver = true;
      return;
    }
    const sixOClock = instantInLondon(day, '06:00');
    const isLate = sixOClock < this.now;
    this.#schedule(isLate ? this.now : sixOClock, () => {
      if (order.isOver) return;
      const { plan } = order;
      const isFunded = plan.minor <= this.booked - this.held;
      if (isFunded) {
        this.#use(plan.minor, plan.to);
        this.#move(plan.minor, plan.to);
      }
      if (plan.frequency === '10') {
        order.isOver = true;
        return;
      }
      let next = run + 1;
      while (workingDayFrom(dayOfRun(plan, next)) === day) next += 1;
      this.#scheduleRun(order, next);
    });
  }

  #later(seconds: number, happen: () => void): void {
    this.#schedule(instantFromMs(epochMsOf(this.now) + seconds * 1_000), happen);
  }

  #schedule(at: Instant, happen: () => void): void {
    this.#sequence += 1;
    this.#due.push({ at, sequence: this.#sequence, happen });
  }

  #createAccountOf(payee: Goal): void {
    if (payee === 'neighbour') this.neighbour ??= 100_00;
  }

  #use(minor: number, to: Goal): void {
    const isTransfer = to === 'savings';
    const used = isTransfer ? this.transferredToday : this.usedToday;
    (isTransfer ? this.#transferred : this.#used).set(this.today, { minor: used.minor + minor, count: used.count + 1 });
  }

  #move(minor: number, to: Goal): void {
    this.booked -= minor;
    if (to === 'neighbour') this.neighbour = (this.neighbour ?? 0) + minor;
    else if (to === 'savings') this.savings += minor;
    else this.outside += minor;
  }

  #valueDay() {
    const next = workingDayFrom(addDays(this.today, 1));
    if (this.payments === 'cut-off') return { timing: 'after-cut-off', valueOn: next } as const;
    if (workingDayFrom(this.today) !== this.today) return { timing: 'non-working-day', valueOn: next } as const;
    const isLate = this.now >= instantInLondon(this.today, '17:00');
    return isLate
      ? ({ timing: 'after-cut-off', valueOn: next } as const)
      : ({ timing: 'same-day', valueOn: this.today } as const);
  }
}
