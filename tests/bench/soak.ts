import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { smallHeap } from './many-worlds/small-heap.ts';
import { liveOn } from './soak/live-on.ts';
import { memoryGrowth, mostGrowth } from './soak/memory-growth.ts';

/** `npm run bench:soak`: worlds, customers and faults for days of bank time, in which nothing may break and no memory grow. */
const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '50' },
    days: { type: 'string', default: '30' },
    steps: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '20' },
  },
});
const [worlds, days, steps, minutes] = [values.worlds, values.days, values.steps, values.minutes].map(Number);
const plan = { worlds: worlds ?? 0, days: days ?? 0, steps: steps ?? 0, minutes: minutes ?? 0 };
const folder = mkdtempSync(join(tmpdir(), 'paddock-soak-'));
try {
  bundleBank(folder);
  const store = join(folder, 'bank.db');
  const bank = await startBank(folder, store, { flags: smallHeap });
  try {
    const began = performance.now();
    const result = await liveOn(bank, plan, ({ day, calls, residentMib, cpuSeconds }) => {
      console.log(
        `day ${day}: ${calls} calls, ${Math.round(residentMib)} MiB, ${cpuSeconds.toFixed(0)} s of processor time`,
      );
    });
    const elapsed = ((performance.now() - began) / 60_000).toFixed(1);
    const growth = memoryGrowth(result.days.map(({ residentMib }) => residentMib));
    console.log(`\n${plan.worlds} worlds, ${plan.days} days in ${elapsed} minutes, ${result.days.at(-1)?.calls} calls`);
    console.log(`Broken invariants: ${result.broken.length}`);
    for (const one of result.broken) console.log(`  ${one}`);
    console.log(
      `Memory: ${(growth * 100).toFixed(1)} % from the middle third of the days to the last (at most ${mostGrowth * 100} %)`,
    );
    console.log(`Store: ${Math.round(statSync(store).size / 1024 / 1024)} MiB`);
    if (result.broken.length > 0 || growth > mostGrowth) process.exitCode = 1;
  } finally {
    await kill(bank);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
