import type { DemandDepositDetails } from '#sandbox/bank/accounts/account-details.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { amount, localDate } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';

export function toDemandDepositWire(
  account: AccountRecord,
  token: string,
  { holder, balance, available, held, overdraft }: DemandDepositDetails,
): components['schemas']['DemandDepositAccount'] {
  return {
    id: { value: token, displayValue: account.number },
    accountName: holder,
    currencyCode: account.currency,
    openingDate: localDate(account.openedOn),
    currentBalance: amount(balance),
    availableBalance: amount(available),
    holdAmount: amount(held),
    overDraftLimit: { sanctionedLimitAmount: amount(overdraft) },
    ...(account.iban === null ? {} : { iban: account.iban }),
  };
}
