import { currentAssumptions } from '#contracts/assumptions/current-assumptions.ts';
import { openAssumptions, writeQuestionnaire } from '#contracts/assumptions/questionnaire.ts';
import { brought, keyOf, kindOf, readRegister } from '#contracts/assumptions/register.ts';
import { writeGiven } from '#contracts/driver/given-files.ts';
import { recordedInteractions } from '#contracts/reference/recorded-interactions.ts';
import { readinessOf } from '#contracts/reports/readiness.ts';
import { writeWorkshop } from '#contracts/workshop/write-workshop.ts';
import type { CheckedRecording } from './check-recording.ts';
import { describeRecording } from './describe-recording.ts';
import { outcomesOf } from './recorded-outcomes.ts';

/** Files to write what recorded traffic shows to. */
export interface RecordingFiles {
  readonly json?: string | undefined;
  readonly questionnaire?: string | undefined;
  readonly workshop?: string | undefined;
}

/** How a command that checks traffic describes these files. */
export const filesUsage = `  --json <file>            the same for programs
  --questionnaire <file>   the open assumptions with what the traffic proposes, for \`npm run contracts -- assumptions\`
  --workshop <folder>      the same as pages for each team, with the first thirty to print`;

export const filesOptions = {
  json: { type: 'string' },
  questionnaire: { type: 'string' },
  workshop: { type: 'string' },
} as const;

/** Prints what traffic shows and proposes, and writes the files. @returns whether all of it keeps the contract. */
export function handOver(recording: CheckedRecording, files: RecordingFiles): boolean {
  const assumptions = currentAssumptions();
  const register = brought(readRegister(), assumptions);
  const ids = new Map(register.map((entry) => [keyOf({ of: kindOf(entry), place: entry.place }), entry.id]));
  const proposals = new Map(
    [...recording.proposals].map(([place, proposal]) => [ids.get(keyOf({ of: 'contract', place })) ?? place, proposal]),
  );
  console.log(describeRecording(recording));
  const overturned = [...proposals].filter(([, { state }]) => state === 'overturned');
  const confirmed = [...proposals].filter(([, { state }]) => state === 'confirmed');
  console.log(`\nAssumptions that the traffic speaks for: ${confirmed.length}, against: ${overturned.length}`);
  for (const [id, { because }] of overturned)
    console.log(`  ✗ ${id} ${register.find((one) => one.id === id)?.place}: ${because}`);
  if (files.json !== undefined) {
    const readiness = readinessOf(outcomesOf(recording));
    const whole = { ...recording, proposals: Object.fromEntries(proposals), readiness };
    writeGiven(files.json, `${JSON.stringify(whole, undefined, 1)}\n`);
  }
  if (files.questionnaire !== undefined)
    writeGiven(files.questionnaire, writeQuestionnaire(register, assumptions, proposals));
  if (files.workshop !== undefined) {
    const open = openAssumptions(register, assumptions, proposals);
    writeWorkshop(files.workshop, { open, interactions: recordedInteractions() });
  }
  const { operations, unknown } = recording;
  return operations.length > 0 && unknown.length === 0 && operations.every((one) => one.differences.length === 0);
}
