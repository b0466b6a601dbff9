import type { Describer, JobKinds } from '#sandbox/bank/engine/bank.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import type { ControlAct } from './journal/control-act.ts';
import type { ControlEntry, JournalStore } from './journal/journal.ts';
import { openWorld } from './journal/opening.ts';
import { playedAct, shownBy } from './journal/play.ts';
import { type Reopened, reopen, worldIn } from './journal/reopen.ts';
import type { World, WorldPlan } from './journal/world-state.ts';
import { describedPersona, type SandboxSettings } from './link/sandbox-settings.ts';

/** What every bank of a sandbox is opened with, and where it is stored. */
export interface WorldOptions {
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
}

export type WorldOpener = ReturnType<typeof createWorldOpener>;

/** Opens worlds, fresh ones and stored ones, and keeps none of them. */
export function createWorldOpener(options: WorldOptions) {
  const { store, build, readWallMs, customers = [] } = options;
  const plan: WorldPlan = {
    personas: options.personas,
    jobKinds: { ...options.jobKinds, ...bankJobKinds },
    ...(options.describer && { describer: options.describer }),
  };

  /** Settings of a snapshot name personas alone, so a described customer is chosen once made. */
  const isPersona = (persona?: string) =>
    persona === undefined || persona === describedPersona || Object.hasOwn(plan.personas, persona);

  /** @throws Error when a stored bank is unreadable and is to stay. */
  async function read(wanted: 'as-stored' | 'fresh'): Promise<Reopened> {
    const found = await reopen(store, build, plan, wanted);
    if (found.problem !== null && options.ifUnreadable === 'refuse') throw new Error(found.problem);
    return found;
  }

  /** Plays an act at the time that the world shows. */
  const played = (on: World, act: ControlAct) => playedAct(on, act, shownBy(on, readWallMs()));

  return {
    plan,
    read,
    played,
    /** @throws Error when no bank is stored. */
    async readStored() {
      const found = await read('as-stored');
      if (found.world === undefined) throw new Error(found.problem ?? 'The bank is gone from its store.');
      return { ...found, world: found.world };
    },
    /** The stored bank before its last decision; undefined where the store no longer has that. */
    async readBefore(): Promise<World | undefined> {
      const stored = await store.shared?.before();
      return stored && worldIn(stored, plan);
    },
    /** Opens a fresh bank, the `opening`th in its store. */
    open({ persona, ...others }: SandboxSettings, opening: number): Promise<World> {
      const settings = persona !== undefined && isPersona(persona) ? { ...others, persona } : others;
      return openWorld(settings, plan, opening, readWallMs());
    },
    /**
     * Makes the described customers of a fresh bank.
     * @returns acts for the journal, so that a snapshot opens alike where there are no such customers.
     */
    async addCustomers(on: World, { persona }: SandboxSettings): Promise<ControlEntry[]> {
      const descriptions = [...customers];
      const entries = descriptions.length === 0 ? [] : [await played(on, { act: 'create-customers', descriptions })];
      if (persona === undefined || isPersona(persona)) return entries;
      if (!Object.hasOwn(on.bank.personas, persona)) throw new Error(`A fresh bank has no customer ${persona}.`);
      return [...entries, await played(on, { act: 'persona', persona })];
    },
  };
}
