import type { JobRecord } from '#sandbox/bank/records/job.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { collectionNames } from '#sandbox/bank/records/record-kinds.ts';
import type { CopSwitch, PaymentsSwitch } from '#sandbox/bank/records/switches.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { canonicalJson, sha256Hex } from './canonical.ts';
import type { Change } from './change.ts';
import type { Clock } from './clock.ts';
import { JobQueue } from './job-queue.ts';
import { Ledger } from './ledger.ts';
import { Repository } from './repository.ts';

/**
 * What a due job brings about, decided at its own instant: `bank.clock.now` is when it was due. It may schedule the next
 * of its kind; the job itself is done and gone.
 */
export type JobKind = (job: JobRecord, bank: Bank) => readonly Change[];
export type JobKinds = Readonly<Record<string, JobKind>>;

/** What makes one bank differ from another before anybody has asked it anything. */
export interface BankPlan {
  readonly seed: number;
  /** Every persona begins on the London day of this moment. */
  readonly openedAt: Instant;
  /** Counts from 1: which of the banks opened one after another in one place this is. */
  readonly opening: number;
  readonly personas: Personas;
  readonly jobKinds: JobKinds;
}

/** The stretch of the ledger's postings that is a persona's own past, as it was when the persona was opened. */
export interface BroughtIn {
  readonly personaId: string;
  readonly from: number;
  readonly count: number;
}

/** The whole bank at rest. Rules read it; only `commit` and the moving of the clock change it. */
export class Bank {
  readonly plan: BankPlan;
  readonly openingDay: CalendarDay;
  /**
   * Begins whatever session ids, nonces and tokens are made from, so that those of one bank mean nothing to the next, even
   * to one of the same seed that opens at the same moment.
   */
  readonly idRoot: string;
  readonly records = new Repository();
  readonly ledger = new Ledger();
  /** In the order of the ledger. The ledger itself holds these postings; this says which can be made again. */
  readonly broughtIn: BroughtIn[] = [];
  clock: Clock;
  jobs = new JobQueue();
  /** How many sessions were ever opened: the last one's number. */
  sessionsOpened = 0;
  /**
   * `phone`: a one-time password is the one that was sent, and no other. Six digits: those are right as well, for as long as
   * the one that was sent would be.
   */
  otp = 'phone';
  /** What payee checks and payments come to, where a tester wants them otherwise than by the rules. */
  cop: CopSwitch = 'by-name';
  payments: PaymentsSwitch = 'ok';

  /** Reckoning a day costs more than the rules that ask for it, and one request asks for many accounts. */
  #today: { readonly at: Instant; readonly day: CalendarDay };

  constructor(plan: BankPlan, clock: Clock) {
    this.plan = plan;
    this.openingDay = londonDayOf(plan.openedAt);
    this.idRoot = `${plan.seed}|${plan.openedAt}|${plan.opening}`;
    this.clock = clock;
    this.#today = { at: plan.openedAt, day: this.openingDay };
  }

  /** The day it is in London by the bank's clock. */
  get today(): CalendarDay {
    if (this.#today.at !== this.clock.now) this.#today = { at: this.clock.now, day: londonDayOf(this.clock.now) };
    return this.#today.day;
  }

  /** One text for all the bank holds: two banks with equal hashes will answer alike. The same in every engine. */
  stateHash(): string {
    const records = collectionNames.map((name) => [name, this.records.all(name).sort(byId)]);
    return sha256Hex(
      canonicalJson({
        seed: this.plan.seed,
        openedAt: this.plan.openedAt,
        opening: this.plan.opening,
        clock: { now: this.clock.now, mode: this.clock.runs.mode },
        records: Object.fromEntries(records),
        ledger: this.ledger.hash(),
        jobs: this.jobs.all,
        jobsScheduled: this.jobs.scheduled,
        sessionsOpened: this.sessionsOpened,
        otp: this.otp,
        cop: this.cop,
        payments: this.payments,
      }),
    );
  }
}

function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  return left.id < right.id ? -1 : 1;
}
