import { PactV4 } from '@pact-foundation/pact';
import { expect, inject, it } from 'vitest';
import { compareWithContract } from '#contracts/verify/comparison.ts';
import { type Area, consumer, pactFolder, providerOf, readPact } from '#contracts/verify/pact-files.ts';

/** What the app needs of one area of the bank. Each interaction that its test confirms is written to the area's pact. */
export function pactOf(area: Area): PactV4 {
  // Pact would report its use to its makers.
  process.env.PACT_DO_NOT_TRACK = 'true';
  return new PactV4({ consumer, provider: providerOf(area), dir: pactFolder, logLevel: 'error' });
}

/** Stands at the end of each area's tests, when its pact is complete. */
export function closePact(area: Area): void {
  it('asks and expects nothing beside the contract', async () => {
    expect(await compareWithContract(JSON.parse(readPact(area) ?? 'null'))).toEqual([]);
  });

  it('writes the same pact again, byte for byte', () => {
    const written = readPact(area);
    const earlier = inject('earlierPacts')[area] ?? written;
    expect(written === earlier, 'The pact has changed: look at `git diff`, commit it if it is meant, run again.').toBe(
      true,
    );
  });
}
