import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { magicText } from '#sandbox/control/link/magic-lines.ts';
import { londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';

const contractTexts = {
  kept: 'Contract kept',
  'request-breach': 'The request breaks the contract',
  'answer-breach': 'The answer breaks the contract',
  'planned-fault': 'Planned fault',
} as const satisfies Record<RequestHead['contract'], string>;

/** A fault that nobody planned is a magic value’s. */
export function contractText({ contract, rule }: Pick<RequestHead, 'contract' | 'rule'>): string {
  const isMagic = contract === 'planned-fault' && magicText(rule) !== undefined;
  return isMagic ? 'Fault of a magic value' : contractTexts[contract];
}

export function operationText(operationId: string | null): string {
  return operationId ?? 'Not in the contract';
}

/** Status 0: the connection broke, or no answer ever comes. */
export function statusText(status: number): string {
  return status === 0 ? 'no answer' : String(status);
}

/** For a late request and its outcome; undefined for other calls. */
export function lateText({ doneAt, lateOf }: RequestHead): string | undefined {
  if (doneAt !== undefined) return `Late: the bank does it at ${londonTimeText(doneAt)}`;
  return lateOf === undefined ? undefined : `Done late, asked as call ${lateOf}`;
}

/** Undefined where the bank itself answered. */
export function stubText({ stub }: RequestHead): string | undefined {
  return stub === undefined ? undefined : `Own answer ${stub}, in the bank’s place`;
}

export function msText(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
}
