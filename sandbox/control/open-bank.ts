import type { Describer, JobKinds } from '#sandbox/bank/engine/bank.ts';
import { freezeClock, unfreezeClock } from '#sandbox/bank/engine/clock.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import type { Outcome } from '#sandbox/http/pipeline/outcome.ts';
import { bugRule } from '#sandbox/http/pipeline/pipeline.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { applySettings } from './apply-settings.ts';
import type { ControlContext } from './control-core.ts';
import type { ControlAct } from './journal/control-act.ts';
import { entryOf } from './journal/entries.ts';
import type { ControlEntry, JournalEntry, JournalHead, JournalStore } from './journal/journal.ts';
import { KeptJournal } from './journal/kept-journal.ts';
import { divided, openWorld, toOpenAgain } from './journal/opening.ts';
import { heldBackMs, playAct, playRequest, shownBy } from './journal/play.ts';
import { reasonOf, reopen } from './journal/reopen.ts';
import { worldAt } from './journal/rewind.ts';
import { openSnapshot } from './journal/snapshot.ts';
import type { World, WorldPlan } from './journal/world-state.ts';
import { describedPersona, opensFreshBank, type SandboxSettings } from './link/sandbox-settings.ts';
import type { Latency } from './link/switch-values.ts';

export interface SandboxOptions {
  /** Without persona, seed or clock a stored bank resumes, where there is one. */
  readonly settings: SandboxSettings;
  readonly personas: Personas;
  readonly jobKinds: JobKinds;
  /** Left out, no customer can be described. */
  readonly describer?: Describer;
  /** Descriptions of customers with whom every fresh bank opens. */
  readonly customers?: readonly unknown[];
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
  /** What customers see may be another, though no call of theirs has changed it: by an act of a tester, or by due jobs. */
  | { readonly event: 'changed'; readonly by: 'act' | 'jobs' }
  /** A new bank has replaced the one before; anything shown of that one is stale. */
  | {
      readonly event: 'opened';
      /** The same bank as it was before, with the sessions it had then. */
      readonly rewound?: true;
    };

/** The bank of a sandbox, and its journal: another may take its place at any time. */
export interface OpenBank extends Omit<ControlContext, 'inTurn'> {
  /** The settings that are still to be applied: to a stored bank that goes on, all of them. */
  readonly left: SandboxSettings;
  readonly journal: KeptJournal;
  notify(notice: string): void;
  ask(inbound: Inbound): Promise<{ readonly outcome: Outcome; readonly delayMs: number }>;
}

const latencyMs = { none: 0, typical: 250, slow: 2500 } as const;

/** @throws Error when a stored bank is unreadable and is to stay. */
export async function openBank(options: SandboxOptions, tell: (event: SandboxEvent) => void): Promise<OpenBank> {
  const { settings, readWallMs, build } = options;
  const plan: WorldPlan = {
    personas: options.personas,
    jobKinds: { ...options.jobKinds, ...bankJobKinds },
    ...(options.describer && { describer: options.describer }),
  };
  const reopened = await reopen(options.store, build, plan, opensFreshBank(settings) ? 'fresh' : 'as-stored');
  if (reopened.problem !== null && options.ifUnreadable === 'refuse') throw new Error(reopened.problem);
  let { openings } = reopened;
  let notice = reopened.problem === null ? null : `${reopened.problem}, so a fresh bank was opened.`;
  const notify = (why: string) => {
    notice = why;
  };
  /** Settings of a snapshot name personas alone, so a described customer is chosen once made. */
  const isPersona = (persona?: string) =>
    persona === undefined || persona === describedPersona || Object.hasOwn(plan.personas, persona);
  const opened = ({ persona, ...opening }: SandboxSettings) =>
    openWorld(
      persona !== undefined && isPersona(persona) ? { ...opening, persona } : opening,
      plan,
      openings + 1,
      readWallMs(),
    );
  let world = reopened.world ?? (await opened(toOpenAgain(settings)));
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
    const { revision } = world.bank;
    const { breaches, ...input } = await played(world, controlAct);
    await journal.remember({ ...input, breaches }, input);
    if (concernsCustomers(input, world.bank.revision !== revision)) tellChanged('act');
    else reportJobs();
  };

  function tellChanged(by: 'act' | 'jobs'): void {
    world.changedByJobs = false;
    tell({ event: 'changed', by });
  }

  function reportJobs(): void {
    if (world.changedByJobs) tellChanged('jobs');
  }

  async function played(on: World, controlAct: ControlAct): Promise<ControlEntry> {
    const at = shownBy(on, readWallMs());
    return { kind: 'control', at, act: controlAct, ...(await playAct(on, at, controlAct)) };
  }

  /** Acts in the journal, so that a snapshot opens alike where there are no such customers. */
  async function withCustomers(on: World, { persona }: SandboxSettings): Promise<ControlEntry[]> {
    const descriptions = [...(options.customers ?? [])];
    const entries = descriptions.length === 0 ? [] : [await played(on, { act: 'create-customers', descriptions })];
    if (persona === undefined || isPersona(persona)) return entries;
    if (!Object.hasOwn(on.bank.personas, persona)) throw new Error(`A fresh bank has no customer ${persona}.`);
    return [...entries, await played(on, { act: 'persona', persona })];
  }

  if (reopened.world === undefined) {
    const entries = await withCustomers(world, settings).catch((failure: unknown) => {
      notify(reasonOf(failure));
      return [];
    });
    await begin(entries);
  }
  return {
    act,
    readWallMs,
    build,
    plan,
    journal,
    notify,
    left: reopened.world === undefined ? divided(settings).later : settings,
    world: () => world,
    notice: () => notice,
    entries: () => journal.entries,
    sessionSeen: (id) => journal.sessionSeen(id),
    reportLateRequests() {
      journal.reportLate();
      reportJobs();
    },
    async ask(inbound) {
      const asked = await askOf(world, journal, { at: shownBy(world, readWallMs()), inbound });
      reportJobs();
      return asked;
    },
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
      const { opening, later } = divided(wanted);
      const fresh = await opened(toOpenAgain(wanted));
      const entries = await withCustomers(fresh, opening);
      const notYetOpen = {
        world: () => fresh,
        readWallMs,
        act: async (next: ControlAct) => void entries.push(await played(fresh, next)),
      };
      const sessionId = await applySettings(notYetOpen, later);
      await replaceBy(fresh, entries);
      tell({ event: 'opened' });
      return sessionId;
    },
    async openSnapshot(snapshot) {
      const opened = await openSnapshot(snapshot, plan, build);
      await replaceBy(opened.world, opened.entries);
      tell({ event: 'opened' });
    },
  };
}

/** Customers who log in or are made change nothing for the others; at another time the same page may say something else. */
function concernsCustomers({ at, act }: Pick<ControlEntry, 'at' | 'act'>, hasChanged: boolean): boolean {
  if (act.act === 'open-session' || act.act === 'create-customers') return false;
  return hasChanged || (act.act === 'clock' && act.clock.now > at);
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
  const heldBack = heldBackMs(world);
  await journal.remember(
    entryOf({ ...place, customer, ms, heldBackMs: heldBack }, outcome),
    outcome.rule === bugRule ? { ...input, bug: true } : input,
  );
  return { outcome, delayMs: delayOf(world.latency) + heldBack };
}

function delayOf(latency: Latency): number {
  return typeof latency === 'number' ? latency : latencyMs[latency];
}
