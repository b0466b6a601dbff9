import type { Account } from '#src/api/accounts/account.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { byLastPaid, isSameEntity } from './payable-payees.ts';

const shownAtMost = 5;

/** Whom the hub offers to pay: those paid last, the latest first, then others by name. Each can be paid from one of the accounts. */
export function hubPeople(payees: readonly Payee[], payers: readonly Pick<Account, 'customerId'>[]): readonly Payee[] {
  const payable = payees
    .filter(({ isActive }) => isActive)
    .filter(({ customerId }) => payers.some((payer) => isSameEntity(customerId, payer.customerId)))
    .sort((left, right) => payeeName(left).localeCompare(payeeName(right), 'en-GB'));
  const { recent, others } = byLastPaid(payable);
  return [...recent, ...others].slice(0, shownAtMost);
}
