import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { categoryOf } from './accounts.ts';

// What testers can do to accounts.

export function accountsOfUser({ records }: Bank, { partyIds }: UserRecord): AccountRecord[] {
  return partyIds.flatMap((partyId) => records.accountsOf(partyId));
}

/** Those for everyday use, closed ones included, in the order of their entities. */
export function everydayAccountsOf(bank: Bank, user: UserRecord): AccountRecord[] {
  return accountsOfUser(bank, user).filter((account) => categoryOf(account) === 'demand-deposit');
}

export function freezeAccount(account: AccountRecord): Change[] {
  return [{ change: 'update', of: 'accounts', record: { ...account, frozen: true } }];
}

export function unfreezeAccount({ frozen: _, ...account }: AccountRecord): Change[] {
  return [{ change: 'update', of: 'accounts', record: account }];
}

interface Arriving {
  readonly minor: number;
  readonly from: string;
  readonly reference: string;
}

/** A payment from another bank, from any sender. */
export function receiveMoney(bank: Bank, account: AccountRecord, { minor, from, reference }: Arriving): Change[] {
  return posted(bank, account, minor, {
    code: account.currency === 'GBP' ? 'FPI' : 'IPI',
    description: from,
    reference,
    against: `clearing:faster-payments:${account.currency}`,
  });
}

/** Why the booked balance cannot be that; undefined when it can. */
export function whyNotBalance(bank: Bank, account: AccountRecord, minor: number): string | undefined {
  const change = minor - bank.ledger.balanceOf(account.id);
  if (change === 0) return 'That is already its balance.';
  return availableOf(bank, account).minor + change < 0
    ? 'The available balance would be negative. Holds and the overdraft count too.'
    : undefined;
}

/** The bank corrects the booked balance. */
export function correctBalance(bank: Bank, account: AccountRecord, minor: number): Change[] {
  return posted(bank, account, minor - bank.ledger.balanceOf(account.id), {
    code: 'MSC',
    description: 'Balance correction',
    reference: 'Sandbox',
    against: `clearing:corrections:${account.currency}`,
  });
}

interface Booked {
  readonly code: string;
  readonly description: string;
  readonly reference: string;
  readonly against: string;
}

/** A posting by a tester between a customer's account and another. */
export function posted(bank: Bank, account: AccountRecord, minor: number, booked: Booked): Change[] {
  const { against, ...seen } = booked;
  const { currency } = account;
  const posting = {
    id: `tester-${bank.ledger.postings.length + 1}`,
    at: bank.clock.now,
    bookedOn: bank.today,
    currency,
    ...seen,
    entries: [
      { accountId: account.id, minor },
      { accountId: against, minor: -minor },
    ],
  };
  return [{ change: 'post', posting }];
}
