import type { AccountScreen } from '#e2e/screens/accounts/account.screen.ts';
import type { TransactionsScreen } from '#e2e/screens/transactions/transactions.screen.ts';

export interface State {
  readonly state: string;
  readonly path: string;
  readonly sandbox?: string;
  readonly fragment?: string;
  readonly press?: string;
  /** Further steps to reach the state. */
  readonly act?: (account: AccountScreen, transactions: TransactionsScreen) => Promise<unknown>;
}

/** Logged in, at a frozen time. */
export const moment = 'signin:yes;clock:2026-06-17T10:00;freeze:yes';
export const racingOwner = `persona:racing-owner;${moment}`;
export const privateCustomer = `persona:private-customer;${moment}`;
export const manyAccounts = `persona:many-accounts;${moment}`;
