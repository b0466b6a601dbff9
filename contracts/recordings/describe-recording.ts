import { withValues } from '#contracts/driver/shown-values.ts';
import { describeReadiness, readinessOf } from '#contracts/reports/readiness.ts';
import type { CheckedRecording, Finding } from './check-recording.ts';
import { notCalled, outcomesOf } from './recorded-outcomes.ts';

/** What recorded traffic shows, as text; it ends with how far the service is. */
export function describeRecording(recording: CheckedRecording): string {
  const { operations, unknown, others } = recording;
  const lines = operations.flatMap(({ operation, calls, statuses, differences, notes }) => {
    const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
    const mark = differences.length === 0 ? '✓' : '✗';
    return [
      `${mark} ${operation.padEnd(30)} ${inWords(calls)}: ${counts.join(', ')}`,
      ...differences.map((one) => lineOf('·', one, calls)),
      ...notes.map((one) => lineOf('+', one, calls)),
    ];
  });
  const missing = notCalled(recording);
  return [
    ...lines,
    ...unknown.map((call) => `✗ not in the contract: ${call}`),
    ...(others > 0 ? [`Calls to others than the bank, which are left out: ${others}`] : []),
    ...(operations.length === 0 ? ['There was no call of the bank: its paths begin with /digx/.'] : []),
    '',
    describeReadiness(readinessOf(outcomesOf(recording))),
    '',
    `Operations that were not called: ${missing.length}${missing.length === 0 ? '' : ` (${missing.join(', ')})`}`,
  ].join('\n');
}

function lineOf(mark: string, finding: Finding, calls: number): string {
  return `    ${mark} ${textOf(finding)} (${finding.calls} of ${inWords(calls)}; first in ${finding.source})`;
}

/** With the value of the first call where values are shown. */
export function textOf({ text, value }: Finding): string {
  return value === undefined ? text : `${text}, but is ${withValues(value, true)}`;
}

export function inWords(calls: number): string {
  return calls === 1 ? '1 call' : `${calls} calls`;
}
