import type { JobKinds } from '#sandbox/bank/engine/bank.ts';
import { freezeClock, unfreezeClock } from '#sandbox/bank/engine/clock.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { whyLocked } from '#sandbox/bank/session/sign-in.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import type { Outcome } from '#sandbox/http/pipeline/outcome.ts';
import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { ControlContext } from './control-core.ts';
import { entryOf } from './journal/entries.ts';
import type { JournalEntry, JournalHead, JournalStore } from './journal/journal.ts';
import { KeptJournal } from './journal/kept-journal.ts';
import { playAct, playRequest, shownBy } from './journal/play.ts';
import { reopen } from './journal/reopen.ts';
import { worldAt } from './journal/rewind.ts';
import { openSnapshot } from './journal/snapshot.ts';
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

/** The bank of a sandbox, and its journal: another may take its place at any time. */
export interface OpenBank extends Omit<ControlContext, 'inTurn'> {
  /** Whether the stored bank goes on, so that the settings are still to be applied to it. */
  readonly resumed: boolean;
  readonly journal: KeptJournal;
  notify(notice: string): void;
  ask(inbound: Inbound): Promise<{ readonly outcome: Outcome; readonly delayMs: number }>;
}

const latencyMs = { none: 0, typical: 250, slow: 2500 } as const;

/** @throws Error when a stored bank is unreadable and is to stay. */
export async function openBank(options: SandboxOptions, tell: (event: SandboxEvent) => void): Promise<OpenBank> {
  const { settings, readWallMs, build } = options;
  const plan: WorldPlan = { personas: options.personas, jobKinds: { ...options.jobKinds, ...bankJobKinds } };
  const reopened = await reopen(options.store, build, plan, opensFreshBank(settings) ? 'fresh' : 'as-stored');
  if (reopened.problem !== null && options.ifUnreadable === 'refuse') throw new Error(reopened.problem);
  let { openings } = reopened;
  let notice = reopened.problem === null ? null : `${reopened.problem}, so a fresh bank was opened.`;
  const notify = (why: string) => {
    notice = why;
  };
  let world = reopened.world ?? openWorld(settings, plan, openings + 1, readWallMs());
  const onEntry = (entry: JournalHead) => tell({ event: 'entry', entry });
  const journal = new KeptJournal(
    { store: options.store, build, world: () => world, onEntry, onUnstored: notify },
    reopened.entries,
    world.n,
  );

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

  const act: OpenBank['act'] = async (controlAct) => {
    const at = shownBy(world, readWallMs());
    const { n, breaches } = await playAct(world, at, controlAct);
    const input = { n, at, kind: 'control', act: controlAct } as const;
    await journal.remember({ ...input, breaches }, input);
  };

  if (reopened.world === undefined) {
    notice = (await doVerbs(world, settings)) ?? notice;
    await begin();
  }
  return {
    act,
    readWallMs,
    build,
    plan,
    journal,
    notify,
    resumed: reopened.world !== undefined,
    world: () => world,
    notice: () => notice,
    entries: () => journal.entries,
    sessionSeen: (id) => journal.sessionSeen(id),
    reportLateRequests: () => journal.reportLate(),
    ask: (inbound) => askOf(world, journal, { at: shownBy(world, readWallMs()), inbound }),
    /** What came after is undone and forgotten. */
    async goBack(to) {
      const { mode } = world.bank.clock.runs;
      const entries = journal.entries.filter(({ n }) => n <= to.n);
      await replaceBy(await worldAt(world, plan, journal.entries, to), entries);
      tell({ event: 'opened', rewound: true });
      // An act of its own, so that the journal gives the same clock again.
      const { clock } = world.bank;
      await act({ act: 'clock', clock: (mode === 'frozen' ? freezeClock : unfreezeClock)(clock, readWallMs()) });
    },
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
  };
}

async function askOf(
  world: World,
  journal: KeptJournal,
  { at, inbound }: { readonly at: Instant; readonly inbound: Inbound },
) {
  const began = performance.now();
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
}

function delayOf(latency: Latency): number {
  return typeof latency === 'number' ? latency : latencyMs[latency];
}
