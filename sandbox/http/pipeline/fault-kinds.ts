import type { refusals } from '#sandbox/http/refusals/refusals.ts';
import type { WireAnswer } from './outcome.ts';

/**
 * How far the request gets:
 * - `lost-on-the-way`: the bank never receives it, and nothing is used up;
 * - `turned-away`: the bank refuses and changes nothing but the nonce;
 * - `done`: the bank carries it out, whatever arrives;
 * - `done-late`: the bank accepts it, processes it later, and nothing arrives.
 */
type FaultReach = 'lost-on-the-way' | 'turned-away' | 'done' | 'done-late';

interface Fault {
  readonly reach: FaultReach;
  /** What testers read about it. */
  readonly title: string;
}

/** A firewall's page in place of the bank's answer; the app reads any code from it. */
const blockedPage = `<!doctype html>
<html><head><title>Page Blocked</title></head>
<body><h1>Page Blocked</h1><p>Your request was blocked by security rules.</p><p>Error code: SBX-40412</p></body></html>
`;

function lost<Kind extends string>(kind: Kind, title: string, delivery: 'never' | 'broken' | 'answered') {
  const page = delivery === 'answered' ? blockedPage : undefined;
  return { kind, reach: 'lost-on-the-way', title, delivery, page } as const;
}

function refused<Kind extends string>(kind: Kind, title: string, refusal: keyof typeof refusals) {
  return { kind, reach: 'turned-away', title, refusal } as const;
}

/** @param spoil what arrives of a good answer; undefined when nothing does. */
function spoiled<Kind extends string>(
  kind: Kind,
  what: string,
  spoil: (answer: WireAnswer) => Partial<WireAnswer> | undefined,
) {
  return { kind, reach: 'done', title: `done, but ${what}`, spoil } as const;
}

/** Every failure that can be planned, by its name in links, apart from those with a value. */
const faults = [
  lost('timeout', 'no answer ever', 'never'),
  lost('offline', 'the connection cut', 'broken'),
  spoiled('empty', 'an empty answer', () => ({ body: '' })),
  spoiled('malformed', 'half an answer', ({ body }) => ({ body: body.slice(0, body.length / 2) })),
  lost('html-blocked', 'the firewall’s page', 'answered'),
  spoiled('no-nonce', 'no nonce', ({ headers: { 'x-nonce': _, ...headers } }) => ({ headers })),
  refused('401', 'the session has ended', 'noUserSession'),
  refused('403', 'access denied', 'accessDenied'),
  refused('419', 'the visit has timed out', 'prospectExpired'),
  refused('429', 'too many requests', 'tooMany'),
  refused('500', 'an error of the bank', 'broken'),
  refused('503', 'the bank is not available', 'unavailable'),
  spoiled('lost-answer', 'the answer lost', () => undefined),
  spoiled('nonsense', 'a nonsensical answer', ({ body }) => ({ body: nonsenseIn(body) })),
] as const;

export type PlainKind = (typeof faults)[number]['kind'];
export const faultKinds: readonly PlainKind[] = faults.map(({ kind }) => kind);

/** `code=X` refuses with server code X; `late=5` loses the answer and processes the request five seconds later. */
export type FaultKind = PlainKind | `code=${string}` | `late=${number}`;

/** Failures with a value, and a delay, with which nothing else goes wrong. */
export const faultsWithValue = {
  code: {
    form: 'code=SERVER_CODE',
    sample: 'code=DIGX_PY_0134',
    reach: 'turned-away',
    title: 'a refusal with a code',
  },
  late: {
    form: 'late=SECONDS',
    sample: 'late=5',
    reach: 'done-late',
    title: 'the answer lost, and done later (late)',
  },
  delay: {
    form: 'delay=MILLISECONDS',
    sample: 'delay=2500',
    reach: 'done',
    title: 'nothing, but only after a delay (delay)',
  },
} as const satisfies Readonly<Record<string, Fault & { readonly form: string; readonly sample: string }>>;

/** How testers choose among them: by name, or by the form of those with a value. */
export const faultChoices: readonly (Fault & { readonly allowed: string; readonly sample: string })[] = [
  ...faults.map(({ kind, reach, title }) => ({ allowed: kind, sample: kind, reach, title: `${title} (${kind})` })),
  ...Object.values(faultsWithValue).map(({ form, ...rest }) => ({ allowed: form, ...rest })),
];

/** One hour, within which the bank still knows a session that has ended. */
export const mostLateSeconds = 3600;

/** @returns the seconds of `late=5`; undefined for other text and for a delay outside the limits. */
export function latenessOf(kind: string): number | undefined {
  const seconds = Number(/^late=([1-9]\d{0,3})$/.exec(kind)?.[1] ?? Number.NaN);
  return seconds <= mostLateSeconds ? seconds : undefined;
}

/** Undefined for a failure with a value. */
export function faultOf(kind: FaultKind): (typeof faults)[number] | undefined {
  return faults.find((fault) => fault.kind === kind);
}

export function reachOf(kind: FaultKind): FaultReach {
  return faultOf(kind)?.reach ?? (latenessOf(kind) === undefined ? 'turned-away' : 'done-late');
}

/** A tester's own answer may be no JSON. */
function nonsenseIn(text: string): string {
  try {
    return JSON.stringify(nonsenseOf(JSON.parse(text)));
  } catch {
    return '';
  }
}

/**
 * Drops every other field and changes the type of the rest, at every depth. `status` stays, so the answer looks
 * successful.
 */
function nonsenseOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nonsenseOf);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'boolean') return null;
  if (value === null) return {};
  const kept = Object.entries(value as object)
    .filter(([key], index) => key === 'status' || index % 2 === 1)
    .map(([key, part]) => [key, key === 'status' ? part : nonsenseOf(part)]);
  return Object.fromEntries(kept);
}
