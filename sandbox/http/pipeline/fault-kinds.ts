/** Faults that can be planned, apart from those with a code or a delay. */
export const faultKinds = [
  'timeout',
  'offline',
  'empty',
  'malformed',
  'html-blocked',
  'no-nonce',
  '401',
  '403',
  '419',
  '429',
  '500',
  '503',
  'lost-answer',
  'nonsense',
] as const;

/** `code=X` refuses with server code X; `late=5` loses the answer and processes the request five seconds later. */
export type FaultKind = (typeof faultKinds)[number] | `code=${string}` | `late=${number}`;

/** One hour, within which the bank still knows a session that has ended. */
export const mostLateSeconds = 3600;

/** @returns the seconds of `late=5`; undefined for other text and for a delay outside the limits. */
export function latenessOf(kind: string): number | undefined {
  const seconds = Number(/^late=([1-9]\d{0,3})$/.exec(kind)?.[1] ?? Number.NaN);
  return seconds <= mostLateSeconds ? seconds : undefined;
}

/**
 * How far the request gets:
 * - `lost-on-the-way`: the bank never receives it, and nothing is used up;
 * - `turned-away`: the bank refuses and changes nothing but the nonce;
 * - `done`: the bank carries it out, whatever arrives;
 * - `done-late`: the bank accepts it, processes it later, and nothing arrives.
 */
type FaultReach = 'lost-on-the-way' | 'turned-away' | 'done' | 'done-late';

export function reachOf(kind: FaultKind): FaultReach {
  switch (kind) {
    case 'timeout':
    case 'offline':
    case 'html-blocked':
      return 'lost-on-the-way';
    case 'empty':
    case 'malformed':
    case 'no-nonce':
    case 'lost-answer':
    case 'nonsense':
      return 'done';
    default:
      return latenessOf(kind) === undefined ? 'turned-away' : 'done-late';
  }
}
