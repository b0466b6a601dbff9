import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { londonTimeText } from '#sandbox/panel/clock/bank-time.ts';

export const contractTexts = {
  kept: 'Contract kept',
  'request-breach': 'The request breaks the contract',
  'answer-breach': 'The answer breaks the contract',
  'planned-fault': 'Planned fault',
} as const satisfies Record<RequestHead['contract'], string>;

export function operationText(operationId: string | null): string {
  return operationId ?? 'Not in the contract';
}

/** Nothing with a status arrives when a connection breaks or an answer is withheld for ever. */
export function statusText(status: number): string {
  return status === 0 ? 'no answer' : String(status);
}

/** What a call has to do with lateness; undefined where it has nothing. */
export function lateText({ doneAt, lateOf }: RequestHead): string | undefined {
  if (doneAt !== undefined) return `Late: the bank does it at ${londonTimeText(doneAt)}`;
  return lateOf === undefined ? undefined : `Done late, asked as call ${lateOf}`;
}

export function msText(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
}
