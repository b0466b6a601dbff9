import { z } from 'zod';
import { Bank, type BankPlan } from '#sandbox/bank/engine/bank.ts';
import { exportBank, importBank } from '#sandbox/bank/engine/bank-state.ts';
import { startClock } from '#sandbox/bank/engine/clock.ts';
import { FaultPlan, faultPlanSchema } from '#sandbox/control/link/faults.ts';
import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import { momentOf } from '#sandbox/control/link/moments.ts';
import { defaultPersona, defaultSeed, type SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import type { Latency } from '#sandbox/control/link/switch-values.ts';
import { StubPlan, stubPlanSchema } from '#sandbox/control/stubs/stub.ts';
import { handlers } from '#sandbox/http/handlers.ts';
import { doLateRequest, type LateDone, lateRequestKind } from '#sandbox/http/pipeline/late-requests.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { latencySchema } from './control-act.ts';

export type WorldPlan = Pick<BankPlan, 'personas' | 'jobKinds' | 'describer'>;

/** A bank and the sandbox settings around it. */
export interface World {
  persona: string;
  readonly bank: Bank;
  /** Lets a snapshot open the same bank elsewhere. */
  readonly openedWith: OpenedWith;
  readonly faults: FaultPlan;
  readonly stubs: StubPlan;
  latency: Latency;
  n: number;
  /** Counts the banks that this one has replaced, itself at an earlier time among them. */
  timeline: number;
  /** Due jobs have changed the bank, and nobody was told yet. Not stored. */
  changedByJobs: boolean;
  /** Failed due jobs not yet reported in an entry. Not stored: a replay fails them again. */
  readonly failedJobs: Breach[];
  /** Late requests carried out but not yet reported. A replay carries them out again. */
  readonly doneLate: NumberedLateDone[];
}

export interface NumberedLateDone extends LateDone {
  readonly lateOf: number;
}

/** @param world is called only once jobs run. */
function withLateRequests(plan: WorldPlan, world: () => World): WorldPlan {
  const report = (done: LateDone) => {
    const { doneLate } = world();
    world().n += 1;
    doneLate.push({ ...done, lateOf: done.n, n: world().n });
  };
  return { ...plan, jobKinds: { ...plan.jobKinds, [lateRequestKind]: doLateRequest(handlers, report) } };
}

const openedWithSchema = z.object({
  sandbox: z.string(),
  /** The wall clock at opening; a named moment counts from it. */
  wallMs: z.int(),
});
export type OpenedWith = Readonly<z.infer<typeof openedWithSchema>>;

export const worldStateSchema = z.object({
  persona: z.string(),
  openedWith: openedWithSchema,
  latency: latencySchema,
  faults: faultPlanSchema,
  stubs: stubPlanSchema,
  timeline: z.int().nonnegative(),
  bank: z.unknown(),
});
export type WorldState = z.infer<typeof worldStateSchema>;

/** A fresh bank without any settings but those that it opens with, the `opening`th in its store. */
export function freshWorld(settings: SandboxSettings, plan: WorldPlan, opening: number, wallMs: number): World {
  const { persona = defaultPersona, seed = defaultSeed, clock, freeze = false } = settings;
  const wall = instantFromMs(wallMs);
  const openedAt = clock === undefined ? wall : momentOf(clock, londonDayOf(wall));
  const withLate = withLateRequests(plan, () => world);
  const bank = new Bank(
    { ...withLate, seed, openedAt, opening },
    startClock(openedAt, wallMs, freeze ? 'frozen' : 'ticking'),
  );
  const world: World = {
    persona,
    bank,
    openedWith: { sandbox: printSandbox(settings), wallMs },
    faults: new FaultPlan(seed, []),
    stubs: new StubPlan(),
    latency: 'none',
    n: 0,
    timeline: 0,
    changedByJobs: false,
    failedJobs: [],
    doneLate: [],
  };
  return world;
}

export function exportWorld({ faults, stubs, bank, ...world }: World): WorldState {
  const { persona, openedWith, latency, timeline } = world;
  const planned = { faults: faults.state(), stubs: stubs.state() };
  return { persona, openedWith, latency, ...planned, timeline, bank: exportBank(bank) };
}

export async function importWorld(state: WorldState, n: number, plan: WorldPlan): Promise<World> {
  const bank = await importBank(
    state.bank,
    withLateRequests(plan, () => world),
  );
  const faults = new FaultPlan(bank.plan.seed, state.faults);
  const { persona, openedWith, latency, timeline } = state;
  const world: World = {
    persona,
    openedWith,
    latency,
    bank,
    faults,
    stubs: new StubPlan(state.stubs),
    n,
    timeline,
    changedByJobs: false,
    failedJobs: [],
    doneLate: [],
  };
  return world;
}
