import type { Account } from '#src/api/account.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';

/** A current account in pounds with nothing said about its money, but for what a test says. */
export function account(given: Partial<Account> = {}): Account {
  return {
    id: 'household' as AccountId,
    customerId: 'party' as PartyId,
    partyName: 'Amelia Hart',
    title: 'Household',
    accountNumber: '12345678',
    sortCode: '609303',
    currency: 'GBP',
    kind: 'CA',
    typeTitle: 'Private Bank Current Account',
    group: 'current',
    order: 1,
    isInternational: false,
    productType: 'PB1',
    transferIsMapped: true,
    transferOutDisabled: false,
    statementsDisabled: false,
    ...given,
  };
}
