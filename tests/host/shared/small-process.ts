import type { Personas } from '#sandbox/bank/records/persona.ts';
import { smallJobKinds, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { SharedWorlds } from '#sandbox/hosts/shared-worlds.ts';
import { WorldRefusal } from '#sandbox/hosts/world-refusal.ts';
import type { WorldLimits } from '#sandbox/hosts/worlds.ts';
import { PostgresStore } from '#sandbox/store/postgres/postgres-store.ts';

/** What one of several processes has, within the test's own. */
export interface SmallProcess {
  readonly worlds: SharedWorlds;
  readonly store: PostgresStore;
  /** @throws Error with the reason where the world refuses. */
  use<Result>(name: string, task: (sandbox: Sandbox) => Promise<Result>): Promise<Result>;
}

interface ProcessOptions {
  /** How far its wall clock is wrong. */
  readonly aheadMs?: number;
  readonly limits?: WorldLimits;
  /** Names what it decides by. */
  readonly build?: string;
  readonly personas?: Personas;
  readonly store?: Parameters<typeof PostgresStore.open>[1];
}

/** Worlds of small banks in that database. */
export async function smallProcess(url: string, { aheadMs = 0, limits, ...more }: ProcessOptions = {}) {
  const { build = 'test', personas = smallPersonas } = more;
  const store = await PostgresStore.open(url, { most: 2, ...more.store });
  const readWallMs = () => Date.parse('2026-03-02T10:00:00Z') + aheadMs;
  const worlds = new SharedWorlds({
    store,
    settings: standingStill,
    ...(limits && { limits }),
    personaIds: Object.keys(smallPersonas),
    open: (settings, journal) =>
      openSandbox({
        settings,
        personas,
        jobKinds: smallJobKinds,
        store: journal,
        build,
        ifUnreadable: 'refuse',
        readWallMs,
        sleep: async () => {},
      }),
    readWallMs,
  });
  const small: SmallProcess = {
    worlds,
    store,
    async use(name, task) {
      const result = await worlds.use(name, task, 'make');
      if (result instanceof WorldRefusal) throw new Error(result.reason);
      return result;
    },
  };
  return small;
}

/** A call that is stored with its mark. */
export function call({ fetch }: Sandbox, mark = ''): Promise<Response> {
  return fetch(new Request(`http://x/digx/v1/publicKey?mark=${mark}`));
}

/** The marks of all calls, in the order of the world. */
export async function marksIn({ control }: Sandbox): Promise<string[]> {
  const journal = await control.journal();
  return journal.flatMap((entry) => (entry.kind === 'request' ? (entry.request.target.split('mark=')[1] ?? []) : []));
}

export async function evidence({ control }: Sandbox) {
  return { state: await control.state(), journal: await control.journal() };
}
