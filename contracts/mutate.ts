import { optionsFor } from './driver/command-line.ts';
import type { Fault } from './mutate/fault.ts';
import { faults } from './mutate/faults.ts';
import type { FaultJob, FaultOutcome } from './run/fault-jobs.ts';
import { inWorkers } from './run/workers.ts';

const usage = `Plants faults between the proofs and the sandbox’s bank, one at a time, and shows which proof catches each.

  npm run contracts -- mutate                    all faults, and harmless changes to which no proof may object
  npm run contracts -- mutate --filter <text>    only those whose name or operation contains the text,
                                                 or “harmless”`;

const { values } = optionsFor(usage, { options: { filter: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help === true) console.log(usage);
else await mutate(values.filter?.toLowerCase());

async function mutate(filter = ''): Promise<void> {
  const start = performance.now();
  const jobs = faults.flatMap(({ name, operation, isHarmless = false }, index) =>
    `${operation} ${isHarmless ? 'harmless' : ''} ${name}`.toLowerCase().includes(filter)
      ? [{ kind: 'fault' as const, index }]
      : [],
  );
  if (jobs.length === 0) {
    console.error(`No fault contains “${filter}”.`);
    process.exitCode = 1;
    return;
  }
  const outcomes: FaultOutcome[] = [];
  await inWorkers<FaultJob, FaultOutcome>(jobs, (outcome) => {
    outcomes.push(outcome);
    console.log(lineFor(outcome));
  });
  const wrong = outcomes.filter((outcome) => problemWith(outcome) !== undefined);
  const real = outcomes.filter(({ index }) => faults[index]?.isHarmless !== true);
  const caught = real.filter(({ caughtBy }) => caughtBy.length > 0);
  const harmless = outcomes.length - real.length;
  const alarms = outcomes.filter((outcome) => !real.includes(outcome) && outcome.caughtBy.length > 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `\n${caught.length} of ${real.length} faults caught, ${alarms.length} false alarms in ${harmless} harmless changes (${seconds} s)`,
  );
  if (wrong.length === 0) return;
  console.error(`\n${wrong.map((outcome) => `${nameOf(outcome)}: ${problemWith(outcome)}`).join('\n')}`);
  process.exitCode = 1;
}

function problemWith({ index, caughtBy, planted, message }: FaultOutcome): string | undefined {
  if (planted === 0) return 'never planted: the bank does not answer so';
  if (faults[index]?.isHarmless === true) return caughtBy.length > 0 ? `false alarm: ${message?.trim()}` : undefined;
  return caughtBy.length === 0 ? 'unnoticed' : undefined;
}

function lineFor(outcome: FaultOutcome): string {
  const { caughtBy, message = '', seconds } = outcome;
  const isWrong = problemWith(outcome) !== undefined;
  const proofs = caughtBy.length === 0 ? '–' : caughtBy.join(' and ');
  const first = message.trim().slice(0, 150);
  return `${isWrong ? '✗' : '✓'} ${nameOf(outcome).padEnd(62)} ${proofs.padEnd(18)} ${seconds.toFixed(1).padStart(5)} s ${first}`;
}

function nameOf({ index }: FaultOutcome): string {
  const { operation, name, isHarmless } = faults[index] as Fault;
  return `${isHarmless === true ? 'harmless' : operation}: ${name}`;
}
