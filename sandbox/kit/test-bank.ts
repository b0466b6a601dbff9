import type { Control, SandboxState } from '#sandbox/control/control-api.ts';
import type { Bookmark } from '#sandbox/control/journal/rewind.ts';
import type { Snapshot } from '#sandbox/control/journal/snapshot.ts';
import type { FaultMatch } from '#sandbox/control/link/faults.ts';
import type { CallEffect } from '#sandbox/control/moment/call-effect.ts';
import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import type { HarWishes } from '#sandbox/control/stubs/har-stubs.ts';
import type { DetailsOf, VerbName } from '#sandbox/control/verbs/verbs.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { FaultKind } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';

/** A bank as tests drive it, the same in a browser and on the Node host. Every refusal is thrown with its reason. */
export interface TestBank {
  /** Opens a fresh bank, as a link does: `{ persona: 'racing-owner', clock: '2026-03-02T09:30', freeze: 'yes' }`. */
  scenario(settings?: Scenario): Promise<void>;
  /** Opens a fresh bank as the last scenario was. */
  reset(): Promise<void>;
  /**
   * Makes a customer as described, in the current bank: `customer({ accounts: [{ product: 'current', balance: '12.50' }] })`.
   * Everything may be left out.
   */
  customer(description?: CustomerDescription): Promise<TestCustomer>;
  /** Logs a persona's customer in without the screens, in the current bank. */
  logIn(persona?: string): Promise<void>;
  /** Read from the books: no session is used or opened, and nothing changes. */
  balances(persona?: string): Promise<Balances>;
  /** The bank's time. */
  now(): Promise<Date>;
  /** Moves the clock on by an ISO duration, `P1DT2H`. Everything due on the way happens; customers stay logged in. */
  advance(duration: string): Promise<void>;
  /** Moves the clock to London time, `2026-03-02T09:30`, or to a named moment such as `month-end`. */
  advanceTo(moment: string): Promise<void>;
  /** Names this moment, so that `rewind` finds it: `Before the cut-off`. */
  bookmark(name: string): Promise<void>;
  /** The moments named so far, oldest first. */
  bookmarks(): Promise<readonly Bookmark[]>;
  /**
   * Goes back to a bookmark, to a London time or, by its number, to before a call. Everything after it is undone, and
   * customers who were logged in then still are.
   */
  rewind(to: string | number): Promise<void>;
  /** What the bank will do by itself, earliest first: everything known, or everything due by a moment as for `advanceTo`. */
  due(until?: string): Promise<readonly DueItem[]>;
  switches(switches: Parameters<Control['setSwitches']>[0]): Promise<void>;
  /** Plants a fault: `plant('confirmPayment', 'timeout', { only: 1 })`, or of £13 alone with `{ match: { amount: '13' } }`. */
  plant(operationId: OperationId, kind: FaultKind, when?: FaultTiming): Promise<PlantedFault>;
  clearFaults(): Promise<void>;
  /**
   * Answers calls of an operation in the bank's place: `stub('listAccounts', { status: 503, text: '', times: 2, unchecked: true })`.
   * @throws Error with the place where the answer breaks the contract, unless it is `unchecked`.
   */
  stub(operationId: OperationId, answer?: OwnAnswer): Promise<PlannedAnswer>;
  /** Plays the answers of an HTTP Archive, given as its text or parsed. @returns the calls that were left out, with reasons. */
  play(har: string | object, wishes?: HarWishes): Promise<readonly string[]>;
  /** Lets the bank answer again, everything or one operation. */
  clearStubs(operationId?: OperationId): Promise<void>;
  /** Does something to a customer: `act('expire-session')`, `act('money-in', { account: 'current', amount: '250.00' })`. */
  act<Verb extends VerbName>(verb: Verb, details?: DetailsOf<Verb>, persona?: string): Promise<void>;
  /** What that would do, in words, without doing it. @throws Error with the reason where it does not apply. */
  preview<Verb extends VerbName>(verb: Verb, details?: DetailsOf<Verb>, persona?: string): Promise<string>;
  /** The newest one-time password on the customer's phone; null when there is none. */
  code(persona?: string): Promise<string | null>;
  /** Calls to the bank, oldest first; requests carried out late count once. */
  calls(operationId?: OperationId): Promise<readonly BankCall[]>;
  /** Throws unless the operation was called exactly so often since the scenario began. */
  calledExactly(operationId: OperationId, times: number): Promise<void>;
  /** What a call changed in the bank, by its number, and what the bank did by itself since the one before. */
  effect(n: number): Promise<CallEffect>;
  /** Every breach of the contract, and every rule of the ledger that is broken. Empty when all is well. */
  problems(): Promise<readonly string[]>;
  state(): Promise<SandboxState>;
  snapshot(): Promise<Snapshot>;
  /** Opens a snapshot, a moment or a bug bundle, given as the text of its file. */
  openMoment(text: string): Promise<void>;
}

/** The keys of a link. All but `faults` are as a link writes them. */
export interface Scenario {
  readonly persona?: string;
  /** With the persona `described`: the name of a ready-made description, or one packed as in a link. */
  readonly customer?: string;
  readonly seed?: number;
  readonly clock?: string;
  readonly freeze?: 'yes';
  readonly otp?: string;
  readonly cop?: string;
  readonly payments?: string;
  readonly sca?: string;
  readonly magic?: string;
  readonly latency?: string | number;
  /** Each as a link writes it: `listAccounts@500~1`. */
  readonly faults?: readonly string[];
  /** Each by its name, or as a link writes it with details: `money-in~account=current~amount=250.00`. */
  readonly do?: readonly (VerbName | `${VerbName}~${string}`)[];
  /** Names the moment when all else is done. */
  readonly bookmark?: string;
}

/** What a test says of a customer. All that can be said is in openapi/customer-description.generated.json. */
export type CustomerDescription = Unchanged<WrittenDescription>;

type Unchanged<Part> = Part extends readonly (infer Each)[]
  ? readonly Unchanged<Each>[]
  : Part extends object
    ? { readonly [Name in keyof Part]: Unchanged<Part[Name]> }
    : Part;

/** A customer whom a test has described. */
export interface TestCustomer {
  readonly id: string;
  /** A `persona` for every other call, one for each of the people. All log in with the one password. */
  readonly userIds: readonly [string, ...string[]];
  /** The aliases of the accounts, for paths such as `accounts/{account:current}`. */
  readonly accounts: readonly string[];
  /** Opens the same customer in a fresh bank, logged in: a path of the site. */
  readonly link: string;
  /** Logs one of the people in without the screens, the first unless said. */
  logIn(userId?: string): Promise<void>;
  balances(): Promise<Balances>;
}

/** In pence or cents, by the account's alias. */
export type Balances = Readonly<
  Record<string, { readonly balance: number; readonly available: number; readonly currency: string }>
>;

/** The calls that match; all of them where nothing is to match. */
export type FaultTiming = { readonly match?: FaultMatch } & (
  | { readonly only?: never; readonly share?: never }
  /** That call alone, counted from 1 since the fault was planted. */
  | { readonly only: number; readonly share?: never }
  /** Per cent of the calls, drawn from the seed. */
  | { readonly share: number; readonly only?: never }
);

/** 200 for every call, at once and without a body unless said. */
export interface OwnAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** As JSON. */
  readonly body?: unknown;
  /** As it is sent, in place of `body`. */
  readonly text?: string;
  readonly times?: number;
  /** In milliseconds. */
  readonly delay?: number;
  readonly match?: FaultMatch;
  /** Plans it although it breaks the contract; the log marks that it does. */
  readonly unchecked?: boolean;
}

export interface PlannedAnswer {
  /** How many calls it has answered. */
  answered(): Promise<number>;
  remove(): Promise<void>;
}

export interface PlantedFault {
  /** How often it has happened. */
  fired(): Promise<number>;
}

export interface BankCall {
  readonly n: number;
  readonly operationId: string | null;
  readonly method: string;
  /** Path and query below `/digx`. */
  readonly path: string;
  /** 0 when no answer arrived. */
  readonly status: number;
  readonly rule: string;
  readonly customer: string | null;
  /** Parsed when it is JSON; otherwise as text. */
  readonly sent: unknown;
  readonly answered: unknown;
}
