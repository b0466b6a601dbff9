import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { openWorld } from '#sandbox/control/journal/opening.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import type { Account } from '#src/api/accounts/account.ts';
import { accountDetailsApi } from '#src/api/accounts/account-details.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { categoryOf } from '#src/api/transactions/transaction-categories.ts';
import { transactionsOfPeriodRead } from '#src/api/transactions/transactions.ts';
import { repaymentOf } from '#src/features/accounts/model/progress.ts';
import { balanceOverTime } from '#src/features/transactions/model/charts/balance-over-time.ts';
import { type Loaded, loadedOf } from '#src/features/transactions/model/charts/loaded.ts';
import { moneyByMonth } from '#src/features/transactions/model/charts/money-by-month.ts';
import { spendingByCategory } from '#src/features/transactions/model/charts/spending.ts';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { answerTo, type PersonaStore, signInPersona } from '#tests/customers/sign-in-persona.ts';
import { runs } from '#tests/runs.ts';

// What each chart's table shows, read through the app's own calls, against the postings of an equal bank.

const today = calendarDay('2026-03-02');
const party = false as const;

interface Pair {
  readonly account: Account;
  readonly record: AccountRecord;
}

async function open(persona: string) {
  const store = await signInPersona(persona);
  if (store === undefined) throw new Error(`${persona} cannot log in.`);
  const settings = { persona, clock: '2026-03-02T09:30', freeze: true } as const;
  const { bank } = await openWorld(settings, { personas, jobKinds: { ...jobKinds, ...bankJobKinds } }, 1, 0);
  await commit(bank, knownUser(bank, persona)?.opening ?? []);
  const list = await answerTo(store.dispatch(accountsApi.endpoints.listAccounts.initiate({ party })));
  const records = bank.records.all('accounts');
  const pairs = (list?.accounts ?? []).flatMap((account): Pair[] => {
    const record = records.find(({ number }) => number === account.accountNumber);
    return record === undefined ? [] : [{ account, record }];
  });
  return { store, bank, pairs };
}

async function loadedBetween(store: PersonaStore, account: Account, from: CalendarDay, to: CalendarDay) {
  const period = { party, accountId: account.id, kind: account.kind, from, to };
  const answer = await store.dispatch(transactionsOfPeriodRead(period, new AbortController().signal));
  if ('error' in answer) throw new Error(answer.error.message);
  return loadedOf([{ ...answer.data, from, to }], account.currency) as Loaded;
}

function linesOf(bank: Bank, { id }: AccountRecord, { from, to }: Loaded) {
  return bank.ledger.linesBetween(id, from, to);
}

function sumBy<Key>(entries: readonly (readonly [Key, number])[]): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, minor] of entries) sums.set(key, (sums.get(key) ?? 0) + minor);
  return sums;
}

const withHistory = ['private-customer', 'racing-owner', 'joint-holder', 'low-limits', 'maker'];

it.each(withHistory)(
  'draws the transactions of %s as the ledger holds them, whatever part is loaded',
  async (persona) => {
    const { store, bank, pairs } = await open(persona);
    expect(pairs.length).toBeGreaterThan(0);
    const parts = fc.record({
      pair: fc.constantFrom(...pairs),
      // Today's postings come from jobs, which the other bank has not run.
      back: fc.integer({ min: 1, max: 250 }),
      days: fc.integer({ min: 0, max: 170 }),
    });
    let drawn = 0;
    await fc.assert(
      fc.asyncProperty(parts, async ({ pair: { account, record }, back, days }) => {
        const to = addDays(today, -back);
        const loaded = await loadedBetween(store, account, addDays(to, -days), to);
        const lines = linesOf(bank, record, loaded);
        drawn += lines.length;

        const daysWithLines = [...new Set(lines.map(({ posting }) => posting.bookedOn))].sort();
        expect(balanceOverTime(loaded).days.map(({ day, balance }) => [day, balance.minor])).toEqual(
          daysWithLines.map((day) => [day, bank.ledger.balanceOn(record.id, day)]),
        );

        const monthOf = (day: CalendarDay) => day.slice(0, 7);
        const side = (sign: 1 | -1) =>
          sumBy(
            lines.flatMap(({ posting, minor }) =>
              minor * sign > 0 ? [[monthOf(posting.bookedOn), minor * sign]] : [],
            ),
          );
        for (const { from, moneyIn, moneyOut } of moneyByMonth(loaded)) {
          const sums = [side(1).get(monthOf(from)) ?? 0, side(-1).get(monthOf(from)) ?? 0];
          expect([moneyIn.minor, moneyOut.minor]).toEqual(sums);
        }

        const spent = sumBy(
          lines.flatMap(({ posting, minor }) => (minor < 0 ? [[categoryOf(posting.code), -minor]] : [])),
        );
        expect(new Map(spendingByCategory(loaded).map(({ category, amount }) => [category, amount.minor]))).toEqual(
          spent,
        );
      }),
      { numRuns: runs(12) },
    );
    expect(drawn).toBeGreaterThan(0);
  },
  120_000,
);

it('draws what is repaid of every loan as the ledger holds it', async () => {
  const { store, bank, pairs } = await open('private-customer');
  const loans = pairs.filter(({ account: { kind } }) => kind === 'LN' || kind === 'MO');
  expect(loans.length).toBe(2);
  for (const { account, record } of loans) {
    const arg = { party, accountId: account.id };
    const { getLoanAccount, getLoanOutstanding } = accountDetailsApi.endpoints;
    const [terms, owed] = [
      await answerTo(store.dispatch(getLoanAccount.initiate(arg))),
      await answerTo(store.dispatch(getLoanOutstanding.initiate(arg))),
    ];
    const drawn = terms && owed && repaymentOf(terms, owed);
    const owedMinor = -bank.ledger.balanceOf(record.id);
    const repaid = Number(record.principalMinor) - owedMinor;
    expect(repaid).toBeGreaterThan(0);
    expect([drawn?.repaid.minor, drawn?.outstanding.minor]).toEqual([repaid, owedMinor]);
  }
});
