import type { RefusalName } from './refusals.ts';

/** Wire refusals for reasons that several areas share. */
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

/** How an area answers refusals: the rule is named after the reason, and `names` maps it to the wire. */
export function refusalsBy<Names extends Readonly<Record<string, RefusalName>>>(area: string, names: Names) {
  return <Reason extends keyof Names & string>({ reason }: { readonly reason: Reason }) =>
    ({ rule: `${area}.${reason}`, answer: { refused: names[reason] } }) as const;
}
