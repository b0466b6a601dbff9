import { expect } from '@playwright/test';
import type { AccountsScreen } from '#e2e/screens/accounts/accounts.screen.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { minorOf, type Wire } from '#e2e/support/wire.ts';

/** The balance of every account of the customer in pence, from the answer behind the list on screen. */
export async function balancesListed(
  accounts: AccountsScreen,
  sandbox: SandboxControl,
): Promise<Readonly<Record<string, number>>> {
  await expect(accounts.titles.first()).toBeVisible();
  const { accounts: listed } = await sandbox.lastAnswer<Wire<'AccountsAnswer'>>('listAccounts');
  return Object.fromEntries(
    listed.map(({ id, currentBalance, outstandingLoanDetailsDTO }) => [
      id.displayValue,
      minorOf(currentBalance ?? outstandingLoanDetailsDTO.outstandingAmount),
    ]),
  );
}

/** What the accounts have lost or gained in pence, the greatest loss first. The list may still be the one before, so poll. */
export async function movedSince(
  before: Readonly<Record<string, number>>,
  accounts: AccountsScreen,
  sandbox: SandboxControl,
): Promise<readonly number[]> {
  const now = await balancesListed(accounts, sandbox);
  return Object.entries(now)
    .map(([number, minor]) => minor - (before[number] ?? 0))
    .filter((moved) => moved !== 0)
    .sort((one, two) => one - two);
}
