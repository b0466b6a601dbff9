import type { Account } from '#src/api/accounts/account.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { periodFileName } from './period-file-name.ts';

/** `transactions-5678-2026-01-01-to-2026-06-30.pdf`. */
export function printFileName(account: Pick<Account, 'accountNumber'>, period: Period): string {
  return periodFileName(account, period, '.pdf');
}
