import type { Account } from '#src/api/accounts/account.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** In whose name a payment from the account is made: its entity's, else that of whoever the customer acts for. */
export function payingParty({ customerId }: Pick<Account, 'customerId'>, active: PartyId | false): PartyId | false {
  return customerId === '' ? active : customerId;
}
