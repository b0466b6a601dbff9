import { asId } from '#src/kernel/ids.ts';
import type { Account } from './account.ts';

/** A current account in pounds without balances, unless a test adds them. */
export function account(given: Partial<Account> = {}): Account {
  return {
    id: asId('household'),
    customerId: asId('party'),
    partyName: 'Amelia Hart',
    title: 'Household',
    accountNumber: '12345678',
    maskedAccountNumber: '****5678',
    sortCode: '609303',
    currency: 'GBP',
    kind: 'CA',
    accountType: 'CSA',
    typeTitle: 'Private Bank Current Account',
    group: 'current',
    order: 1,
    isInternational: false,
    productType: 'PB1',
    transferIsMapped: true,
    transferOutDisabled: false,
    statementsDisabled: false,
    isClosed: false,
    ...given,
  };
}
