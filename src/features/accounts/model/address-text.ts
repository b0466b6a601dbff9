import type { CorrespondenceAddress } from '#src/api/accounts/correspondence-address.ts';

/** The address on one line; missing lines leave no gap and no stray comma. */
export function addressText({ fullName, lines }: CorrespondenceAddress): string {
  const parts = [fullName, ...lines].filter((part) => part !== '');
  return parts.length === 0 ? 'not given' : parts.join(', ');
}
