import {
  type FaultMatch,
  isOperationId,
  isPlannedKind,
  type MatchField,
  matchFields,
  noFaultKind,
  operationIds,
  type PlannedFault,
  plannedFaultSchema,
} from './faults.ts';
import type { Misreading } from './misreading.ts';
import { isWholeNumber } from './whole-number.ts';

export const faultForms = [
  'operationId@kind',
  'operationId@kind~n',
  'operationId@kind~npc',
  'operationId@kind~amount=13.00',
];

/** As the grammar writes it: `listAccounts@timeout~1`, `createPayment@500~amount=13~payee=farrier`. */
export function printFault({ operationId, kind, only, share, match = {} }: PlannedFault): string {
  const about = matchFields.flatMap((field) => (match[field] === undefined ? [] : [`~${field}=${match[field]}`]));
  const when = `${only === undefined ? '' : `~${only}`}${share === undefined ? '' : `~${share}pc`}`;
  return `${operationId}@${kind}${about.join('')}${when}`;
}

/**
 * Reads `operationId@kind` and what narrows it: `~n` for the nth call only, `~npc` for that share of calls,
 * `~amount=13` or `~payee=alias` for calls about it. The older `#n` and `%n` mean the same as `~n` and `~npc`, but must
 * be escaped in a URL.
 */
export function readFault(text: string): PlannedFault | Misreading {
  const [, operationId = '', kind = '', rest = ''] = /^([^@]*)@([^#%~]*)(.*)$/.exec(text.trim()) ?? [];
  if (operationId === '' || kind === '') return wrong(`"${text}" is no planned failure.`, faultForms);
  if (!isOperationId(operationId)) return wrong(`There is no operation "${operationId}".`, operationIds);
  if (!isPlannedKind(kind)) return { where: 'fault', ...noFaultKind(kind) };
  const narrowed = readNarrowing(rest);
  return 'reason' in narrowed ? narrowed : { operationId, kind, ...narrowed };
}

type Narrowing = Pick<PlannedFault, 'only' | 'share' | 'match'>;

function readNarrowing(text: string): Narrowing | Misreading {
  const narrowing: { -readonly [Name in keyof Narrowing]: Narrowing[Name] } = {};
  const match: { -readonly [Field in MatchField]?: string } = {};
  for (const piece of text.match(/[#%~][^#%~]*/g) ?? []) {
    const sign = piece.slice(0, 1);
    const rest = piece.slice(1);
    const [, field, value] = (sign === '~' && /^([a-z]+)=(.*)$/.exec(rest)) || [];
    if (field !== undefined && value !== undefined) {
      if (!isMatchField(field)) return wrong(`A call has no "${field}" to go by.`, matchFields);
      if (match[field] !== undefined) return wrong(`"${field}" is there twice.`, ['once']);
      match[field] = value.trim();
      continue;
    }
    const isShare = sign === '%' || (sign === '~' && rest.endsWith('pc'));
    const count = sign === '~' && isShare ? rest.slice(0, -'pc'.length) : rest;
    const already = narrowing.only !== undefined || narrowing.share !== undefined;
    if (already || !isWholeNumber(count, isShare ? 100 : Number.MAX_SAFE_INTEGER) || Number(count) === 0) {
      const called = isShare ? 'share of the calls' : 'call';
      return wrong(`"${piece}" is no ${called}.`, ['~1 and up', '~1pc to ~100pc']);
    }
    Object.assign(narrowing, isShare ? { share: Number(count) } : { only: Number(count) });
  }
  if (Object.keys(match).length === 0) return narrowing;
  const misread = misreadMatch(match);
  return misread ?? { ...narrowing, match };
}

/** Why a match is not understood; undefined when it is. */
export function misreadMatch(match: FaultMatch): Misreading | undefined {
  const read = plannedFaultSchema.shape.match.safeParse(match);
  if (read.success) return undefined;
  const [field] = read.error.issues[0]?.path ?? [];
  if (field === 'amount') return wrong(`"${match.amount}" is no amount.`, ['13', '13.00']);
  return wrong(`"${String(field ?? Object.keys(match).join(', '))}" is nothing to go by.`, matchFields);
}

function isMatchField(text: string): text is MatchField {
  return (matchFields as readonly string[]).includes(text);
}

function wrong(reason: string, allowed: readonly string[]): Misreading {
  return { where: 'fault', reason, allowed };
}
