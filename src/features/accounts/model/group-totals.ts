import type { Account } from '#src/api/accounts/account.ts';
import { type Money, money } from '#src/kernel/money.ts';

/**
 * The sum of the balances in each currency, in the order in which the currencies appear. None for a single account, and
 * none in a currency in which a balance is missing: a sum without it would be wrong.
 */
export function groupTotals(accounts: readonly Pick<Account, 'currency' | 'balance'>[]): readonly Money[] {
  if (accounts.length < 2) return [];
  return [...new Set(accounts.map(({ currency }) => currency))].flatMap((currency) => {
    const balances = accounts.filter((account) => account.currency === currency).map(({ balance }) => balance);
    if (balances.some((balance) => balance === undefined || balance.currency !== currency)) return [];
    return [
      money(
        balances.reduce((sum, balance) => sum + (balance?.minor ?? 0), 0),
        currency,
      ),
    ];
  });
}
