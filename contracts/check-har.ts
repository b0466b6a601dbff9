import { currentAssumptions } from './assumptions/current-assumptions.ts';
import { openAssumptions, writeQuestionnaire } from './assumptions/questionnaire.ts';
import { brought, keyOf, kindOf, readRegister } from './assumptions/register.ts';
import { optionsFor } from './driver/command-line.ts';
import { writeGiven } from './driver/given-files.ts';
import { type CheckedRecording, checkRecording } from './recordings/check-recording.ts';
import { readRecordings } from './recordings/har.ts';
import { recordedInteractions } from './reference/recorded-interactions.ts';
import { writeWorkshop } from './workshop/write-workshop.ts';

const usage = `Checks recorded traffic of a bank against the contract, and says which assumptions it settles.

  npm run contracts -- check-har recording.har             one file, or a folder of .har files
  npm run contracts -- check-har recording.har --json differences.json --questionnaire questions.csv

  --json <file>            the same for programs
  --questionnaire <file>   the open assumptions with what the recording proposes, for \`npm run contracts -- assumptions\`
  --workshop <folder>      the same as pages for each team, with the first thirty to print
  --help                   this text

“·” is a difference, which fails; “+” came beside the contract and breaks nothing: another field, or another code of a refusal.
No value of a call is printed or written: only fields, statuses, codes of refusals and counts.`;

const { values, positionals } = optionsFor(usage, {
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    questionnaire: { type: 'string' },
    workshop: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help === true) console.log(usage);
else {
  try {
    if (!check(positionals)) process.exitCode = 1;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}

function check(paths: readonly string[]): boolean {
  if (paths.length === 0) throw new Error(`Give a HAR file or a folder.\n\n${usage}`);
  const assumptions = currentAssumptions();
  const register = brought(readRegister(), assumptions);
  const result = checkRecording(paths.flatMap(readRecordings), assumptions);
  const ids = new Map(register.map((entry) => [keyOf({ of: kindOf(entry), place: entry.place }), entry.id]));
  const proposals = new Map(
    [...result.proposals].map(([place, proposal]) => [ids.get(keyOf({ of: 'contract', place })) ?? place, proposal]),
  );
  printOut(result);
  const overturned = [...proposals].filter(([, { state }]) => state === 'overturned');
  const confirmed = [...proposals].filter(([, { state }]) => state === 'confirmed');
  console.log(`\nAssumptions that the recording speaks for: ${confirmed.length}, against: ${overturned.length}`);
  for (const [id, { because }] of overturned)
    console.log(`  ✗ ${id} ${register.find((one) => one.id === id)?.place}: ${because}`);
  if (values.json !== undefined) {
    const whole = { ...result, proposals: Object.fromEntries(proposals) };
    writeGiven(values.json, `${JSON.stringify(whole, undefined, 1)}\n`);
  }
  if (values.questionnaire !== undefined) {
    writeGiven(values.questionnaire, writeQuestionnaire(register, assumptions, proposals));
  }
  if (values.workshop !== undefined) {
    const open = openAssumptions(register, assumptions, proposals);
    writeWorkshop(values.workshop, { open, interactions: recordedInteractions() });
  }
  const isOfBank = result.operations.length > 0;
  return isOfBank && result.unknown.length === 0 && result.operations.every((one) => one.differences.length === 0);
}

function printOut({ operations, unknown, others }: CheckedRecording): void {
  for (const { operation, calls, statuses, differences, notes } of operations) {
    const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
    console.log(
      `${differences.length === 0 ? '✓' : '✗'} ${operation.padEnd(30)} ${calls === 1 ? '1 call' : `${calls} calls`}: ${counts.join(', ')}`,
    );
    const print = (mark: string, found: typeof differences) => {
      for (const { text, calls: many, source } of found)
        console.log(`    ${mark} ${text} (${many} of ${calls} calls; first in ${source})`);
    };
    print('·', differences);
    print('+', notes);
  }
  for (const call of unknown) console.log(`✗ not in the contract: ${call}`);
  if (others > 0) console.log(`Calls to others than the bank, which are left out: ${others}`);
  if (operations.length === 0)
    console.log('There is no call of the bank in the recording: its paths begin with /digx/.');
}
