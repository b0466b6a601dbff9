import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { median } from './figure.ts';
import { fillWorlds } from './many-worlds/fill-worlds.ts';
import { smallHeap } from './many-worlds/small-heap.ts';
import { peakMib } from './process-figures.ts';

/** `npm run bench:worlds`: many worlds in one process of 512 MiB, those not in use put away to its store. */
const goalMib = 512;
const { values } = parseArgs({
  options: { worlds: { type: 'string', default: '1000' }, seen: { type: 'string', default: '100' } },
});
const folder = mkdtempSync(join(tmpdir(), 'paddock-worlds-'));
try {
  bundleBank(folder);
  const store = join(folder, 'bank.db');
  // One more world is read to compare the others with.
  const bank = await startBank(folder, store, {
    flags: smallHeap,
    more: ['--worlds', String(Number(values.worlds) + 1)],
  });
  try {
    const result = await fillWorlds(bank, Number(values.worlds), Number(values.seen), (worlds, mib) =>
      console.log(`${worlds} worlds: ${Math.round(mib)} MiB`),
    );
    const peak = peakMib(bank.process);
    console.log(
      `\n${values.worlds} worlds, each with a customer of its own who has put money aside; ${values.seen} of them opened again, ${result.right} as they were left`,
    );
    for (const one of result.wrong) console.log(`  ${one}`);
    console.log(
      `Memory: ${Math.round(peak)} MiB at most, ${Math.round(result.atEndMib)} MiB at the end (goal ≤ ${goalMib} MiB)`,
    );
    console.log(`First answer of a world that was put away: ${Math.round(median(result.wakeMs))} ms`);
    console.log(`Store: ${Math.round(statSync(store).size / 1024 / 1024)} MiB`);
    if (peak > goalMib || result.wrong.length > 0) process.exitCode = 1;
  } finally {
    await kill(bank);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
