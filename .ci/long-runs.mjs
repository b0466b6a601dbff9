// `npm run audit -- --long[=<runs>]`: the models of payments, over and over, in portions that each begin with new seeds.
import { mustRun } from './project.mjs';

export const usualLongRuns = 100_000;
const portion = 1_000;
const files = ['tests/no-double-payment.test.ts', 'tests/payments-model.test.ts'];

/** Prints how many runs have passed after each portion, so that a run that is stopped has a figure, too. */
export async function longRuns(wanted) {
  for (let done = 0; done < wanted; ) {
    const count = Math.min(portion, wanted - done);
    await mustRun(
      `After ${done} good runs of each model one failed; the message above has its seed and path`,
      'vitest',
      ['run', '--project', 'unit', '--reporter=dot', ...files],
      { PADDOCK_MODEL_RUNS: String(count) },
    );
    done += count;
    console.log(`${done} of ${wanted} runs of each model: no order was paid twice.`);
  }
}
