import { allowedKinds, matchFields, type PlannedFault } from '#sandbox/control/link/faults.ts';
import { refusalMeaning } from '#sandbox/control/link/refusal-codes.ts';
import { operations } from '#sandbox/http/operations.generated.ts';
import type { Choice } from '#sandbox/panel/pieces/field.tsx';

export const refusalKind = allowedKinds.find((kind) => kind.startsWith('code=')) ?? 'code=';
export const lateKind = allowedKinds.find((kind) => kind.startsWith('late=')) ?? 'late=';
export const delayKind = allowedKinds.find((kind) => kind.startsWith('delay=')) ?? 'delay=';

const kindTitles: Readonly<Record<string, string>> = {
  timeout: 'no answer ever (timeout)',
  offline: 'the connection cut (offline)',
  empty: 'done, but an empty answer (empty)',
  malformed: 'done, but half an answer (malformed)',
  'html-blocked': 'the firewall’s page (html-blocked)',
  'no-nonce': 'done, but no nonce (no-nonce)',
  '401': 'the session has ended (401)',
  '403': 'access denied (403)',
  '419': 'the visit has timed out (419)',
  '429': 'too many requests (429)',
  '500': 'an error of the bank (500)',
  '503': 'the bank is not available (503)',
  'lost-answer': 'done, but the answer lost (lost-answer)',
  nonsense: 'done, but a nonsensical answer (nonsense)',
  [refusalKind]: 'a refusal with a code',
  [lateKind]: 'the answer lost, and done later (late)',
  [delayKind]: 'nothing, but only after a delay (delay)',
};

export const kindChoices: readonly Choice[] = allowedKinds.map((id) => ({ id, title: kindTitle(id) }));

export function kindTitle(kind: string): string {
  return kindTitles[kind] ?? kind;
}

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
