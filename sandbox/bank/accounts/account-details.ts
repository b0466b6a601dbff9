import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { availableOf, heldOn } from '#sandbox/bank/engine/holds.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { type Money, money } from '#src/kernel/money.ts';

export interface DemandDepositDetails {
  readonly holder: string;
  readonly balance: Money;
  readonly available: Money;
  readonly held: Money;
  readonly overdraft: Money;
}

export function demandDepositDetailsOf(bank: Bank, account: AccountRecord): DemandDepositDetails {
  const { id, partyId, currency, overdraftMinor } = account;
  return {
    holder: bank.records.find('parties', partyId)?.name ?? '',
    balance: money(bank.ledger.balanceOf(id), currency),
    available: availableOf(bank, account),
    held: money(heldOn(bank, id), currency),
    overdraft: money(overdraftMinor, currency),
  };
}
