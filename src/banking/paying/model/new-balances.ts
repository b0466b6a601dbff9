import type { Account } from '#src/api/accounts/account.ts';
import { namedAccount } from '#src/banking/receipt/receipt.ts';
import type { Money } from '#src/kernel/money.ts';
import type { PaymentResult } from './payment-result.ts';

export interface NewBalance {
  /** `Household, ending 4811`. */
  readonly account: string;
  readonly available: Money;
}

/** The customer's own accounts that an order has changed: one for a payment, two for a transfer. */
export function changedAccounts({ payment, outcome }: Pick<PaymentResult, 'payment' | 'outcome'>) {
  if (outcome.outcome !== 'paid') return [];
  return 'toAccount' in payment ? [payment.from, payment.toAccount] : [payment.from];
}

/** What the bank says is available in them now. One it does not name is left out: nothing is worked out here. */
export function newBalances(
  changed: ReturnType<typeof changedAccounts>,
  accounts: readonly Account[],
): readonly NewBalance[] {
  return changed.flatMap((account) => {
    const available = accounts.find(({ id }) => id === account.id)?.availableBalance;
    return available === undefined ? [] : [{ account: namedAccount(account), available }];
  });
}
