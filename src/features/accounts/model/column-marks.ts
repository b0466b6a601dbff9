import type { Account } from '#src/api/accounts/account.ts';
import type { Money } from '#src/kernel/money.ts';

type Figures = Pick<Account, 'group' | 'balance' | 'availableBalance'>;

/** What the amounts of the columns have besides their digits. */
export interface ColumnMarks {
  /** Whether any balance is marked DR. */
  readonly balance: boolean;
  readonly available: boolean;
  /** Whether any amount has the code of its currency. */
  readonly codes: boolean;
}

/** The digits stand in line where all amounts have room for what any has. What is owed on a loan is not marked DR. */
export function columnMarks(accounts: readonly Figures[]): ColumnMarks {
  const balances = accounts.map(({ balance }) => balance);
  const available = accounts.map(({ availableBalance }) => availableBalance);
  return {
    balance: accounts.some(({ group, balance }) => group !== 'lending' && isDebt(balance)),
    available: available.some(isDebt),
    codes: [...balances, ...available].some((amount) => amount !== undefined && amount.currency !== 'GBP'),
  };
}

function isDebt(amount: Money | undefined): boolean {
  return amount !== undefined && amount.minor < 0;
}
