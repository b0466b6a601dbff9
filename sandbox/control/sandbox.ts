import type { JobKinds } from '#sandbox/bank/engine/bank.ts';
import { freezeClock, unfreezeClock } from '#sandbox/bank/engine/clock.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { whyLocked } from '#sandbox/bank/session/sign-in.ts';
import { type Inbound, readInbound, sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { toResponse, type WireAnswer } from '#sandbox/http/pipeline/outcome.ts';
import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import { createControl } from './control.ts';
import type { Control } from './control-api.ts';
import { actsForSwitches, type ControlAct } from './journal/control-act.ts';
import { entryOf } from './journal/entries.ts';
import { type Checkpoint, type JournalEntry, type JournalHead, type JournalStore, toStore } from './journal/journal.ts';
import { KeptJournal } from './journal/kept-journal.ts';
import { playAct, playRequest, shownBy } from './journal/play.ts';
import { reasonOf, reopen } from './journal/reopen.ts';
import { type PastMoment, worldAt } from './journal/rewind.ts';
import { openSnapshot } from './journal/snapshot.ts';
import { createTurns } from './journal/turns.ts';
import { doVerbs, openWorld, type World, type WorldPlan } from './journal/world-state.ts';
import { opensFreshBank, type SandboxSettings } from './link/sandbox-settings.ts';
import type { Latency } from './link/switch-values.ts';

export interface SandboxOptions {
  /** Without persona, seed or clock a stored bank resumes, where there is one. */
  readonly settings: SandboxSettings;
  readonly personas: Personas;
  readonly jobKinds: JobKinds;
  readonly store: JournalStore;
  /** Names the build, so that no other build replays its journal. */
  readonly build: string;
  /** Whether a stored bank that cannot be resumed gives way to a fresh one (the default), or stays and nothing opens. */
  readonly ifUnreadable?: 'open-fresh' | 'refuse';
  /** Milliseconds since 1970 by the host's clock. */
  readWallMs(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export type SandboxEvent =
  | { readonly event: 'entry'; readonly entry: JournalHead }
  /** A new bank has replaced the one before; anything shown of that one is stale. */
  | {
      readonly event: 'opened';
      /** The same bank as it was before, with the sessions it had then. */
      readonly rewound?: true;
    };

interface Changed {
  /** The new session id, or empty to forget the session; left out when it has not changed. */
  readonly session?: string;
}

export interface Answered extends Changed {
  /** Null when the connection broke. */
  readonly answer: WireAnswer | null;
  /** Of the body as it is sent, where known. */
  readonly bytes?: number | undefined;
}

export interface Exchanged extends Changed {
  readonly response: Response;
}

export interface Parked {
  readonly checkpoint: Checkpoint;
  readonly entries: readonly JournalEntry[];
}

export interface Sandbox {
  /**
   * The whole bank as one function. The session travels in the header `x-bank-session`, on the request and, when it
   * changes, on the answer: a new id, or empty to forget it. `Response.error()` means a broken connection; a planned
   * timeout stays pending until the request's signal aborts.
   */
  fetch(request: Request): Promise<Response>;
  /**
   * The same for a host that keeps the session itself. The session travels beside request and answer, so neither has
   * to be copied; an `x-bank-session` header on the request is ignored.
   */
  exchange(request: Request, session: string | undefined): Promise<Exchanged>;
  /**
   * The same for a host that reads requests and writes answers itself.
   * @param waiting asked for its signal only where the answer takes time.
   */
  answer(inbound: Inbound, waiting: Pick<Request, 'signal'>): Promise<Answered>;
  readonly control: Control;
  /** Everything a store needs to reopen this bank, with its recent entries. */
  park(): Promise<Parked>;
  subscribe(listener: (event: SandboxEvent) => void): () => void;
}

const latencyMs = { none: 0, typical: 250, slow: 2500 } as const;

/** @throws Error when a stored bank is unreadable and is to stay. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { settings, readWallMs, build } = options;
  const plan: WorldPlan = {
    personas: options.personas,
    jobKinds: { ...options.jobKinds, ...bankJobKinds },
  };
  const listeners = new Set<(event: SandboxEvent) => void>();
  const tell = (event: SandboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  const inTurn = createTurns();

  const reopened = await reopen(options.store, build, plan, opensFreshBank(settings) ? 'fresh' : 'as-stored');
  if (reopened.problem !== null && options.ifUnreadable === 'refuse') throw new Error(reopened.problem);
  let { openings } = reopened;
  let notice = reopened.problem === null ? null : `${reopened.problem}, so a fresh bank was opened.`;
  let world = reopened.world ?? openWorld(settings, plan, openings + 1, readWallMs());
  const journal = new KeptJournal(
    {
      store: options.store,
      build,
      world: () => world,
      onEntry: (entry) => tell({ event: 'entry', entry }),
      onUnstored: (why) => {
        notice = why;
      },
    },
    reopened.entries,
    world.n,
  );
  if (reopened.world === undefined) {
    notice = (await doVerbs(world, settings)) ?? notice;
    await begin();
  } else {
    await adjust(settings);
  }

  async function begin(entries: readonly JournalEntry[] = []): Promise<void> {
    openings = Math.max(openings, world.bank.plan.opening);
    await journal.begin(entries);
  }

  async function replaceBy(fresh: World, entries: readonly JournalEntry[] = []): Promise<void> {
    notice = null;
    fresh.timeline = world.timeline + 1;
    world = fresh;
    await begin(entries);
  }

  /** What came after is undone and forgotten. */
  async function goBack(to: PastMoment): Promise<void> {
    const { mode } = world.bank.clock.runs;
    const entries = journal.entries.filter(({ n }) => n <= to.n);
    await replaceBy(await worldAt(world, plan, journal.entries, to), entries);
    tell({ event: 'opened', rewound: true });
    // An act of its own, so that the journal gives the same clock again.
    const { clock } = world.bank;
    await act({ act: 'clock', clock: (mode === 'frozen' ? freezeClock : unfreezeClock)(clock, readWallMs()) });
  }

  async function adjust({ freeze, faults = [], verbs = [], ...switches }: SandboxSettings): Promise<void> {
    for (const set of actsForSwitches(switches)) await act(set);
    if (freeze) await act({ act: 'clock', clock: freezeClock(world.bank.clock, readWallMs()) });
    for (const fault of faults) await act({ act: 'add-fault', fault });
    try {
      for (const verb of verbs) await act({ act: 'verb', ...verb, userId: world.persona });
    } catch (failure) {
      notice = reasonOf(failure);
    }
  }

  function ask(inbound: Inbound) {
    return inTurn(async () => {
      const began = performance.now();
      const at = shownBy(world, readWallMs());
      const outcome = await playRequest(world, at, inbound);
      const ms = performance.now() - began;
      const place = { n: world.n, at, request: inbound };
      const customer = journal.see(world.bank, inbound)?.userId ?? null;
      const input = { ...place, kind: 'request' } as const;
      const heldBackMs = world.faults.delayMs;
      await journal.remember(
        entryOf({ ...place, customer, ms, heldBackMs }, outcome),
        outcome.rule === bugRule ? { ...input, bug: true } : input,
      );
      return { outcome, delayMs: delayOf(world.latency) + heldBackMs };
    });
  }

  async function act(controlAct: ControlAct): Promise<void> {
    const at = shownBy(world, readWallMs());
    const { n, breaches } = await playAct(world, at, controlAct);
    const input = { n, at, kind: 'control', act: controlAct } as const;
    await journal.remember({ ...input, breaches }, input);
  }

  async function answer(inbound: Inbound, waiting: Pick<Request, 'signal'>): Promise<Answered> {
    const { outcome, delayMs } = await ask(inbound);
    if (delayMs > 0) await options.sleep(delayMs, waiting.signal);
    if (outcome.delivery === 'never') return untilAborted(waiting.signal);
    // A new session came with the answer, so it is lost with the answer.
    if (outcome.delivery === 'broken') return { answer: null };
    const { answer: given, bytes } = outcome;
    return { answer: given, bytes, ...(outcome.session !== undefined && { session: outcome.session }) };
  }

  async function exchange(request: Request, session: string | undefined): Promise<Exchanged> {
    const { answer: given, bytes: _, ...changed } = await answer(await readInbound(request, session), request);
    return { response: given === null ? Response.error() : toResponse(given, request), ...changed };
  }

  return {
    answer,
    exchange,
    async fetch(request) {
      const { response, session } = await exchange(request, request.headers.get(sessionHeader) ?? undefined);
      if (session !== undefined) response.headers.set(sessionHeader, session);
      return response;
    },
    control: createControl({
      inTurn,
      act,
      readWallMs,
      build,
      plan,
      world: () => world,
      notice: () => notice,
      entries: () => journal.entries,
      goBack,
      sessionSeen: (id) => journal.sessionSeen(id),
      reportLateRequests: () => journal.reportLate(),
      async reopen(wanted) {
        const fresh = openWorld(wanted, plan, openings + 1, readWallMs());
        const customer = wanted.signin ? knownUser(fresh.bank, fresh.persona)?.user : undefined;
        const why = customer && whyLocked(customer);
        const refused = why ?? (await doVerbs(fresh, wanted));
        if (refused !== undefined) return refused;
        await replaceBy(fresh);
        tell({ event: 'opened' });
        return undefined;
      },
      async openSnapshot(snapshot) {
        const opened = await openSnapshot(snapshot, plan, build);
        await replaceBy(opened.world, opened.entries);
        tell({ event: 'opened' });
      },
    }),
    park: () =>
      inTurn(async () => ({
        checkpoint: journal.checkpoint(),
        entries: journal.entries.map(toStore),
      })),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function delayOf(latency: Latency): number {
  return typeof latency === 'number' ? latency : latencyMs[latency];
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
