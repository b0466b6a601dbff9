import type { Permission, ShareableAccount } from '#src/api/preferences/sharing.ts';

export const permissionNames = {
  enquiries: 'Account enquiries',
  payments: 'Payments and transfers',
} as const satisfies Record<Permission, string>;

/** Assumed: shown after the number of every account. */
const bankSortCode = '60-93-03';

export function accountText({ number }: Pick<ShareableAccount, 'number'>): string {
  return `${number} ${bankSortCode}`;
}
