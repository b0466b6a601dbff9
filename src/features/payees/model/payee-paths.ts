import type { PayeeId } from '#src/kernel/ids.ts';

export const payeesPath = '/payments/payees';

export function payPath(id: PayeeId): string {
  return `/payments/make?toAccountId=${encodeURIComponent(id)}`;
}

export function changePath(id: PayeeId): string {
  return `${payeesPath}/edit/${encodeURIComponent(id)}`;
}
