import type { CurrentAssumption } from '#contracts/assumptions/current-assumptions.ts';
import type { Proposal } from '#contracts/assumptions/questionnaire.ts';
import { contract, operationAsked } from '#contracts/driver/contract.ts';
import { hidden, maskSecrets } from '#contracts/driver/mask-secrets.ts';
import { answerBreachesOf, type PlacedBreach, requestBreachesOf } from '#contracts/verify/answer-check.ts';
import { besideContract } from './beside-contract.ts';
import type { RecordedCall } from './har.ts';
import { placesSeenIn } from './seen-places.ts';

/** What the recordings say of one operation. */
export interface RecordedOperation {
  readonly operation: string;
  readonly calls: number;
  /** Number of calls by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Each difference once. No value of a call is in it. */
  readonly differences: readonly Finding[];
  /** What came beside the contract: other fields and codes, which break nothing. */
  readonly notes: readonly Finding[];
}

/** With the number of calls that have it and the first of them. */
interface Finding {
  readonly text: string;
  readonly calls: number;
  readonly source: string;
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

/** Checks recorded traffic against the contract, and what it says of the contract’s assumptions. */
export function checkRecording(
  calls: readonly RecordedCall[],
  assumptions: readonly CurrentAssumption[],
): CheckedRecording {
  const operations = new Map<string, OpenOperation>();
  const unknown = new Set<string>();
  const evidence = new Map<string, Evidence>();
  const ofContract = new Map(
    assumptions.flatMap(({ steps, place }) => (steps ? [[steps.join(' '), place] as const] : [])),
  );
  let others = 0;
  for (const call of calls) {
    const operation = operationAsked(call);
    if (operation === undefined) {
      if (call.target.startsWith('/digx/')) unknown.add(`${call.method} ${withoutTokens(call.target)}`);
      else others += 1;
      continue;
    }
    const breaches = breachesIn(call);
    const { notes, otherCodes } = besideContract(operation, call);
    note(operations, operation, call, breaches, notes);
    for (const { steps, where } of placesSeenIn(contract, { operation, ...bodiesOf(call) })) {
      const place = ofContract.get(steps.join(' '));
      if (place === undefined) continue;
      const known = evidence.get(place) ?? { fits: 0, breaks: 0, codes: [] };
      // The answer is in the contract, its reason is not.
      const codes = where === '/status' ? otherCodes : [];
      const isBroken =
        codes.length > 0 || breaches.some((breach) => where !== '' && `${breach.where}/`.startsWith(`${where}/`));
      evidence.set(place, {
        fits: known.fits + (isBroken ? 0 : 1),
        breaks: known.breaks + (isBroken ? 1 : 0),
        codes: [...known.codes, ...codes],
      });
    }
  }
  return {
    operations: [...operations].map(([operation, { differences, notes, ...rest }]) => ({
      operation,
      ...rest,
      differences: findingsIn(differences),
      notes: findingsIn(notes),
    })),
    unknown: [...unknown],
    others,
    proposals: new Map([...evidence].map(([place, one]) => [place, proposalFor(one)])),
  };
}

interface Evidence {
  readonly fits: number;
  readonly breaks: number;
  /** Codes of refusals that the contract does not have there. */
  readonly codes: readonly string[];
}

function proposalFor({ fits, breaks, codes }: Evidence): Proposal {
  const named = codes.length === 0 ? '' : `, with the code ${[...new Set(codes)].join(', ')}`;
  if (breaks > 0)
    return { state: 'overturned', because: `${breaks} of ${fits + breaks} recorded values differ${named}` };
  return { state: 'confirmed', because: `${fits} recorded ${fits === 1 ? 'value fits' : 'values fit'}` };
}

type Seen = Map<string, { calls: number; readonly source: string }>;

interface OpenOperation {
  calls: number;
  readonly statuses: Record<string, number>;
  readonly differences: Seen;
  readonly notes: Seen;
}

function findingsIn(seen: Seen): readonly Finding[] {
  return [...seen].map(([text, one]) => ({ text, ...one }));
}

function note(
  operations: Map<string, OpenOperation>,
  operation: string,
  call: RecordedCall,
  breaches: readonly PlacedBreach[],
  notes: readonly string[],
): void {
  const known: OpenOperation = operations.get(operation) ?? {
    calls: 0,
    statuses: {},
    differences: new Map(),
    notes: new Map(),
  };
  operations.set(operation, known);
  const status = String(call.status ?? 'no answer');
  known.calls += 1;
  known.statuses[status] = (known.statuses[status] ?? 0) + 1;
  const texts = breaches.map(({ where, message }) =>
    maskSecrets(`${status} ${where.replace(/\/\d+(?=\/|$)/g, '[]')} ${message}`),
  );
  count(known.differences, texts, call);
  count(known.notes, notes, call);
}

function count(found: Seen, texts: readonly string[], { source }: RecordedCall): void {
  for (const text of new Set(texts)) {
    const seen = found.get(text) ?? { calls: 0, source };
    seen.calls += 1;
    found.set(text, seen);
  }
}

/** Without those that the recording itself causes: what it has hidden or left out. */
function breachesIn(call: RecordedCall): readonly PlacedBreach[] {
  const parts = bodiesOf(call);
  const request = requestBreachesOf(call)
    .map((breach) => ({ ...breach, where: `/request${breach.where}` }))
    .filter(
      ({ where }) => !isLeftOut(where, { '/request/body': parts.request, '/request/headers': call.requestHeaders }),
    );
  const answer = answerBreachesOf(call).filter(
    ({ where }) =>
      !isLeftOut(where, { '/body': parts.answer, '/headers': call.headers }) &&
      (call.hasAnswer || !where.startsWith('/body')),
  );
  return [...request, ...answer];
}

/** Cookies, and `content-type` of what has no body, are often not in a recording. */
function isLeftOut(where: string, roots: Readonly<Record<string, unknown>>): boolean {
  if (/\/headers\/(set-cookie|cookie)$/i.test(where)) return true;
  for (const [root, value] of Object.entries(roots)) {
    if (!where.startsWith(`${root}/`)) continue;
    const steps = where.slice(root.length + 1).split('/');
    const found = steps.reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], value);
    if (found === hidden) return true;
  }
  return false;
}

function bodiesOf({ status, body, answer, headers, requestHeaders = {} }: RecordedCall) {
  const isForm = /urlencoded/.test(requestHeaders['content-type'] ?? '');
  const request = body === '' ? undefined : isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body);
  return { status, request, answer: answer === '' ? undefined : parsed(answer), answerHeaders: headers };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
