import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { AccountRecord, taskCodes } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { bondOriginalOf } from './bonds.ts';
import { loanScheduleOf } from './lending.ts';

export type AccountCategory = 'demand-deposit' | 'term-deposit' | 'loan';
export type TaskCode = (typeof taskCodes)[number];

export interface AccountInView {
  readonly account: AccountRecord;
  readonly party: PartyRecord;
  readonly token: string;
  readonly partyToken: string;
  readonly figures: AccountFigures;
}

/** A loan's booked balance is negative, so its figures show what is still owed. */
export type AccountFigures =
  | {
      readonly kind: 'deposit';
      readonly balance: Money;
      readonly available: Money;
      readonly principal: Money | undefined;
    }
  | {
      readonly kind: 'loan';
      readonly principal: Money;
      readonly outstanding: Money;
      readonly principalBalance: Money;
      readonly arrears: Money;
    };

/** In the order of the parties and then of opening. */
export function viewAccounts(bank: Bank, customer: Customer): AccountInView[] {
  return customer.parties.flatMap((party) =>
    bank.records.accountsOf(party.id).map((account) => ({
      account,
      party,
      token: tokenOf(bank, customer.session, 'account', account.id),
      partyToken: tokenOf(bank, customer.session, 'party', party.id),
      figures: figuresOf(bank, account),
    })),
  );
}

/** The accounts of a category that the task is open to, and no others. */
export function viewAccountsByTask(
  bank: Bank,
  customer: Customer,
  { category, task, scope }: AskedTask,
): AccountInView[] {
  return viewAccounts(bank, customer).filter(
    ({ account }) => categoryOf(account) === category && isOpenTo(account, task, scope),
  );
}

interface AskedTask {
  readonly category: 'demand-deposit' | 'loan';
  readonly task: TaskCode;
  readonly scope: TransferScope;
}

/** Whether an entity is chosen. Some accounts send transfers only with one, or only without. */
export type TransferScope = 'local' | 'global';

/** Whether the account may be chosen for the task. For transfers it depends on more than the code. */
export function isOpenTo(account: AccountRecord, task: TaskCode, scope: TransferScope): boolean {
  return account.taskCodes.includes(task) && (task !== 'PC_F_SELF' || sendsTransfers(account, scope));
}

/** Notice accounts never pay out. */
function sendsTransfers(account: AccountRecord, scope: TransferScope): boolean {
  const { kind, transferIsMapped, transferOutDisabled, transfersOnly } = account;
  const isInScope = transfersOnly === null || transfersOnly === scope;
  return transferIsMapped && !transferOutDisabled && kind !== 'NT' && isInScope;
}

/** The account behind a token; undefined for tokens of other sessions, other customers or parties not chosen. */
export function findAccountByToken(bank: Bank, customer: Customer, token: string): AccountRecord | undefined {
  return customer.parties
    .flatMap((party) => bank.records.accountsOf(party.id))
    .find((account) => tokenOf(bank, customer.session, 'account', account.id) === token);
}

export function findAccountOfCategory(
  bank: Bank,
  customer: Customer,
  token: string,
  category: AccountCategory,
): AccountRecord | undefined {
  const account = findAccountByToken(bank, customer, token);
  return account !== undefined && categoryOf(account) === category ? account : undefined;
}

export function categoryOf(account: AccountRecord): AccountCategory {
  switch (account.kind) {
    case 'CA':
    case 'RA':
    case 'IA':
    case 'NT':
      return 'demand-deposit';
    case 'TD':
      return 'term-deposit';
    case 'LN':
    case 'MO':
      return 'loan';
    default:
      return account.kind satisfies never;
  }
}

function figuresOf(bank: Bank, account: AccountRecord): AccountFigures {
  if (categoryOf(account) === 'loan') {
    const { outstanding, principalBalance, arrears } = loanScheduleOf(bank, account);
    const principal = money(account.principalMinor ?? outstanding.minor, account.currency);
    return { kind: 'loan', principal, outstanding, principalBalance, arrears };
  }
  return {
    kind: 'deposit',
    balance: money(bank.ledger.balanceOf(account.id), account.currency),
    available: availableOf(bank, account),
    principal: categoryOf(account) === 'term-deposit' ? bondOriginalOf(bank, account) : undefined,
  };
}
