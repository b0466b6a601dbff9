import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { transactionFileDownloaded } from '#src/api/transactions/transaction-files.ts';
import { transactionsOfPeriodRead } from '#src/api/transactions/transactions.ts';
import { addDays, addMonths, calendarDay } from '#src/kernel/calendar.ts';
import { accountsOf, usesExpected, usesFound } from '#tests/customers/capabilities.ts';
import { type DescribedCustomer, recordsIn, signInDescribed } from '#tests/customers/described-customer.ts';
import { runs } from '#tests/runs.ts';
import { readsEverything } from './app-reads.ts';
import { descriptions } from './descriptions.ts';
import { operations, reckon } from './reckoning.ts';

// The app reads every described customer as the bank has them, and what they pay is reckoned by the model of payments.

const today = calendarDay('2026-03-02');
const signal = new AbortController().signal;
const party = false as const;

/** The transactions of half a year, as they are listed and as they are sent in a file. */
async function listedAndSent({ store }: DescribedCustomer, account: Account) {
  const period = { party, accountId: account.id, from: addDays(addMonths(today, -6), 1), to: today };
  const listed = await store.dispatch(transactionsOfPeriodRead({ ...period, kind: account.kind }, signal));
  if ('error' in listed) throw new Error(listed.error.message);
  const filters = { categories: new Set<never>() };
  const file = await store.dispatch(transactionFileDownloaded({ ...period, format: 'csv', filters }, signal));
  if ('error' in file) throw new Error(file.error.message);
  return { list: listed.data, count: file.data.transactionCount };
}

async function agreesWithLedger(customer: DescribedCustomer): Promise<number> {
  const { sandbox, userId, store } = customer;
  const answer = await sandbox.control.balances(userId);
  if (answer.outcome === 'refused') throw new Error(answer.reason);
  const accounts = await accountsOf(store, party);
  expect(accounts.map(({ accountNumber }) => accountNumber).sort()).toEqual(
    answer.balances.map(({ number }) => number).sort(),
  );
  let lines = 0;
  for (const account of accounts) {
    const booked = answer.balances.find(({ number }) => number === account.accountNumber)?.balanceMinor;
    if (!/^(CA|RA|IA|NT)$/.test(account.kind)) continue;
    expect([account.accountNumber, account.balance?.minor]).toEqual([account.accountNumber, booked]);
    const { list, count } = await listedAndSent(customer, account);
    const { transactions, damagedCount } = list;
    expect([damagedCount, count]).toEqual([0, transactions.length]);
    if (transactions[0]?.balance !== undefined) expect(transactions[0].balance.minor).toBe(booked);
    // Each line leads from the balance before it to its own.
    for (const [place, { flag, amount, balance }] of transactions.entries()) {
      const before = transactions[place + 1]?.balance;
      if (before !== undefined && balance !== undefined) {
        expect(balance.minor - before.minor).toBe(flag === 'D' ? -amount.minor : amount.minor);
      }
    }
    lines += transactions.length;
  }
  return lines;
}

/** What each account may be used for follows the rules on the bank's records. */
async function hasCapabilities(customer: DescribedCustomer): Promise<void> {
  const { store, userId } = customer;
  const records = await recordsIn(customer);
  const user = records.users.find(({ id }) => id === userId);
  if (user === undefined) throw new Error(`${userId} is not in the bank.`);
  const accounts = records.accounts.filter(({ partyId }) => user.partyIds.includes(partyId));
  expect(await usesFound(store, party)).toEqual(usesExpected({ user, accounts }, 'global', () => true));
}

it('reads the accounts, lists and files of every described customer, and reckons what they pay', {
  timeout: 600_000,
}, async () => {
  let [lines, payees, orders] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(descriptions, operations, async (description: WrittenDescription, planned) => {
      const customer = await signInDescribed(description);
      lines += await agreesWithLedger(customer);
      await hasCapabilities(customer);
      payees += await readsEverything(customer);
      orders += (await reckon(customer, planned)) ?? 0;
      const requests = (await customer.sandbox.control.journal()).filter((entry) => entry.kind === 'request');
      expect(requests.filter(({ contract }) => contract !== 'kept')).toEqual([]);
    }),
    { numRuns: runs(60, 60) },
  );
  expect(lines).toBeGreaterThan(1_000);
  expect(payees).toBeGreaterThan(100);
  expect(orders).toBeGreaterThan(20);
});
