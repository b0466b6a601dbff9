import { currentAssumptions } from './assumptions/current-assumptions.ts';
import { command, optionsFor } from './driver/command-line.ts';
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

await command({ help: values.help, usage }, () => {
  if (positionals.length === 0) throw new Error(`Give a HAR file or a folder.\n\n${usage}`);
  return handOver(checkRecording(positionals.flatMap(readRecordings), currentAssumptions()), values);
});
