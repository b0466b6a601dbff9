import type { Account } from '#src/api/accounts/account.ts';
import type { Period } from '#src/rules/export-periods.ts';

/**
 * `transactions-5678-2026-01-01-to-2026-06-30.pdf`, as the bank names its own files: with the last four digits of the
 * account number.
 */
export function periodFileName(
  { accountNumber }: Pick<Account, 'accountNumber'>,
  { from, to }: Period,
  ending: string,
): string {
  const digits = accountNumber.replaceAll(/\D/g, '').slice(-4);
  return ['transactions', ...(digits === '' ? [] : [digits]), from, 'to', to].join('-') + ending;
}
