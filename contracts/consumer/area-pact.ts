import { PactV4 } from '@pact-foundation/pact';
import { expect, inject, it } from 'vitest';
import { compareWithContract } from '#contracts/verify/comparison.ts';
import { type Area, consumer, pactFolder, providerOf, readPact } from '#contracts/verify/pact-files.ts';

/** The pact of one area. Pact adds each interaction whose test passes. */
export function pactOf(area: Area): PactV4 {
  // Pact would send usage data.
  process.env.PACT_DO_NOT_TRACK = 'true';
  return new PactV4({ consumer, provider: providerOf(area), dir: pactFolder, logLevel: 'error' });
}

/** Ends each area's tests, when its pact is complete. */
export function closePact(area: Area): void {
  it('stays within the contract', async () => {
    expect(await compareWithContract(JSON.parse(readPact(area) ?? 'null'))).toEqual([]);
  });

  it('writes the committed pact, byte for byte', () => {
    const written = readPact(area);
    const earlier = inject('earlierPacts')[area] ?? written;
    expect(written === earlier, 'The pact has changed: look at `git diff`, commit it if it is meant, run again.').toBe(
      true,
    );
  });
}
