import type { Account } from '#src/api/accounts/account.ts';
import { type Money, money } from '#src/kernel/money.ts';

type Figures = Pick<Account, 'group' | 'balance' | 'availableBalance'>;

/** How many marks an amount of a column has at most: its currency's code, and DR. Undefined if none has any. */
export interface ColumnMarks {
  readonly balance: number | undefined;
  readonly available: number | undefined;
}

/** The digits stand in line where all amounts have room for as many. What is owed on a loan is not marked DR. */
export function columnMarks(accounts: readonly Figures[]): ColumnMarks {
  return {
    balance: most(accounts.map(({ group, balance }) => (group === 'lending' ? balance && owed(balance) : balance))),
    available: most(accounts.map(({ availableBalance }) => availableBalance)),
  };
}

function owed({ minor, currency }: Money): Money {
  return money(Math.abs(minor), currency);
}

function most(amounts: readonly (Money | undefined)[]): number | undefined {
  const counts = amounts.map((amount) => (amount === undefined ? 0 : marksOf(amount)));
  return Math.max(0, ...counts) || undefined;
}

function marksOf({ minor, currency }: Money): number {
  return Number(currency !== 'GBP') + Number(minor < 0);
}
