import type { BrokenInvariant } from '#sandbox/bank/running/broken-invariant.ts';
import type { Control, SandboxState, VerbByTester } from '#sandbox/control/control-api.ts';
import type { JournalEntry, RequestEntry } from '#sandbox/control/journal/journal.ts';
import type { Bookmark } from '#sandbox/control/journal/rewind.ts';
import type { Snapshot } from '#sandbox/control/journal/snapshot.ts';
import type { FaultMatch } from '#sandbox/control/link/faults.ts';
import type { CallEffect } from '#sandbox/control/moment/call-effect.ts';
import type { DueItem } from '#sandbox/control/queries/control-due.ts';
import type { ControlResult } from '#sandbox/control/queries/control-verdict.ts';
import type { HarWishes } from '#sandbox/control/stubs/har-stubs.ts';
import type { VerbDetails } from '#sandbox/control/verbs/verb.ts';
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

/** Of the calls that match; of all where nothing is to match. */
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

/** Calls a verb of the sandbox's control, wherever the bank runs. */
export type AskControl = <Verb extends keyof Control>(
  verb: Verb,
  ...given: Parameters<Control[Verb]>
) => Promise<Awaited<ReturnType<Control[Verb]>>>;

/** What differs between the hosts. */
export interface BankHost {
  readonly ask: AskControl;
  open(settings: string): Promise<void>;
  /** Called once the bank has gone back in time. */
  rewound(): Promise<void>;
  logIn(persona: string | undefined): Promise<void>;
  openMoment(text: string): Promise<void>;
}

export function createTestBank({ ask, open, rewound, logIn, openMoment }: BankHost): TestBank {
  let last: Scenario = {};
  const scenario = async (settings: Scenario = {}) => {
    await open(printScenario(settings));
    last = settings;
  };

  async function calls(operationId?: OperationId): Promise<readonly BankCall[]> {
    const entries = await ask('journal');
    return entries
      .filter(isRequest)
      .filter((entry) => operationId === undefined || entry.operationId === operationId)
      .map(toCall);
  }

  async function balances(persona?: string): Promise<Balances> {
    const told = done(await ask('balances', persona));
    return Object.fromEntries(
      told.balances.map(({ alias, balanceMinor: balance, availableMinor: available, currency }) => [
        alias,
        { balance, available, currency },
      ]),
    );
  }

  return {
    scenario,
    reset: () => scenario(last),
    async customer(description = {}) {
      const [made] = done(await ask('createCustomers', [description])).customers;
      const [first, ...others] = made?.userIds ?? [];
      if (made === undefined || first === undefined) throw new Error('The bank has made nobody.');
      const { id, accounts, link } = made;
      return {
        id,
        userIds: [first, ...others],
        accounts,
        link,
        logIn: (userId = first) => logIn(userId),
        balances: () => balances(first),
      };
    },
    logIn,
    balances,
    now: async () => new Date((await ask('summary')).clock.now),
    advance: async (duration) => void done(await ask('advanceClock', duration, 'kept')),
    advanceTo: async (moment) => void done(await ask('setClock', moment, 'kept')),
    bookmark: async (name) => void done(await ask('bookmark', name)),
    bookmarks: async () => done(await ask('bookmarks')).bookmarks,
    async rewind(to) {
      done(await ask('rewind', String(to)));
      await rewound();
    },
    due: async (until) => done(await ask('due', until)).due,
    switches: async (switches) => void done(await ask('setSwitches', switches)),
    async plant(operationId, kind, when = {}) {
      const { state } = done(await ask('addFault', { operationId, kind, ...when }));
      const place = state.faults.length - 1;
      return { fired: async () => (await ask('summary')).faults[place]?.fired ?? 0 };
    },
    clearFaults: async () => void done(await ask('clearFaults')),
    async stub(operationId, answer = {}) {
      const { headers, match, ...rest } = answer;
      const { state } = done(
        await ask('addStub', {
          operationId,
          ...rest,
          ...(headers && { headers: { ...headers } }),
          ...(match && { match: { ...match } }),
        }),
      );
      const id = state.stubs.at(-1)?.id ?? 0;
      return {
        answered: async () => (await ask('summary')).stubs.find((each) => each.id === id)?.answered ?? 0,
        remove: async () => void done(await ask('clearStubs', String(id))),
      };
    },
    async play(har, wishes) {
      const archive: unknown = typeof har === 'string' ? JSON.parse(har) : har;
      return done(await ask('addStubsFromHar', { har: archive, ...wishes })).leftOut;
    },
    clearStubs: async (operationId) => void done(await ask('clearStubs', operationId)),
    act: async (verb, details, persona) => void done(await ask('doVerb', wantedVerb(verb, details, persona))),
    async preview(verb, details, persona) {
      const { what, possible, why } = done(await ask('previewVerb', wantedVerb(verb, details, persona)));
      if (!possible) throw new Error(why ?? what);
      return what;
    },
    async code(persona) {
      const customer = persona ?? (await ask('summary')).persona;
      const { messages } = done(await ask('phone', customer));
      return messages.find(({ code }) => code !== null)?.code ?? null;
    },
    calls,
    async calledExactly(operationId, times) {
      const found = await calls(operationId);
      if (found.length === times) return;
      const which = found.map(({ n, status, rule }) => `call ${n}: ${status || 'no answer'}, ${rule}`);
      throw new Error(
        [`${operationId} was called ${timesText(found.length)}, not ${timesText(times)}.`, ...which].join('\n'),
      );
    },
    async effect(n) {
      const { changes, meanwhile, happened, happenedMeanwhile } = done(await ask('effect', n));
      return { changes, meanwhile, happened, happenedMeanwhile };
    },
    async problems() {
      const entries = await ask('journalHeads');
      const breaches = entries.flatMap(({ n, breaches: each }) =>
        each.map(({ where, message }) => `call ${n}, ${where}: ${message}`),
      );
      const { broken } = await ask('invariants');
      return [...breaches, ...broken.map(brokenText)];
    },
    state: () => ask('state'),
    snapshot: async () => done(await ask('snapshot')).snapshot,
    openMoment,
  };
}

function wantedVerb<Verb extends VerbName>(
  verb: Verb,
  details: DetailsOf<Verb> | undefined,
  persona: string | undefined,
): VerbByTester {
  return {
    verb,
    ...(details !== undefined && { with: details as VerbDetails }),
    ...(persona !== undefined && { persona }),
  };
}

/** The settings as a link writes them. */
export function printScenario({ faults, do: verbs, ...plain }: Scenario): string {
  const pieces = Object.entries(plain).flatMap(([key, value]) => (value === undefined ? [] : [`${key}:${value}`]));
  if (faults !== undefined && faults.length > 0) pieces.push(`fault:${faults.join(',')}`);
  if (verbs !== undefined && verbs.length > 0) pieces.push(`do:${verbs.join(',')}`);
  return pieces.join(';');
}

/** @throws Error with the reason for a refusal. */
export function done<Answer>(result: ControlResult<Answer>): Answer {
  if (result.outcome === 'done') return result;
  const { reason, allowed = [] } = result;
  throw new Error(allowed.length === 0 ? reason : `${reason} Allowed: ${allowed.join(', ')}.`);
}

function isRequest(entry: JournalEntry): entry is RequestEntry {
  return entry.kind === 'request' && entry.lateOf === undefined;
}

function toCall({ n, operationId, request, status, rule, customer, answer }: RequestEntry): BankCall {
  const { method, target, body } = request;
  const sent = body === null ? undefined : 'text' in body ? body.text : body.base64;
  return {
    n,
    operationId,
    method,
    path: target.replace(/^\/digx/, ''),
    status,
    rule,
    customer,
    sent: sent === undefined ? undefined : parsed(sent),
    answered: answer === null ? undefined : parsed(answer.body),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function timesText(times: number): string {
  return times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
}

function brokenText({ invariant, message }: BrokenInvariant): string {
  return `${invariant}: ${message}`;
}
