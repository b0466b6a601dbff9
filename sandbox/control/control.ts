import {
  advanceClock,
  type Clock,
  type ClockVerdict,
  freezeClock,
  readClock,
  setClock,
  unfreezeClock,
} from '#sandbox/bank/engine/clock.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { Control, ControlVerdict, SandboxState, SandboxSummary, SessionsMeanwhile } from './control-api.ts';
import { actsForSwitches, type ControlAct } from './journal/control-act.ts';
import { headOf, type JournalEntry } from './journal/journal.ts';
import { moveTo, shownBy } from './journal/play.ts';
import { reasonOf } from './journal/reopen.ts';
import type { PastMoment } from './journal/rewind.ts';
import type { Snapshot } from './journal/snapshot.ts';
import type { World, WorldPlan } from './journal/world-state.ts';
import { readDuration } from './link/duration.ts';
import { misreadMatch, printFault } from './link/fault-text.ts';
import { isOperationId, isPlannedKind, noFaultKind, operationIds, plannedFaultSchema } from './link/faults.ts';
import { allowedMoments, isMomentText, momentAhead } from './link/moments.ts';
import { parseSandbox } from './link/parse-link.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import { allowedFor, noSwitchValue, readSwitch, type Switches, switchNames } from './link/switch-values.ts';
import { createMoments } from './moment/control-moments.ts';
import { createPast } from './past/control-past.ts';
import { dueItems } from './queries/control-due.ts';
import { misread, notNow } from './queries/control-verdict.ts';
import { createCustomerQueries, noPersona, readWanted } from './queries/customer-queries.ts';

export interface ControlContext {
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
  act(act: ControlAct): Promise<void>;
  /** @returns the refusal; undefined when done. */
  reopen(settings: SandboxSettings): Promise<string | undefined>;
  /** @throws Error with the reason. */
  openSnapshot(snapshot: Snapshot): Promise<void>;
  /** @throws Error with the reason. */
  goBack(to: PastMoment): Promise<void>;
  readWallMs(): number;
  world(): World;
  notice(): string | null;
  entries(): readonly JournalEntry[];
  /** A session as it was when a call last used it. */
  sessionSeen(id: string): SessionRecord | undefined;
  reportLateRequests(): void;
  readonly plan: WorldPlan;
  readonly build: string;
}

export function createControl(context: ControlContext): Control {
  const { inTurn } = context;
  const personaIds = Object.keys(context.plan.personas);

  /** The world after every job due by now has run. */
  async function worldNow(): Promise<World> {
    const world = context.world();
    await moveTo(world, shownBy(world, context.readWallMs()));
    context.reportLateRequests();
    return world;
  }

  async function standing(): Promise<SandboxSummary> {
    const { bank, persona, latency, faults, n, timeline } = await worldNow();
    return {
      persona,
      personas: Object.values(context.plan.personas).map(({ id, title, describes }) => ({ id, title, describes })),
      seed: bank.plan.seed,
      openedAt: bank.plan.openedAt,
      clock: { now: bank.clock.now, frozen: bank.clock.runs.mode === 'frozen' },
      switches: { latency, otp: bank.otp, cop: bank.cop, payments: bank.payments },
      faults: faults.all,
      notice: context.notice(),
      build: context.build,
      entries: n,
      timeline,
    };
  }

  async function state(): Promise<SandboxState> {
    return { ...(await standing()), stateHash: context.world().bank.stateHash() };
  }

  /** Without the hash, which takes longer than most verbs. */
  async function done(): Promise<{ readonly outcome: 'done'; readonly state: SandboxSummary }> {
    return { outcome: 'done', state: await standing() };
  }

  async function attempt(act: ControlAct): Promise<ControlVerdict> {
    try {
      await context.act(act);
    } catch (failure) {
      return notNow(reasonOf(failure));
    }
    return done();
  }

  async function moveClock(
    sessions: SessionsMeanwhile,
    decide: (clock: Clock, wallMs: number) => ClockVerdict,
  ): Promise<ControlVerdict> {
    const verdict = decide(context.world().bank.clock, context.readWallMs());
    return verdict.outcome === 'refused' ? notNow(verdict.reason) : setClockTo(verdict.to, sessions);
  }

  async function setClockTo(clock: Clock, sessions: SessionsMeanwhile): Promise<ControlVerdict> {
    await context.act({ act: 'clock', clock, ...(sessions === 'kept' ? { keepsSessions: true } : {}) });
    return done();
  }

  async function advanceBy(duration: string, sessions: SessionsMeanwhile): Promise<ControlVerdict> {
    const ms = readDuration(duration);
    if (ms === undefined) return misread('advance', `"${duration}" is no duration.`, ['P1D', 'PT2H30M', 'P1DT2H']);
    return moveClock(sessions, (clock, wallMs) => advanceClock(clock, ms, wallMs));
  }

  async function entriesNow(sinceN: number): Promise<readonly JournalEntry[]> {
    // Late requests carried out by now are journal entries too.
    await worldNow();
    return context.entries().filter(({ n }) => n > sinceN);
  }

  async function openSession(persona: string): Promise<ControlVerdict<{ readonly sessionId: string }>> {
    if (!personaIds.includes(persona)) return noPersona(persona, personaIds);
    const verdict = await attempt({ act: 'open-session', userId: persona });
    if (verdict.outcome === 'refused') return verdict;
    const { bank } = context.world();
    const session = bank.records.all('sessions').find(({ number }) => number === bank.sessionsOpened);
    return { ...verdict, sessionId: session?.id ?? '' };
  }

  return {
    state: () => inTurn(state),
    summary: () => inTurn(standing),
    reset: (text) =>
      inTurn(async () => {
        const parsed = parseSandbox(text, personaIds);
        if (parsed.outcome === 'refused') {
          const [first] = parsed.misreadings;
          const reason = parsed.misreadings.map((misreading) => misreading.reason).join(' ');
          return misread(first?.where ?? 'sandbox', reason, first?.allowed ?? []);
        }
        const why = await context.reopen(parsed.settings);
        if (why !== undefined) return notNow(why);
        const { advance, bookmark } = parsed.settings;
        const advanced = advance === undefined ? undefined : await advanceBy(advance, 'kept');
        if (advanced?.outcome === 'refused') return advanced;
        return bookmark === undefined ? done() : attempt({ act: 'bookmark', name: bookmark });
      }),
    setClock: (moment, sessions = 'left') =>
      inTurn(async () => {
        if (!isMomentText(moment)) return misread('set', `There is no moment "${moment}".`, allowedMoments);
        return moveClock(sessions, (clock, wallMs) =>
          setClock(clock, momentAhead(moment, readClock(clock, wallMs)), wallMs),
        );
      }),
    advanceClock: (duration, sessions = 'left') => inTurn(() => advanceBy(duration, sessions)),
    freezeClock: () => inTurn(() => setClockTo(freezeClock(context.world().bank.clock, context.readWallMs()), 'left')),
    unfreezeClock: () =>
      inTurn(() => setClockTo(unfreezeClock(context.world().bank.clock, context.readWallMs()), 'left')),
    setSwitches: (wanted) =>
      inTurn(async () => {
        const switches: Partial<Switches> = {};
        for (const name of switchNames) {
          if (wanted[name] === undefined) continue;
          const written = String(wanted[name]);
          const read = readSwitch(name, written);
          if (read === undefined) return misread(name, noSwitchValue(name, written), allowedFor(name, written));
          Object.assign(switches, { [name]: read });
        }
        for (const act of actsForSwitches(switches)) await context.act(act);
        return done();
      }),
    addFault: (wanted) =>
      inTurn(async () => {
        const { operationId, kind, only, share, match } = wanted;
        if (!isOperationId(operationId))
          return misread('operationId', `There is no operation "${operationId}".`, operationIds);
        if (!isPlannedKind(kind)) {
          const { reason, allowed } = noFaultKind(kind);
          return misread('kind', reason, allowed);
        }
        const misreading = match && misreadMatch(match);
        if (misreading !== undefined) return misread('match', misreading.reason, misreading.allowed);
        const fault = plannedFaultSchema.safeParse(wanted);
        if (!fault.success || (only !== undefined && share !== undefined)) {
          return misread('fault', 'A failure happens always, at one call or at a share of the calls.', [
            'only: 1 and up',
            'share: 1 to 100',
          ]);
        }
        await context.act({ act: 'add-fault', fault: fault.data });
        return done();
      }),
    clearFaults: (which) =>
      inTurn(async () => {
        const fault = (await worldNow()).faults.all.map(printFault).find((written) => written === which);
        if (fault === undefined && which !== undefined && !isOperationId(which)) {
          return misread('operationId', `There is no operation or planned failure "${which}".`, operationIds);
        }
        const operationId = fault === undefined && which !== undefined ? (which as OperationId) : null;
        await context.act({ act: 'clear-faults', operationId, ...(fault === undefined ? {} : { fault }) });
        return done();
      }),
    journal: (sinceN = 0) => inTurn(() => entriesNow(sinceN)),
    journalHeads: (sinceN = 0) => inTurn(async () => (await entriesNow(sinceN)).map(headOf)),
    entry: (wanted) => inTurn(async () => context.entries().find(({ n }) => n === wanted) ?? null),
    invariants: () =>
      inTurn(async () => {
        const broken = sweep(context.world().bank);
        return { hold: broken.length === 0, broken };
      }),
    due: (until) =>
      inTurn(async () => {
        if (until !== undefined && !isMomentText(until)) {
          return misread('until', `There is no moment "${until}".`, allowedMoments);
        }
        const { bank } = await worldNow();
        const { now } = bank.clock;
        const last = until === undefined ? undefined : momentAhead(until, now);
        return { outcome: 'done', now, due: dueItems(bank).filter(({ at }) => last === undefined || at <= last) };
      }),
    openSession: (persona) => inTurn(() => openSession(persona)),
    joinSession: (persona) =>
      inTurn(async () => {
        const { bank } = await worldNow();
        const session = bank.records.all('sessions').find(({ userId, ended }) => userId === persona && ended === 'no');
        return session === undefined ? openSession(persona) : { ...(await done()), sessionId: session.id };
      }),
    choosePersona: (persona) =>
      inTurn(async () =>
        personaIds.includes(persona) ? attempt({ act: 'persona', persona }) : noPersona(persona, personaIds),
      ),
    doVerb: ({ verb, persona: wanted, with: details = {} }) =>
      inTurn(async () => {
        const persona = wanted ?? context.world().persona;
        const read = readWanted(verb, details);
        if ('outcome' in read) return read;
        if (!personaIds.includes(persona)) return noPersona(persona, personaIds);
        return attempt({ act: 'verb', ...read, userId: persona });
      }),
    sendMail: ({ persona: wanted, subject, body }) =>
      inTurn(async () => {
        const persona = wanted ?? context.world().persona;
        if (!personaIds.includes(persona)) return noPersona(persona, personaIds);
        if (subject.trim() === '') return misread('subject', 'A message needs a subject.', ['some text']);
        if (body.trim() === '') return misread('body', 'A message needs a text.', ['some text']);
        return attempt({ act: 'send-mail', userId: persona, subject: subject.trim(), body: body.trim() });
      }),
    ...createPast({ inTurn, worldNow, attempt, done, entries: context.entries, goBack: context.goBack }),
    ...createMoments({ ...context, worldNow, done }),
    ...createCustomerQueries({ inTurn, worldNow, personaIds, sessionSeen: context.sessionSeen }),
  };
}
