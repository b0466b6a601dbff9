/** Every way in which a planned fault can spoil an answer. `code=X` refuses with the server code X. */
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

export type FaultKind = (typeof faultKinds)[number] | `code=${string}`;

/**
 * How far the request gets:
 * - `lost-on-the-way`: the bank never hears of it, and nothing is used up;
 * - `turned-away`: the bank answers in its own way but does nothing; the nonce is spent all the same;
 * - `done`: the bank did it, whatever arrives.
 */
type FaultReach = 'lost-on-the-way' | 'turned-away' | 'done';

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
      return 'turned-away';
  }
}
