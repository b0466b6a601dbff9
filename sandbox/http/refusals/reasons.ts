import type { RefusalName } from './refusals.ts';

/** What the bank's reasons are on the wire, where more than one area of it gives them. */
export const sharedReasons = {
  'function-missing': 'accessDenied',
  'account-not-found': 'accountNotFound',
  'payee-not-found': 'payeeNotFound',
  'name-length': 'payeeNameLength',
  'name-characters': 'payeeNameCharacters',
  'reference-too-long': 'referenceTooLong',
  'reference-characters': 'referenceCharacters',
  'details-not-found': 'payeeDetailsNotFound',
} as const satisfies Readonly<Record<string, RefusalName>>;

/** How an area answers where the bank refuses: the rule is named after the reason, and `names` says what it is on the wire. */
export function refusalsBy<Names extends Readonly<Record<string, RefusalName>>>(area: string, names: Names) {
  return <Reason extends keyof Names & string>({ reason }: { readonly reason: Reason }) =>
    ({ rule: `${area}.${reason}`, answer: { refused: names[reason] } }) as const;
}
