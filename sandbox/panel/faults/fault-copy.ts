import { matchFields, type PlannedFault } from '#sandbox/control/link/faults.ts';
import { refusalMeaning } from '#sandbox/control/link/refusal-codes.ts';
import { operations } from '#sandbox/http/operations.generated.ts';
import { faultChoices } from '#sandbox/http/pipeline/fault-kinds.ts';
import type { Choice } from '#sandbox/panel/pieces/field.tsx';

/** What the form fails calls with. */
export const kindChoices: readonly Choice[] = faultChoices.map(({ allowed, title }) => ({ id: allowed, title }));

export function operationTitle(operationId: PlannedFault['operationId']): string {
  return `${operations[operationId].summary} (${operationId})`;
}

/** How it fails, about what and when: `503, about amount 13, call 2 only`. */
export function faultText({ kind, only, share, match = {} }: PlannedFault): string {
  const about = matchFields.flatMap((field) => (match[field] === undefined ? [] : [`${field} ${match[field]}`]));
  const code = /^code=(.*)$/.exec(kind)?.[1];
  const how = code === undefined ? kind : `${kind}, “${refusalMeaning(code)}”`;
  const when =
    only === undefined ? (share === undefined ? 'every call' : `${share} % of the calls`) : `call ${only} only`;
  return [how, ...(about.length === 0 ? [] : [`about ${about.join(' and ')}`]), when].join(', ');
}
