import type { CurrentAssumption } from '#contracts/assumptions/current-assumptions.ts';
import type { Proposal } from '#contracts/assumptions/questionnaire.ts';
import { operationAsked } from '#contracts/driver/contract.ts';
import { maskSecrets } from '#contracts/driver/mask-secrets.ts';
import { besideContract } from './beside-contract.ts';
import { createProposals } from './proposals.ts';
import { breachesIn, type RecordedBreach } from './recorded-breaches.ts';
import type { RecordedCall } from './recorded-call.ts';

/** What the recordings say of one operation. */
export interface RecordedOperation {
  readonly operation: string;
  readonly calls: number;
  /** Number of calls by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Each difference once. No value of a call is in it, unless values are shown. */
  readonly differences: readonly Finding[];
  /** What came beside the contract: other fields and codes, which break nothing. */
  readonly notes: readonly Finding[];
  /** Calls that are alike in status and differences, with their number. */
  readonly kinds: readonly CallKind[];
}

/** With the number of calls that have it and the first of them. */
export interface Finding {
  readonly text: string;
  readonly calls: number;
  readonly source: string;
  /** What the first of them had there. */
  readonly value?: string;
}

export interface CallKind {
  readonly status: number | undefined;
  readonly differences: readonly string[];
  /** Whether the answer is that of a service without such an address: 404, 405 or 501, and no code. */
  readonly isNothingThere: boolean;
  readonly calls: number;
}

export interface CheckedRecording {
  readonly operations: readonly RecordedOperation[];
  /** Calls below /digx that the contract does not have, without the tokens in their paths. */
  readonly unknown: readonly string[];
  /** Calls to others, such as pages and pictures. */
  readonly others: number;
  /** By the place of the assumption. */
  readonly proposals: ReadonlyMap<string, Proposal>;
}

interface Checking {
  /** Keeps the first value of each difference. */
  readonly showsValues?: boolean;
}

/** Checks recorded traffic against the contract, and what it says of the contract’s assumptions. */
export function checkRecording(
  calls: readonly RecordedCall[],
  assumptions: readonly CurrentAssumption[],
): CheckedRecording {
  const check = createRecordingCheck(assumptions);
  for (const call of calls) check.add(call);
  return check.result();
}

/** The same for calls that come one by one. Nothing of a call is kept but shapes and counts. */
export function createRecordingCheck(
  assumptions: readonly CurrentAssumption[],
  { showsValues = false }: Checking = {},
) {
  const operations = new Map<string, OpenOperation>();
  const unknown = new Set<string>();
  const proposals = createProposals(assumptions);
  let others = 0;
  return {
    add(call: RecordedCall): void {
      const operation = operationAsked(call);
      if (operation === undefined) {
        if (call.target.startsWith('/digx/')) unknown.add(`${call.method} ${withoutTokens(call.target)}`);
        else others += 1;
        return;
      }
      const breaches = breachesIn(call);
      const { notes, otherCodes } = besideContract(operation, call);
      const known = operations.get(operation) ?? newOperation();
      operations.set(operation, known);
      note(known, call, breaches, notes, showsValues);
      proposals.note(operation, call, breaches, otherCodes);
    },
    result: (): CheckedRecording => ({
      operations: [...operations].map(([operation, { differences, notes, kinds, ...rest }]) => ({
        operation,
        ...rest,
        differences: findingsIn(differences),
        notes: findingsIn(notes),
        kinds: [...kinds.values()],
      })),
      unknown: [...unknown],
      others,
      proposals: proposals.result(),
    }),
  };
}

type Seen = Map<string, { calls: number; readonly source: string; readonly value?: string }>;

interface OpenOperation {
  calls: number;
  readonly statuses: Record<string, number>;
  readonly differences: Seen;
  readonly notes: Seen;
  readonly kinds: Map<string, CallKind>;
}

function newOperation(): OpenOperation {
  return { calls: 0, statuses: {}, differences: new Map(), notes: new Map(), kinds: new Map() };
}

function findingsIn(seen: Seen): readonly Finding[] {
  return [...seen].map(([text, one]) => ({ text, ...one }));
}

function note(
  known: OpenOperation,
  call: RecordedCall,
  breaches: readonly RecordedBreach[],
  notes: readonly string[],
  showsValues: boolean,
): void {
  const status = String(call.status ?? 'no answer');
  known.calls += 1;
  known.statuses[status] = (known.statuses[status] ?? 0) + 1;
  const found = new Map<string, string | undefined>();
  for (const { where, message, value } of breaches) {
    const text = maskSecrets(`${status} ${where.replace(/\/\d+(?=\/|$)/g, '[]')} ${message}`);
    if (!found.has(text)) found.set(text, showsValues ? value : undefined);
  }
  count(known.differences, found, call);
  count(known.notes, new Map(notes.map((text) => [text, undefined])), call);
  const differences = [...found.keys()].sort();
  const isNothingThere = [404, 405, 501].includes(call.status ?? 0) && !/"(code|errorCode)"\s*:/.test(call.answer);
  const key = JSON.stringify([status, differences, isNothingThere]);
  const alike = known.kinds.get(key)?.calls ?? 0;
  known.kinds.set(key, { status: call.status, differences, isNothingThere, calls: alike + 1 });
}

function count(seen: Seen, found: ReadonlyMap<string, string | undefined>, { source }: RecordedCall): void {
  for (const [text, value] of found) {
    const before = seen.get(text) ?? { calls: 0, source, ...(value !== undefined && { value }) };
    before.calls += 1;
    seen.set(text, before);
  }
}

/** Words of a path stay; what has a digit or is long may be a token. */
function withoutTokens(target: string): string {
  const [path = ''] = target.split('?');
  return path
    .split('/')
    .map((step) => (/\d/.test(step) && !/^v\d$/.test(step) ? '{…}' : step.length > 40 ? '{…}' : step))
    .join('/');
}
