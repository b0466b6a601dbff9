import type { DescribedCustomerRecord } from '#sandbox/bank/records/described-customer.ts';
import type { JobRecord } from '#sandbox/bank/records/job.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { collectionNames } from '#sandbox/bank/records/record-kinds.ts';
import type { CopSwitch, MagicSwitch, PaymentsSwitch, ScaSwitch } from '#sandbox/bank/records/switches.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { canonicalJson, sha256Hex } from './canonical.ts';
import type { Change } from './change.ts';
import type { Clock } from './clock.ts';
import { JobQueue } from './job-queue.ts';
import { Ledger } from './ledger.ts';
import { Repository } from './repository.ts';

/** What a due job changes; `bank.clock.now` is the instant it was due, and the job itself is already removed. */
export type JobKind = (job: JobRecord, bank: Bank) => readonly Change[];
export type JobKinds = Readonly<Record<string, JobKind>>;

/** What makes one bank differ from another before the first request. */
export interface BankPlan {
  readonly seed: number;
  /** Personas begin on the London day of this moment. */
  readonly openedAt: Instant;
  /** Counts from 1: how many banks have been opened in this place. */
  readonly opening: number;
  readonly personas: Personas;
  readonly jobKinds: JobKinds;
  /** Makes customers from descriptions. Without it there are the personas alone. */
  readonly describer?: Describer;
}

/** Makes customers from descriptions. What it needs is loaded when the first one is described. */
export interface Describer {
  load(): Promise<unknown>;
  /** A description that comes with the sandbox, by its name. Only after `load`. */
  readyMade(name: string): unknown;
  /**
   * The records of customers as they are described, to be made in this bank today. Only after `load`.
   * @throws Error with the place and the reason, where a description cannot be true.
   */
  recordsOf(bank: Bank, descriptions: readonly unknown[]): readonly DescribedCustomerRecord[];
  /** A customer of the bank, described so that the same one can be made again. Only after `load`. */
  describe(bank: Bank, userId: string): unknown;
  /** What links call the accounts of a described customer. Only after `load`. */
  aliasesOf(customer: DescribedCustomerRecord): readonly string[];
  /** The users of a described customer, as personas. Only after `load`. */
  personasOf(customer: DescribedCustomerRecord): Personas;
}

export interface BroughtIn {
  readonly personaId: string;
  readonly from: number;
  readonly count: number;
}

/** Rules only read the bank; `commit` and the moving of the clock change it. */
export class Bank {
  readonly plan: BankPlan;
  readonly openingDay: CalendarDay;
  /** Prefix of session ids, nonces and tokens, so that those of one bank are invalid in the next. */
  readonly idRoot: string;
  readonly records = new Repository();
  readonly ledger = new Ledger();
  /** In ledger order: which postings a persona can regenerate. */
  readonly broughtIn: BroughtIn[] = [];
  clock: Clock;
  jobs = new JobQueue();
  /** Rises with every change of the books: records other than sessions, and postings. */
  revision = 0;
  sessionsOpened = 0;
  /** `phone`: only the code sent is valid. Six digits: they are valid as well. */
  otp = 'phone';
  /** Outcomes of Confirmation of Payee and payments that a tester has set. */
  cop: CopSwitch = 'by-name';
  payments: PaymentsSwitch = 'ok';
  /** What the bank wants confirmed. */
  sca: ScaSwitch = 'as-specified';
  magic: MagicSwitch = 'no';
  #personas: { readonly count: number; readonly all: Personas } | undefined;

  constructor(plan: BankPlan, clock: Clock) {
    this.plan = plan;
    this.openingDay = londonDayOf(plan.openedAt);
    this.idRoot = `${plan.seed}|${plan.openedAt}|${plan.opening}`;
    this.clock = clock;
  }

  /** The standing personas, and the users of every customer described in this bank. */
  get personas(): Personas {
    const { describer, personas } = this.plan;
    const described = this.records.all('describedCustomers');
    if (describer === undefined || described.length === 0) return personas;
    if (this.#personas?.count !== described.length) {
      const users = described.map((customer) => describer.personasOf(customer));
      this.#personas = { count: described.length, all: Object.assign({}, personas, ...users) };
    }
    return this.#personas.all;
  }

  get today(): CalendarDay {
    return londonDayOf(this.clock.now);
  }

  /**
   * Banks with equal hashes answer alike. The hash is the same in every JavaScript engine.
   * @param mode how the clock runs; another one gives the hash that the bank would have with it.
   */
  stateHash(mode: Clock['runs']['mode'] = this.clock.runs.mode): string {
    const records = collectionNames.map((name) => [name, this.records.all(name).sort(byId)]);
    return sha256Hex(
      canonicalJson({
        seed: this.plan.seed,
        openedAt: this.plan.openedAt,
        opening: this.plan.opening,
        clock: { now: this.clock.now, mode },
        records: Object.fromEntries(records),
        ledger: this.ledger.hash(),
        jobs: this.jobs.all,
        jobsScheduled: this.jobs.scheduled,
        sessionsOpened: this.sessionsOpened,
        otp: this.otp,
        cop: this.cop,
        payments: this.payments,
        sca: this.sca,
        magic: this.magic,
      }),
    );
  }
}

function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  return left.id < right.id ? -1 : 1;
}
