import { currentAssumptions } from './assumptions/current-assumptions.ts';
import { optionsFor } from './driver/command-line.ts';
import { checkRecording } from './recordings/check-recording.ts';
import { filesOptions, filesUsage, handOver } from './recordings/hand-over.ts';
import { readRecordings } from './recordings/har.ts';

const usage = `Checks recorded traffic of a bank against the contract, and says which assumptions it settles.

  npm run contracts -- check-har recording.har             one file, or a folder of .har files
  npm run contracts -- check-har recording.har --json differences.json --questionnaire questions.csv

${filesUsage}
  --help                   this text

“·” is a difference, which fails; “+” came beside the contract and breaks nothing: another field, or another code of a refusal.
No value of a call is printed or written: only fields, statuses, codes of refusals and counts.`;

const { values, positionals } = optionsFor(usage, {
  allowPositionals: true,
  options: { ...filesOptions, help: { type: 'boolean' } },
});

if (values.help === true) console.log(usage);
else {
  try {
    if (positionals.length === 0) throw new Error(`Give a HAR file or a folder.\n\n${usage}`);
    const recording = checkRecording(positionals.flatMap(readRecordings), currentAssumptions());
    if (!handOver(recording, values)) process.exitCode = 1;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
