import { sweep } from '#sandbox/bank/running/invariants.ts';
import { createSettings, sessionOpenedLast } from './apply-settings.ts';
import { createBehaviour } from './behaviour-control.ts';
import { createClockControl } from './clock-control.ts';
import type { Control, SandboxState, SessionVerdict } from './control-api.ts';
import { type ControlContext, type ControlCore, createCore } from './control-core.ts';
import { createCustomersControl } from './customers-control.ts';
import { headOf, type JournalEntry } from './journal/journal.ts';
import { allowedMoments, isMomentText, momentAhead } from './link/moments.ts';
import { createMoments } from './moment/control-moments.ts';
import { createPast } from './past/control-past.ts';
import { dueItems } from './queries/control-due.ts';
import { misread } from './queries/control-verdict.ts';
import { createCustomerQueries, noPersona, readWanted } from './queries/customer-queries.ts';
import { createSettingsNow } from './settings-now.ts';
import { createStubs } from './stubs-control.ts';

export function createControl(context: ControlContext): Control {
  const core = createCore(context);
  const clock = createClockControl(core);
  const past = createPast(core);
  const sessions = createSessions(core);
  return allInTurn(context, {
    ...createReading(core),
    ...clock,
    ...createBehaviour(core),
    ...createStubs(core),
    ...sessions,
    ...createSettings(core, past),
    ...createSettingsNow(core),
    ...createActs(core),
    ...past,
    ...createMoments(core),
    ...createCustomerQueries(core),
    ...createCustomersControl(core),
  });
}

/** Each method takes its turn among the requests. */
function allInTurn({ inTurn }: ControlContext, control: Control): Control {
  const methods = Object.entries(control) as [string, (...given: unknown[]) => Promise<unknown>][];
  return Object.fromEntries(
    methods.map(([name, method]) => [name, (...given: unknown[]) => inTurn(() => method(...given))]),
  ) as unknown as Control;
}

function createReading({ worldNow, done, world, entries }: ControlCore) {
  async function entriesNow(sinceN: number): Promise<readonly JournalEntry[]> {
    // Late requests carried out by now are journal entries too.
    await worldNow();
    return entries().filter(({ n }) => n > sinceN);
  }

  return {
    state: async (): Promise<SandboxState> => ({ ...(await done()).state, stateHash: world().bank.stateHash() }),
    summary: async () => (await done()).state,
    journal: (sinceN = 0) => entriesNow(sinceN),
    journalHeads: async (sinceN = 0) => (await entriesNow(sinceN)).map(headOf),
    entry: async (wanted) => entries().find(({ n }) => n === wanted) ?? null,
    async invariants() {
      const broken = sweep(world().bank);
      return { hold: broken.length === 0, broken };
    },
    async due(until) {
      if (until !== undefined && !isMomentText(until)) {
        return misread('until', `There is no moment "${until}".`, allowedMoments);
      }
      const { bank } = await worldNow();
      const { now } = bank.clock;
      const last = until === undefined ? undefined : momentAhead(until, now);
      return { outcome: 'done', now, due: dueItems(bank).filter(({ at }) => last === undefined || at <= last) };
    },
  } satisfies Partial<Control>;
}

function createSessions({ worldNow, done, attempt, world, personaIds }: ControlCore) {
  async function openSession(persona: string): Promise<SessionVerdict> {
    if (!personaIds().includes(persona)) return noPersona(persona, personaIds());
    const verdict = await attempt({ act: 'open-session', userId: persona });
    if (verdict.outcome === 'refused') return verdict;
    return { ...verdict, sessionId: sessionOpenedLast(world()) ?? '' };
  }

  return {
    openSession,
    async joinSession(wanted) {
      const { bank, persona: current } = await worldNow();
      const persona = wanted ?? current;
      const session = bank.records.all('sessions').find(({ userId, ended }) => userId === persona && ended === 'no');
      return session === undefined ? openSession(persona) : { ...(await done()), sessionId: session.id };
    },
    choosePersona: async (persona) =>
      personaIds().includes(persona) ? attempt({ act: 'persona', persona }) : noPersona(persona, personaIds()),
  } satisfies Partial<Control>;
}

function createActs({ attempt, world, personaIds }: ControlCore) {
  return {
    async doVerb({ verb, persona = world().persona, with: details = {} }) {
      const read = readWanted(verb, details);
      if ('outcome' in read) return read;
      if (!personaIds().includes(persona)) return noPersona(persona, personaIds());
      return attempt({ act: 'verb', ...read, userId: persona });
    },
    async sendMail({ persona = world().persona, subject, body }) {
      if (!personaIds().includes(persona)) return noPersona(persona, personaIds());
      if (subject.trim() === '') return misread('subject', 'A message needs a subject.', ['some text']);
      if (body.trim() === '') return misread('body', 'A message needs a text.', ['some text']);
      return attempt({ act: 'send-mail', userId: persona, subject: subject.trim(), body: body.trim() });
    },
  } satisfies Partial<Control>;
}
