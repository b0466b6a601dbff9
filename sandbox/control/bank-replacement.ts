import { freezeClock, unfreezeClock } from '#sandbox/bank/engine/clock.ts';
import { applySettings } from './apply-settings.ts';
import type { ControlContext } from './control-core.ts';
import type { ControlAct } from './journal/control-act.ts';
import { divided, toOpenAgain } from './journal/opening.ts';
import { worldAt } from './journal/rewind.ts';
import { openSnapshot } from './journal/snapshot.ts';
import type { KeptBank } from './kept-bank.ts';
import type { WorldOpener, WorldOptions } from './world-opener.ts';

interface ReplacementParts {
  readonly options: Pick<WorldOptions, 'build' | 'readWallMs'>;
  readonly opener: WorldOpener;
  readonly bank: KeptBank;
  /** Hears that another bank has taken the place, or the same as it was before. */
  onOpened(how: 'fresh' | 'rewound'): void;
}

/** The ways in which testers put another bank in the place of the one that is there. */
export function createReplacement({ options, opener, bank, onOpened }: ReplacementParts) {
  const { build, readWallMs } = options;
  const { plan } = opener;
  return {
    /** What came after is undone and forgotten. */
    async goBack(to) {
      const { timeline } = bank.world();
      const { mode } = bank.world().bank.clock.runs;
      await bank.step(async () => {
        const world = bank.world();
        if (world.timeline !== timeline) throw new Error('The bank was replaced meanwhile. Look at it again.');
        const entries = bank.journal.entries.filter(({ n }) => n <= to.n);
        await bank.replaceBy(await worldAt(world, plan, bank.journal.entries, to), entries);
      }, 'another');
      onOpened('rewound');
      // An act of its own, so that the journal gives the same clock again.
      const { clock } = bank.world().bank;
      await bank.act({ act: 'clock', clock: (mode === 'frozen' ? freezeClock : unfreezeClock)(clock, readWallMs()) });
    },
    async reopen(wanted) {
      const { opening, later } = divided(wanted);
      const sessionId = await bank.step(async () => {
        const fresh = await opener.open(toOpenAgain(wanted), bank.nextOpening());
        const entries = await opener.addCustomers(fresh, opening);
        const notYetOpen = {
          world: () => fresh,
          readWallMs,
          act: async (next: ControlAct) => void entries.push(await opener.played(fresh, next)),
        };
        const session = await applySettings(notYetOpen, later);
        await bank.replaceBy(fresh, entries);
        return session;
      }, 'another');
      onOpened('fresh');
      return sessionId;
    },
    async openSnapshot(snapshot) {
      await bank.step(async () => {
        const { world, entries } = await openSnapshot(snapshot, plan, build);
        await bank.replaceBy(world, entries);
      }, 'another');
      onOpened('fresh');
    },
  } satisfies Partial<ControlContext>;
}
