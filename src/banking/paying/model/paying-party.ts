import type { Account } from '#src/api/accounts/account.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** The party that pays: the account's entity, else the active one. */
export function payingParty({ customerId }: Pick<Account, 'customerId'>, active: PartyId | false): PartyId | false {
  return customerId === '' ? active : customerId;
}
