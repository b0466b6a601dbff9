import type { BrokenInvariant } from '#sandbox/bank/running/broken-invariant.ts';
import type { Control, VerbByTester } from '#sandbox/control/control-api.ts';
import type { JournalEntry, RequestEntry } from '#sandbox/control/journal/journal.ts';
import type { ControlResult } from '#sandbox/control/queries/control-verdict.ts';
import type { VerbDetails } from '#sandbox/control/verbs/verb.ts';
import type { DetailsOf, VerbName } from '#sandbox/control/verbs/verbs.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Balances, BankCall, Scenario, TestBank } from './test-bank.ts';

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
    ...ownAnswers(ask),
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
    ...whatWasCalled(ask),
    state: () => ask('state'),
    snapshot: async () => done(await ask('snapshot')).snapshot,
    openMoment,
  };
}

/** Answers in the bank's place. */
function ownAnswers(ask: AskControl): Pick<TestBank, 'stub' | 'play' | 'clearStubs'> {
  return {
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
  };
}

/** What the journal says of the calls, and what is wrong with the bank. */
function whatWasCalled(ask: AskControl): Pick<TestBank, 'calls' | 'calledExactly' | 'effect' | 'problems'> {
  async function calls(operationId?: OperationId): Promise<readonly BankCall[]> {
    const entries = await ask('journal');
    return entries
      .filter(isRequest)
      .filter((entry) => operationId === undefined || entry.operationId === operationId)
      .map(toCall);
  }

  return {
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
