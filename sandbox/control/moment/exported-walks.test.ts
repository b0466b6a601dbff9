import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noJournalStore } from '#sandbox/control/journal/journal.ts';
import { packText, unpackText } from '#sandbox/control/link/packed-text.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { walkSeeded } from '#sandbox/walk/seeded-walk.ts';
import { runs } from '#tests/runs.ts';
import { readMoment } from './moment.ts';
import { momentVersion } from './moment-version.ts';

function openBank(settings: object): Promise<Sandbox> {
  const host = { build: 'test', readWallMs: () => Date.parse('2026-03-02T10:00:00Z'), sleep: async () => {} };
  return openSandbox({ ...host, settings, personas, jobKinds, store: noJournalStore });
}

// 200 in the long sweep.
it('walks of any seed come to the same state when they are exported, packed into a link and opened elsewhere', {
  timeout: 1_800_000,
}, async () => {
  const elsewhere = await openBank({});
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
      const walked = await openBank({ seed, clock: '2026-03-02T10:00' });
      await walkSeeded(walked, seed, 15);
      const taken = await walked.control.snapshot();
      if (taken.outcome === 'refused') throw new Error(taken.reason);
      const { snapshot } = taken;
      await walked.control.freezeClock();
      const moment = { format: 'paddock-moment', version: momentVersion, snapshot, session: null };
      const packed = await packText(JSON.stringify(moment));

      const read = readMoment((await unpackText(packed)) ?? '');
      if (read.outcome === 'refused') throw new Error(read.reason);
      expect(await elsewhere.control.openSnapshot(read.moment)).toMatchObject({ outcome: 'done' });
      const [one, other] = [await walked.control.state(), await elsewhere.control.state()];
      // Freezing is a call of its own.
      expect(other).toEqual({ ...one, entries: one.entries - 1, timeline: other.timeline, notice: null });
      expect(snapshot.stateHash).toBe(one.stateHash);
      expect(await elsewhere.control.invariants()).toEqual({ hold: true, broken: [] });
    }),
    { numRuns: runs(4, 10) },
  );
});
