import type { BrokenInvariant } from '#sandbox/bank/running/broken-invariant.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Customers } from './customers-control.ts';
import type { JournalEntry, JournalHead } from './journal/journal.ts';
import type { FaultMatch, FaultStatus } from './link/faults.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import type { Switches, SwitchName } from './link/switch-values.ts';
import type { Moments } from './moment/control-moments.ts';
import type { Past } from './past/control-past.ts';
import type { DueItem } from './queries/control-due.ts';
import type { ControlResult } from './queries/control-verdict.ts';
import type { CustomerQueries } from './queries/customer-queries.ts';
import type { HarWishes } from './stubs/har-stubs.ts';
import type { StubHead } from './stubs/stub.ts';
import type { WrittenStub } from './stubs/written-stub.ts';
import type { VerbDetails } from './verbs/verb.ts';

/** The sandbox as testers see it, the same in the page and over HTTP. */
export interface SandboxState extends SandboxSummary {
  /** Covers everything the bank stores. The first one over a long history takes about a second. */
  readonly stateHash: string;
}

export interface SandboxSummary {
  readonly persona: string;
  readonly personas: readonly KnownPersona[];
  readonly seed: number;
  readonly openedAt: Instant;
  readonly clock: { readonly now: Instant; readonly frozen: boolean };
  readonly switches: Switches;
  readonly faults: readonly FaultStatus[];
  readonly stubs: readonly StubHead[];
  /** A warning about how this bank was opened; null when there is none. */
  readonly notice: string | null;
  readonly build: string;
  readonly entries: number;
  /** Grows whenever another bank takes the place of this one: a fresh one, one from a file, or itself at an earlier time. */
  readonly timeline: number;
}

export interface KnownPersona {
  readonly id: string;
  readonly title: string;
  readonly describes: string;
  /** Made from a description: no link can name this customer, and another bank does not have them. */
  readonly described?: true;
}

export type ControlVerdict<Extra = unknown> = ControlResult<{ readonly state: SandboxSummary } & Extra>;

export type DueVerdict = ControlResult<{ readonly now: Instant; readonly due: readonly DueItem[] }>;

export type SessionVerdict = ControlVerdict<{ readonly sessionId: string }>;

/** With the session of the customer whom the settings have logged in. */
export type SettingsVerdict = ControlVerdict<{ readonly sessionId?: string }>;

/** What happens to logged-in customers while the clock moves: kept as if they were active, or left to time out. */
export type SessionsMeanwhile = 'kept' | 'left';

/** `persona` defaults to the current one, and every detail to what `verbs` says of it. */
export interface VerbByTester {
  readonly verb: string;
  readonly persona?: string;
  readonly with?: VerbDetails;
}

export type PlannedStub = WrittenStub & Pick<StubHead, 'id' | 'bodyLength' | 'answered' | 'used' | 'lastAnsweredAt'>;

/** Everything testers can do to a bank from outside. Each verb takes its turn among the requests. */
export interface Control
  extends CustomerQueries,
    Customers,
    Past<{ readonly state: SandboxSummary }>,
    Moments<{ readonly state: SandboxSummary }> {
  state(): Promise<SandboxState>;
  summary(): Promise<SandboxSummary>;
  /**
   * Opens a fresh bank from settings, as a link writes them or read already; an empty text means all defaults.
   * `signin:yes` logs the customer in, and is refused for one who cannot: the current bank then stays.
   */
  reset(settings: string | SandboxSettings): Promise<SettingsVerdict>;
  /** Applies settings to the bank that is there, and stops at the first that does not apply. */
  adjust(settings: string | SandboxSettings): Promise<SettingsVerdict>;
  /**
   * What is set now, as a link has it that sets a fresh bank alike: customer, seed, time, switches, faults and own answers.
   * What was done since is not in it. With `opened`, what the bank was opened with. Refused where a link does not hold it.
   */
  settings(of?: string): Promise<ControlResult<{ readonly sandbox: string }>>;
  /** London time `YYYY-MM-DDTHH:mm`, or a named moment. */
  setClock(moment: string, sessions?: SessionsMeanwhile): Promise<ControlVerdict>;
  /** An ISO duration: `P1DT2H`. */
  advanceClock(duration: string, sessions?: SessionsMeanwhile): Promise<ControlVerdict>;
  freezeClock(): Promise<ControlVerdict>;
  unfreezeClock(): Promise<ControlVerdict>;
  /** A switch left out keeps its value. */
  setSwitches(switches: { readonly [Name in SwitchName]?: string | number }): Promise<ControlVerdict>;
  addFault(fault: {
    readonly operationId: string;
    readonly kind: string;
    readonly only?: number;
    readonly share?: number;
    readonly match?: FaultMatch;
  }): Promise<ControlVerdict>;
  /** All faults, those of one operation, or the one that the grammar writes like this. */
  clearFaults(which?: string): Promise<ControlVerdict>;
  /**
   * Answers calls of an operation in the bank's place: with 200 and every call unless said otherwise. Refused where the answer
   * breaks the contract, unless it is `unchecked`.
   */
  addStub(stub: WrittenStub): Promise<ControlVerdict>;
  /** Plays the answers of an HTTP Archive: all or none. */
  addStubsFromHar(
    recorded: HarWishes & { readonly har: unknown },
  ): Promise<ControlResult<{ readonly planned: number; readonly leftOut: readonly string[] }>>;
  /** Those planned, as they may be planned again, and all of them as a link has them. */
  stubs(): Promise<ControlResult<{ readonly stubs: readonly PlannedStub[]; readonly packed: string }>>;
  /** All stubs, those of one operation, or the one of that number. */
  clearStubs(which?: string | number): Promise<ControlVerdict>;
  /** Entries after `sinceN`, oldest first. Only the latest are kept. */
  journal(sinceN?: number): Promise<readonly JournalEntry[]>;
  /** The same without answer bodies, which together may be many million characters. */
  journalHeads(sinceN?: number): Promise<readonly JournalHead[]>;
  /** Null when the entry is no longer kept. */
  entry(n: number): Promise<JournalEntry | null>;
  invariants(): Promise<{ readonly hold: boolean; readonly broken: readonly BrokenInvariant[] }>;
  /**
   * What the bank will do by itself, earliest first: everything known, or everything due by a moment written as for
   * `setClock`. A job may schedule more jobs when it runs.
   */
  due(until?: string): Promise<DueVerdict>;
  /** Signs a persona's customer in without a password. The host sets the session id as its cookie. */
  openSession(persona: string): Promise<SessionVerdict>;
  /** The customer's current session, or a new one when there is none. */
  joinSession(persona?: string): Promise<SessionVerdict>;
  /** Switches the sandbox to another persona without opening a new bank. */
  choosePersona(persona: string): Promise<ControlVerdict>;
  /** Writes to a customer as the bank: plain text, or HTML that begins with a tag. */
  sendMail(wanted: {
    readonly persona?: string;
    readonly subject: string;
    readonly body: string;
  }): Promise<ControlVerdict>;
  doVerb(wanted: VerbByTester): Promise<ControlVerdict>;
}
