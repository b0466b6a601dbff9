import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { ControlVerdict, SandboxSummary } from './control-api.ts';
import type { ControlAct } from './journal/control-act.ts';
import type { JournalEntry } from './journal/journal.ts';
import type { PastMoment } from './journal/rewind.ts';
import type { Snapshot } from './journal/snapshot.ts';
import type { World, WorldPlan } from './journal/world-state.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import { notNow } from './queries/control-verdict.ts';

export interface ControlContext {
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
  act(act: ControlAct): Promise<void>;
  /**
   * Opens a fresh bank. Where something does not apply to it, the one before stays.
   * @returns the session that the settings open.
   * @throws Error with the reason.
   */
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
  /** Runs the clock to now, with every job due on the way. */
  runDue(): Promise<void>;
  reportLateRequests(): void;
  readonly plan: WorldPlan;
  readonly build: string;
}

/** What every part of the control works with. */
export interface ControlCore extends ControlContext {
  /** The standing personas, and the users of every customer described. */
  personaIds(): readonly string[];
  /** The world after every job due by now has run. */
  worldNow(): Promise<World>;
  /** Without the hash, which takes longer than most methods. */
  done(): Promise<{ readonly outcome: 'done'; readonly state: SandboxSummary }>;
  attempt(act: ControlAct): Promise<ControlVerdict>;
}

export function createCore(context: ControlContext): ControlCore {
  async function worldNow(): Promise<World> {
    await context.runDue();
    context.reportLateRequests();
    return context.world();
  }

  async function done() {
    const { bank, persona, latency, faults, stubs, n, timeline } = await worldNow();
    const described = new Set(bank.records.all('describedCustomers').flatMap(({ userIds }) => userIds));
    const state: SandboxSummary = {
      persona,
      personas: Object.values(bank.personas).map(({ id, title, describes }) => ({
        id,
        title,
        describes,
        ...(described.has(id) && { described: true }),
      })),
      seed: bank.plan.seed,
      openedAt: bank.plan.openedAt,
      clock: { now: bank.clock.now, frozen: bank.clock.runs.mode === 'frozen' },
      switches: {
        latency,
        otp: bank.otp,
        cop: bank.cop,
        payments: bank.payments,
        sca: bank.sca,
        magic: bank.magic,
      },
      faults: faults.all,
      stubs: stubs.heads,
      notice: context.notice(),
      build: context.build,
      entries: n,
      timeline,
    };
    return { outcome: 'done', state } as const;
  }

  async function attempt(act: ControlAct): Promise<ControlVerdict> {
    try {
      await context.act(act);
    } catch (failure) {
      return notNow(reasonOf(failure));
    }
    return done();
  }

  return { ...context, personaIds: () => Object.keys(context.world().bank.personas), worldNow, done, attempt };
}
