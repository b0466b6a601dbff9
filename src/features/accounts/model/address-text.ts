import type { AccountAddress } from '#src/api/accounts/account-address.ts';

/** The address on one line. A line the bank does not have leaves no gap and no stray comma. */
export function addressText({ fullName, lines }: AccountAddress): string {
  const parts = [fullName, ...lines].filter((part) => part !== '');
  return parts.length === 0 ? 'not given' : parts.join(', ');
}
