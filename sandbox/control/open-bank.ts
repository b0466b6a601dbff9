import type { Describer, JobKinds } from '#sandbox/bank/engine/bank.ts';
import { freezeClock, unfreezeClock } from '#sandbox/bank/engine/clock.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { applySettings } from './apply-settings.ts';
import type { ControlContext } from './control-core.ts';
import { Abreast } from './journal/abreast.ts';
import { type Asked, askOf } from './journal/ask.ts';
import { type ControlAct, concernsCustomers } from './journal/control-act.ts';
import type { ControlEntry, JournalEntry, JournalHead, JournalStore } from './journal/journal.ts';
import { KeptJournal } from './journal/kept-journal.ts';
import { divided, openWorld, toOpenAgain } from './journal/opening.ts';
import { moveTo, playedAct, shownBy } from './journal/play.ts';
import { reopen, worldIn } from './journal/reopen.ts';
import { worldAt } from './journal/rewind.ts';
import { openSnapshot } from './journal/snapshot.ts';
import type { World, WorldPlan } from './journal/world-state.ts';
import { describedPersona, opensFreshBank, type SandboxSettings } from './link/sandbox-settings.ts';

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
  /** Of a store that other processes write as well: plays what they have stored. */
  readonly catchUp: (() => Promise<void>) | undefined;
  ask(inbound: Inbound): Promise<Asked>;
}

/** @throws Error when a stored bank is unreadable and is to stay. */
export async function openBank(options: SandboxOptions, tell: (event: SandboxEvent) => void): Promise<OpenBank> {
  const { settings, readWallMs, build } = options;
  const plan: WorldPlan = {
    personas: options.personas,
    jobKinds: { ...options.jobKinds, ...bankJobKinds },
    ...(options.describer && { describer: options.describer }),
  };
  const read = async (wanted: 'as-stored' | 'fresh') => {
    const found = await reopen(options.store, build, plan, wanted);
    if (found.problem !== null && options.ifUnreadable === 'refuse') throw new Error(found.problem);
    return found;
  };
  const { shared } = options.store;
  // Where others write as well, what is there is another's bank.
  const reopened = await read(opensFreshBank(settings) && shared === undefined ? 'fresh' : 'as-stored');
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

  const abreast =
    shared &&
    new Abreast({
      shared,
      journal,
      world: () => world,
      readWallMs,
      async read() {
        const found = await read('as-stored');
        if (found.world === undefined) throw new Error(found.problem ?? 'The bank is gone from its store.');
        return { ...found, world: found.world };
      },
      async worldBefore() {
        const stored = await shared.before();
        return stored && worldIn(stored, plan);
      },
      replace(other) {
        openings = Math.max(openings, other.bank.plan.opening);
        world = other;
      },
      onChanged: (by) => (by === 'opened' ? tell({ event: 'opened' }) : tellChanged(by)),
    });
  if (reopened.isTakenOver) await abreast?.takeUp();
  const step: Abreast['step'] = (decide, undoes) => abreast?.step(decide, undoes) ?? decide();

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
    const [input, revision] = await step(async () => {
      // What is due is stored first: an act that is then refused leaves nothing that is not.
      await abreast?.runDue();
      const { revision: before } = world.bank;
      const at = abreast === undefined ? shownBy(world, readWallMs()) : world.bank.clock.now;
      const { breaches, ...decided } = await playedAct(world, controlAct, at);
      await journal.remember({ ...decided, breaches }, decided);
      return [decided, before] as const;
    });
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

  const played = (on: World, act: ControlAct) => playedAct(on, act, shownBy(on, readWallMs()));

  /** Acts in the journal, so that a snapshot opens alike where there are no such customers. */
  async function withCustomers(on: World, { persona }: SandboxSettings): Promise<ControlEntry[]> {
    const descriptions = [...(options.customers ?? [])];
    const entries = descriptions.length === 0 ? [] : [await played(on, { act: 'create-customers', descriptions })];
    if (persona === undefined || isPersona(persona)) return entries;
    if (!Object.hasOwn(on.bank.personas, persona)) throw new Error(`A fresh bank has no customer ${persona}.`);
    return [...entries, await played(on, { act: 'persona', persona })];
  }

  let left = shared === undefined ? settings : {};
  if (reopened.world === undefined) {
    const entries = await withCustomers(world, settings).catch((failure: unknown) => {
      notify(reasonOf(failure));
      return [];
    });
    left = divided(settings).later;
    const mine = world;
    await step(async () => {
      // Another process may have opened it first.
      if (world === mine) await begin(entries);
      else left = {};
    }, 'another');
  }
  return {
    act,
    readWallMs,
    build,
    plan,
    journal,
    notify,
    left,
    catchUp: abreast && (() => abreast.catchUp()),
    runDue: () => (abreast === undefined ? moveTo(world, shownBy(world, readWallMs())) : abreast.runDue()),
    world: () => world,
    notice: () => notice,
    entries: () => journal.entries,
    sessionSeen: (id) => journal.sessionSeen(id),
    reportLateRequests() {
      journal.reportLate();
      reportJobs();
    },
    async ask(inbound) {
      const asked = await step(() => askOf(world, journal, inbound, readWallMs()));
      reportJobs();
      return asked;
    },
    /** What came after is undone and forgotten. */
    async goBack(to) {
      const { timeline } = world;
      const { mode } = world.bank.clock.runs;
      await step(async () => {
        if (world.timeline !== timeline) throw new Error('The bank was replaced meanwhile. Look at it again.');
        const entries = journal.entries.filter(({ n }) => n <= to.n);
        await replaceBy(await worldAt(world, plan, journal.entries, to), entries);
      }, 'another');
      tell({ event: 'opened', rewound: true });
      // An act of its own, so that the journal gives the same clock again.
      const { clock } = world.bank;
      await act({ act: 'clock', clock: (mode === 'frozen' ? freezeClock : unfreezeClock)(clock, readWallMs()) });
    },
    async reopen(wanted) {
      const { opening, later } = divided(wanted);
      const sessionId = await step(async () => {
        const fresh = await opened(toOpenAgain(wanted));
        const entries = await withCustomers(fresh, opening);
        const notYetOpen = {
          world: () => fresh,
          readWallMs,
          act: async (next: ControlAct) => void entries.push(await played(fresh, next)),
        };
        const session = await applySettings(notYetOpen, later);
        await replaceBy(fresh, entries);
        return session;
      }, 'another');
      tell({ event: 'opened' });
      return sessionId;
    },
    async openSnapshot(snapshot) {
      await step(async () => {
        const { world: saved, entries } = await openSnapshot(snapshot, plan, build);
        await replaceBy(saved, entries);
      }, 'another');
      tell({ event: 'opened' });
    },
  };
}
